/** Compares an excerpt with the file that it is a part of. */
import {escapeRegexp} from '@docusaurus/utils';
import type {CodeBlock} from './codeBlocks';

/** A line that folds a value: what is before the ellipsis, and what is after it. */
const fold = /^(\s*)(.*[{[(])…([)\]}].*)$/;

/** The pattern of a line, which a file may indent further than the excerpt. */
function linePattern(line: string): string {
  if (line === '') {
    return '';
  }
  const [, space = '', opening, closing = ''] = fold.exec(line) ?? [];
  if (opening === undefined) {
    return `\\k<indent>${escapeRegexp(line)}`;
  }
  const start = `\\k<indent>${space}`;
  // The value's own lines are indented further, or they separate two elements of a list.
  const inside = `(?:(?:${start}(?:\\s|[)\\]}], *[{[(]).*)?\\n)*?`;
  return `${start}${escapeRegexp(opening)}\\n${inside}${start}${escapeRegexp(closing)}`;
}

/**
 * Whether a file contains an excerpt. An excerpt is made of whole lines. It may omit an indent that all its lines have,
 * and an ellipsis in brackets replaces the lines between them:
 *
 *     helm: {                    helm: {…}
 *       chart: name: "a"    →
 *     }
 */
export function containsExcerpt(file: string, excerpt: string): boolean {
  const pattern = excerpt.split('\n').map(linePattern).join('\\n');
  return new RegExp(`^${pattern.replace('\\k<indent>', '(?<indent>[ \\t]*)')}`, 'm').test(file);
}

/** The block that writes an excerpt's file, if it is further down: a reference explains the parts before the whole. */
export function laterFile(excerpt: CodeBlock, blocks: readonly CodeBlock[]): CodeBlock | undefined {
  const file = blocks.find(({kind, title}) => kind === 'file' && title === excerpt.title);
  return file && blocks.indexOf(file) > blocks.indexOf(excerpt) ? file : undefined;
}
