/** Markdown as the site's own programs read it: with front matter, tables and, in `.mdx` files, MDX. */
import matter from 'gray-matter';
import type {Nodes, Root} from 'mdast';
import {remarkFrontmatter, remarkGfm, remarkMdx, remarkParse, unified} from './packages';

/** The framework's heading ids (`{#id}`) are not valid MDX; blanks in their place keep every offset. */
const headingId = /^(#{1,6} .*?)(\{#[^}\n]*\})[ \t]*$/gm;

/**
 * Parses the text of a page. Positions in the tree are those of the text.
 *
 * @param file its path, whose ending tells Markdown from MDX
 * @throws Error, with `reason` and `line`, when the text is not valid MDX
 */
export function parseMarkdown(source: string, file: string): Root {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
  const text = source.replace(headingId, (all, head: string) => head.padEnd(all.length));
  return (file.endsWith('.mdx') ? parser.use(remarkMdx) : parser).parse(text);
}

/**
 * Reads the front matter of a page; empty when it has none.
 *
 * @throws Error when it is not valid YAML
 */
export function readFrontMatter(source: string): Record<string, unknown> {
  // An options object keeps gray-matter from returning a cached, half-read result after an error.
  return source.startsWith('---') ? matter(source, {}).data : {};
}

/** Line on which a node starts, from 1. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
