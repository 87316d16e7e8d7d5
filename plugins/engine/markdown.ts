/** Parses Markdown with front matter, tables, notes and MDX, as the framework does. */
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import matter from 'gray-matter';
import type {Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {cachedTree} from './cachedTree';
import {normalizeText} from './files';
import {loadPackage} from './loadPackage';
import {withRemedy} from './remedies';

// The framework's package for HTML comments, which it depends on.
const {default: remarkComment} = loadPackage('@slorber/remark-comment') as {default: Plugin};
const {unified} = loadPackage('unified') as typeof import('unified');
const {default: remarkDirective} = loadPackage('remark-directive') as typeof import('remark-directive');
const {default: remarkFrontmatter} = loadPackage('remark-frontmatter') as typeof import('remark-frontmatter');
const {default: remarkGfm} = loadPackage('remark-gfm') as typeof import('remark-gfm');
const {default: remarkMdx} = loadPackage('remark-mdx') as typeof import('remark-mdx');
const {default: remarkParse} = loadPackage('remark-parse') as typeof import('remark-parse');

/** The framework reads the text in these fences, which hide MDX from other programs, as part of the page. */
const mdxFence = /^( *(`{3,}) *mdx-code-block\n)([^]*?)^( *\2)$/gm;

const blank = (text: string) => text.replace(/./g, ' ');

/**
 * The text of a page as it is parsed, with each line in its place. After it, the framework's own changes find nothing to do, so it parses
 * the same text: `# A {#b}` → `# A \{#b}`, `:::tip A` → `:::tip[A]`
 */
export function preprocess(source: string): string {
  const text = normalizeText(source).replace(
    mdxFence,
    (_, open: string, _marks, code: string, end: string) => blank(open) + code + blank(end),
  );
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(text), ['[a-zA-Z][\\w-]*']);
}

// In the order in which the framework adds syntax.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

/** Corrects the offsets of a tree to those of the text before `preprocess`. */
function restoreOffsets(tree: Root, text: string): void {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({index}) => index + 1)];
  visit(tree, ({position}) => {
    for (const point of position ? [position.start, position.end] : []) {
      point.offset = Math.min((starts[point.line - 1] ?? 0) + point.column - 1, text.length);
    }
  });
}

/**
 * Parses the text of a page. Offsets in the tree are those of the normalized text.
 *
 * @param cache the file that keeps the tree for the framework and the next build
 */
export function parseMarkdown(source: string, cache?: string): Root {
  const text = preprocess(source);
  const parse = () => parser.parse(text);
  const tree = cache ? cachedTree(cache, text, parser.data('micromarkExtensions'), parse) : parse();
  restoreOffsets(tree, normalizeText(source));
  return tree;
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
  // YAML is surprised by the line after a value that has more than its quotes.
  const isAfter = mark && /: *(["']).*\1.+$/.test(mark.buffer.split('\n')[mark.line - 1] ?? '');
  const opened = /\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1];
  return {
    line: Number(opened ?? line ?? (mark?.line ?? 0) + (isAfter ? 0 : 1)),
    message: `cannot be parsed: ${withRemedy(reason)}`,
  };
}

/** Reads the front matter of a page; empty when it has none. */
export function readFrontMatter(source: string): Record<string, unknown> {
  // An options object keeps gray-matter from returning a cached, half-read result after an error.
  return source.startsWith('---') ? matter(source, {}).data : {};
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** The name of a tag, and its attributes: texts, or code between braces. A node that is no tag has no name. */
export function tagOf(node: Nodes): {name: string; attributes: Readonly<Record<string, unknown>>} {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return {name: '', attributes: {}};
  }
  const attributes = node.attributes.map((one) => ['name' in one ? one.name : '...', one.value] as const);
  return {name: node.name ?? '', attributes: Object.fromEntries(attributes)};
}
