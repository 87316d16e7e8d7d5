/** Renders the text of a code block: the colors of its tokens, and the marks of its lines. */
import {escape, renderText} from './text';
import {tokenizeLines, type ColoredToken} from './tokens';

/** The address of a name in code, such as `core.#Helm`, if it has one. */
export type FindLink = (name: string) => string | undefined;

export type Mark = 'marked' | 'added' | 'removed' | 'head' | 'error';

/** An element around lines, from one index up to another. It ends with `</span>`. */
export interface LineWrapper {
  from: number;
  to: number;
  /** Its start tag. */
  open: string;
}

interface HighlightOptions {
  /** Marks by line index, from 0. */
  marks?: ReadonlyMap<number, Mark>;
  /** From the outermost to the innermost. */
  wrappers?: readonly LineWrapper[];
  /** The command that has a color of its own. */
  product?: string;
  /** Finds a place in the reader's own files in a line of an output: what is before it, and the place. */
  place?: RegExp;
  link?: FindLink;
}

const isPlain = ({color, text}: ColoredToken) => color === 'plain' || !text.trim();

/** The address of a name, which may follow its package: `core.` before `#Helm`. */
function findAddress({color, text}: ColoredToken, before: string, link?: FindLink): string | undefined {
  if (!['name', 'key'].includes(color) || !/^[#\w]+$/.test(text)) {
    return undefined;
  }
  const [owner = ''] = /\w+\.$/.exec(before) ?? [];
  return link?.(owner + text);
}

/** @param before the plain text before the token */
function renderToken(token: ColoredToken, before: string, link?: FindLink): string {
  // A flag in a shell never breaks: see lines.css.
  const html = token.color === 'quiet' ? escape(token.text) : renderText(token.text);
  if (isPlain(token)) {
    return html;
  }
  const href = findAddress(token, before, link);
  const linked = href ? `<a class="code-link" href="${href}">${html}</a>` : html;
  return `<span class="code-${token.color}">${linked}</span>`;
}

function renderTokens(tokens: readonly ColoredToken[], link?: FindLink): string {
  let before = '';
  return tokens
    .map((token) => {
      const html = renderToken(token, before, link);
      before = isPlain(token) ? before + token.text : '';
      return html;
    })
    .join('');
}

/** A line of an output with a place in the reader's files in bold; undefined for other lines. */
function renderPlace(text: string, place?: RegExp): string | undefined {
  const [, before = '', found] = place?.exec(text) ?? [];
  return found === undefined ? undefined : `${renderText(before)}<b>${renderText(found)}</b>`;
}

/** Shorter lines fit on every phone. */
const ALWAYS_FITS = 26;

/** Continued lines begin this many characters after the first one; after a tab they keep to its stops. */
const HANG = 2;
const TAB_SIZE = 4;

/** The columns that continued lines skip: the line's own indent, and what a tab has more than `HANG`. */
function countIndent(line: string): number {
  const space = /^\s*/.exec(line)?.[0] ?? '';
  const columns = space.replaceAll('\t', ' '.repeat(TAB_SIZE)).length;
  // A deeper indent wouldn't fit on a phone. lines.css has a class for each even number.
  const even = columns - (columns % 2);
  return Math.min(even, 3 * TAB_SIZE) + (space.includes('\t') ? TAB_SIZE - HANG : 0);
}

/** Puts a line into an element of its own if it's marked, or if it may wrap. */
function wrapLine(html: string, text: string, mark?: Mark): string {
  if (!mark && text.length <= ALWAYS_FITS) {
    return html;
  }
  const indent = countIndent(text);
  const names = ['code-line', mark && `code-${mark}`, indent > 0 && `in-${indent}`].filter(Boolean);
  return `<span class="${names.join(' ')}">${html}</span>`;
}

/**
 * The HTML of a block's code: spans with the classes `code-comment` and so on, and a span `code-line` around each line
 * that is marked or may wrap. Its text is exactly the code, except for elisions.
 */
export function highlight(
  code: string,
  language: string,
  {marks = new Map(), wrappers = [], product, place, link}: HighlightOptions = {},
): string {
  const texts = code.split('\n');
  const lines = tokenizeLines(code, language, product).map((tokens, index, {length}) => {
    const text = texts[index] ?? '';
    const html = renderPlace(text, place) ?? renderTokens(tokens, link);
    const line = wrapLine(index < length - 1 ? `${html}\n` : html, text, marks.get(index));
    const starts = wrappers.filter(({from}) => from === index).map(({open}) => open);
    const ends = wrappers.filter(({to}) => to === index + 1).map(() => '</span>');
    return [...starts, line, ...ends].join('');
  });
  return lines.join('');
}
