/** Related lines of code, which a page's script lights together. Their plugin tells them to the one that shows code. */
import type {Code} from 'mdast';

/** A line that lights others or is lit by them. */
export interface LitLine {
  /** Its id in the page, if others light it. */
  id?: string;
  /** The ids of what it lights, separated by spaces: lines, or other elements of the page. */
  lights?: string;
  /** The id of the line that a link leads to. */
  to?: string;
  /** The link's name: `changes 2 lines of greeter.gen.yaml`. */
  name?: string;
  /** Its short form, which the page shows: `changes 2 lines`. Without it, the link is not seen. */
  label?: string;
}

export interface LitBlock {
  /** The lines by their indices. */
  lines: ReadonlyMap<number, LitLine>;
  /** What the block's button does, to be followed by the block's name. Without it, the block has no button. */
  action?: string;
  /** The keys that readers can press after the button. */
  keys?: string;
}

/** Tells the related lines of a block in Markdown. */
export function tellLines(node: Code, {lines, ...more}: LitBlock): void {
  const lit = JSON.stringify({lines: [...lines], ...more});
  node.data = {...node.data, hProperties: {...node.data?.hProperties, lit}};
}

/** Reads what `tellLines` wrote, from the properties of the block in HTML. */
export function readLines({lit}: Record<string, unknown>): LitBlock | undefined {
  if (typeof lit !== 'string') {
    return undefined;
  }
  const {lines, ...more} = JSON.parse(lit) as Omit<LitBlock, 'lines'> & {lines: [number, LitLine][]};
  return {lines: new Map(lines), ...more};
}
