/** Makes the tree that the bundler's parser would make, from the tree that other plugins read of the same page. */
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe} from '../../engine/keptTree';
import {headingId, withMdx} from '../../engine/markdown';
import {perObject} from '../../engine/perObject';
import type {SourcePage} from '../../engine/sourcePage';

/** A processor of unified: its data has the extensions of the syntax. */
interface Processor {
  data(): unknown;
}

/** An extension of micromark: what can begin with a character, by its code, within text or between paragraphs. */
type Extension = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const extensionsOf = (processor: Processor) =>
  (processor.data() as {micromarkExtensions?: Extension[]}).micromarkExtensions ?? [];

/** The first signs of directives (`:::note`) and comments (`<!-- … -->`), which the framework adds to the syntax. */
const added = [':', '<'].map((sign) => String(sign.charCodeAt(0)));

const isAddedByFramework = (extension: Extension) =>
  Object.entries(extension).every(
    ([place, constructs]) =>
      ['flow', 'text'].includes(place) && Object.keys(constructs).every((code) => added.includes(code)),
  );

/** Whether a parser has the syntax of `kit/markdown`, and besides it only what the framework adds. */
const hasSameSyntax = perObject((processor: Processor): boolean => {
  const own = new Set(extensionsOf(withMdx).map(describe));
  const others = extensionsOf(processor)
    .filter((extension) => !isAddedByFramework(extension))
    .map(describe);
  return others.length === own.size && others.every((extension) => own.has(extension));
});

/** `:::note`, `::video` or `:name`, in a text that was read without them. */
const directive = /:[\p{L}$_]/u;

/** Whether a tree, read without directives and comments, has neither. A comment isn't valid MDX, so its page has no tree. */
function isWithoutDirectives(tree: Root): boolean {
  let isWithout = true;
  visit(tree, (node) => {
    const text = node.type === 'text' ? node.value : 'alt' in node && node.alt;
    isWithout &&= !text || !directive.test(text);
  });
  return isWithout;
}

/** A heading's id (`{#install}`), which `kit/markdown` reads as blanks and the framework as `\{#install}`. */
interface HeadingId {
  /** Offset of its line. */
  line: number;
  /** The line up to the id, and the rest. */
  before: string;
  text: string;
}

const headingIds = (source: string): HeadingId[] =>
  Array.from(source.matchAll(headingId), ({0: line, 1: before = '', index}) => ({
    line: index,
    before,
    text: line.slice(before.length),
  }));

/** A page's text as the framework prepares it for the bundler's parser: `## A {#a}` → `## A \{#a}` */
const prepared = (source: string) =>
  source.replace(headingId, (line, before: string) => `${before}\\${line.slice(before.length)}`);

/** Letters and digits aren't syntax, nor are hyphens and underscores between them. */
const plainId = /^\{#[\p{L}\p{N}]+(?:[-_]+[\p{L}\p{N}]+)*\}$/u;

/** Whether an id is text after the heading's own, and the last: no part of an address, and not after `##`, which ends a heading. */
const isText = ({before, text}: HeadingId) =>
  plainId.test(text) && /[ \t]$/.test(before) && !/[ \t]#+[ \t]+$/.test(before);

/**
 * Copies a tree, because plugins of the bundler change theirs.
 *
 * @param moved the offset in the prepared text, by that in the page's text
 */
function copyOf(tree: Root, moved: (offset: number) => number): Root {
  /** @param isProgram whether the value is of JavaScript, whose nodes have other names for their offsets */
  function copy(value: unknown, isProgram: boolean): unknown {
    if (Array.isArray(value)) {
      return value.map((item) => copy(item, isProgram));
    }
    if (typeof value !== 'object' || value === null || value instanceof RegExp) {
      return value;
    }
    const offsets = isProgram ? ['offset', 'start', 'end'] : ['offset'];
    return Object.fromEntries(
      Object.entries(value).map(([key, item]: [string, unknown]) => {
        if (typeof item === 'number' && offsets.includes(key)) {
          return [key, moved(item)];
        }
        if (isProgram && key === 'range') {
          return [key, (item as number[]).map(moved)];
        }
        return [key, copy(item, isProgram || key === 'estree')];
      }),
    );
  }

  return copy(tree, false) as Root;
}

/** Adds an id to the text of its heading: `A` → `A {#a}` */
function addId({children, position}: Heading, {before, text}: HeadingId): void {
  if (!position) {
    return;
  }
  const title = before.trimEnd();
  const {line, column, offset = 0} = position.start;
  const at = (length: number) => ({line, column: column + length, offset: offset + length});
  // The text has a `\` before the id.
  position.end = at(before.length + 1 + text.length);
  const value = before.slice(title.length) + text;
  const last = children.at(-1);
  if (last?.type === 'text' && last.position) {
    last.value += value;
    last.position.end = {...position.end};
  } else {
    children.push({type: 'text', value, position: {start: at(title.length), end: {...position.end}}});
  }
}

/** Whether it is worth to read a page for `treeFor`: on a site without rules of content, nothing else has read it. */
export const mayShare = (text: string, processor: Processor): boolean =>
  !/^[ \t>]*:{3}/m.test(text) && hasSameSyntax(processor);

/**
 * The tree that the bundler's parser would make of a page, from the one that `kit/sourcePage` has of it:
 *
 *     the tree of `## A`, where `{#a}` is blank  →  the tree of `## A \{#a}`
 *
 * @param text what the bundler's parser would parse
 * @returns nothing for a page whose tree would differ in more than the ids of its headings
 */
export function treeFor(page: SourcePage, text: string, processor: Processor): Root | undefined {
  const ids = headingIds(page.text);
  const isSame = text === prepared(page.text) && hasSameSyntax(processor) && isWithoutDirectives(page.tree);
  if (!isSame || !ids.every(isText)) {
    return undefined;
  }
  const signs = ids.map(({line, before}) => line + before.length);
  const moved = (offset: number) => offset + signs.filter((sign) => sign < offset).length;
  const tree = copyOf(page.tree, moved);
  const headings = new Map<number | undefined, Heading>();
  visit(tree, 'heading', (heading) => {
    headings.set(heading.position?.start.offset, heading);
  });
  for (const id of ids) {
    const heading = headings.get(moved(id.line));
    // A line of a block of code can look like a heading.
    if (!heading || heading.children.length === 0) {
      return undefined;
    }
    addId(heading, id);
  }
  return tree;
}
