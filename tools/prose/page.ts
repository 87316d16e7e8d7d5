import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import type {Heading, Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A page of prose, parsed. */
export interface ProsePage {
  /** Path relative to the site's folder. */
  file: string;
  /** Front matter, as written. */
  data: Record<string, unknown>;
  tree: Root;
}

/** A fault of a page, with how to mend it. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Heading ids (`{#id}`) are the framework's and no MDX; blanks keep every position. */
const headingId = /^(#{1,6} .*?)(\{#[^}\n]*\})[ \t]*$/gm;

/**
 * Parses the text of a page.
 *
 * @throws Error when the page is no valid Markdown or MDX.
 */
export function parseProse(source: string, file: string): ProsePage {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
  const text = source.replace(headingId, (all, head: string) => head.padEnd(all.length));
  const tree = (file.endsWith('.mdx') ? parser.use(remarkMdx) : parser).parse(text);
  return {file, data: matter(source, {}).data, tree};
}

/** Reads and parses a page. */
export function readProse(file: string): ProsePage {
  return parseProse(readFileSync(file, 'utf8'), file);
}

/** Line on which a node starts. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
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
