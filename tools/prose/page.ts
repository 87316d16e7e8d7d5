import type {Heading, Nodes, Root} from 'mdast';
import {parseMarkdown, readFrontMatter} from '../../lib/markdown';

/** A page of prose, parsed. */
export interface ProsePage {
  /** Path relative to the site's folder. */
  file: string;
  /** Front matter, as written. */
  data: Record<string, unknown>;
  tree: Root;
}

/**
 * Parses the text of a page.
 *
 * @throws Error when the page is no valid Markdown or MDX.
 */
export function parseProse(source: string, file: string): ProsePage {
  return {file, data: readFrontMatter(source), tree: parseMarkdown(source, file)};
}

/** Text of a node, with code left out: rules of prose do not hold for it. */
export function proseOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => proseOf(child)).join('') : '';
}

/** The title as if it were the heading that the framework makes of it. */
export function titleOf(page: ProsePage): Heading {
  return {type: 'heading', depth: 1, children: [{type: 'text', value: String(page.data.title ?? '')}]};
}
