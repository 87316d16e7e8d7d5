/** Parses Markdown with front matter, tables and MDX. */
import matter from 'gray-matter';
import type {Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {cachedTree} from './cachedTree';
import {normalizeText} from './files';
import {loadPackage} from './loadPackage';
import {withRemedy} from './remedies';

// The framework's package for HTML comments, which it depends on.
const {default: remarkComment} = loadPackage('@slorber/remark-comment') as {default: Plugin};
const {unified} = loadPackage('unified') as typeof import('unified');
const {default: remarkFrontmatter} = loadPackage('remark-frontmatter') as typeof import('remark-frontmatter');
const {default: remarkGfm} = loadPackage('remark-gfm') as typeof import('remark-gfm');
const {default: remarkMdx} = loadPackage('remark-mdx') as typeof import('remark-mdx');
const {default: remarkParse} = loadPackage('remark-parse') as typeof import('remark-parse');

/** The framework's heading ids (`{#id}`) aren't valid MDX. Replacing them by blanks keeps every offset. */
const headingId = /^(#{1,6} .*?)(\{#[^}\n]*\})[ \t]*$/gm;

/** The framework reads the text in these fences, which hide MDX from other programs, as part of the page. */
const mdxFence = /^((`{3,})mdx-code-block\n)([^]*?)^(\2)$/gm;

const blank = (text: string) => text.replace(/./g, ' ');

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkComment)
  .freeze();

/**
 * Parses the text of a page. Positions in the tree are those of the normalized text.
 *
 * @param cache the file that keeps the tree for the next build
 */
export function parseMarkdown(source: string, cache?: string): Root {
  const text = normalizeText(source)
    .replace(headingId, (all, head: string) => head.padEnd(all.length))
    .replace(
      mdxFence,
      (_, open: string, _marks, code: string, end: string) => blank(open) + code + blank(end),
    );
  return cache === undefined ? parser.parse(text) : cachedTree(cache, text, () => parser.parse(text));
}

/** The problem in a text that `parseMarkdown` or `readFrontMatter` rejected, with its remedy and line. */
export function explain(error: unknown): {line: number; message: string} {
  const {
    reason = String(error),
    line,
    mark,
  } = error as {
    reason?: string;
    line?: number | null;
    /** The YAML parser counts from 0, starting at the line before the first. */
    mark?: {line: number; buffer: string};
  };
  const tab = mark ? mark.buffer.split('\n').findIndex((text) => /^ *\t/.test(text)) : -1;
  if (tab >= 0) {
    return {line: tab + 1, message: 'cannot be parsed: YAML is indented by a tab; write spaces instead'};
  }
  const opened = /\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1];
  return {
    line: Number(opened ?? line ?? (mark?.line ?? 0) + 1),
    message: `cannot be parsed: ${withRemedy(reason)}`,
  };
}

/** Reads the front matter of a page; empty when it has none. */
export function readFrontMatter(source: string): Record<string, unknown> {
  // An options object keeps gray-matter from returning a cached, half-read result after an error.
  return source.startsWith('---') ? matter(source, {}).data : {};
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Markdown without the addresses of its links, whose text may have brackets in code: ``[`[a]`](/b/)`` → `` `[a]` `` */
export const plainText = (markdown: string) =>
  markdown.replace(/\[((?:`[^`]*`|[^\]\\`]|\\.)*)\]\([^)]*\)/g, '$1');
