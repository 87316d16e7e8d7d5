/** Renders the text of a code block: the colors of its tokens, and the marks of its lines. */
import {MARKED} from '../../engine/codeBlock';
import {escape, renderText} from './text';
import {tokenizeLines, type ColoredToken} from './tokens';

export type Mark = 'marked' | 'added' | 'removed' | 'head' | 'error';

interface HighlightOptions {
  /** Marks by line index, from 0. */
  marks?: ReadonlyMap<number, Mark>;
  /** Further classes by line index. */
  classes?: Readonly<Record<number, readonly string[]>>;
  /** The number of the first line, if readers see the numbers. */
  firstNumber?: number;
  /** The number of lines at the start that the page folds. */
  folded?: number;
  /** The command that has a color of its own. */
  product?: string;
}

const isPlain = ({color, text}: ColoredToken) => color === 'plain' || !text.trim();

function renderToken(token: ColoredToken): string {
  // A flag in a shell never breaks: see lines.css.
  const html = token.color === 'quiet' ? escape(token.text) : renderText(token.text);
  return isPlain(token) ? html : `<span class="code-${token.color}">${html}</span>`;
}

/** Shorter lines fit on every phone. */
const ALWAYS_FITS = 26;

/** How deep a line is indented, in steps of two columns, which is a tab's width. A phone has no room for more than four. */
function depthOf(text: string): number {
  const [indent = ''] = /^[+-]?\s*/.exec(text) ?? [];
  return Math.min(4, Math.floor(indent.replaceAll('\t', '  ').length / 2));
}

/**
 * Puts a line into an element of its own if it's marked or numbered, or if it may wrap. Its continued lines are indented as it is: see
 * lines.css.
 */
function wrapLine(html: string, text: string, classes: readonly string[], number?: number): string {
  const mayWrap = text.length > ALWAYS_FITS;
  if (classes.length === 0 && number === undefined && !mayWrap) {
    return html;
  }
  const depth = mayWrap ? depthOf(text) : 0;
  const names = ['code-row', ...classes, ...(depth ? [`in-${depth}`] : [])];
  const line = number === undefined ? '' : ` data-line="${number}"`;
  return `<span class="${names.join(' ')}"${line}>${html}</span>`;
}

/**
 * The HTML of a block's code: spans with the classes `code-comment` and so on, and a span `code-row` around each line
 * that is marked, numbered, or may wrap. Its text is exactly the code, except for elisions.
 */
export function highlight(
  code: string,
  language: string,
  {marks = new Map(), classes = {}, firstNumber, folded = 0, product}: HighlightOptions = {},
): string {
  const texts = code.split('\n');
  const lines = tokenizeLines(code, language, product).map((tokens, index, {length}) => {
    const html = tokens.map(renderToken).join('');
    const mark = marks.get(index);
    const others = classes[index]?.map((name) => (name === MARKED ? 'code-marked' : name)) ?? [];
    const names = new Set(mark ? [`code-${mark}`, ...others] : others);
    const number = firstNumber === undefined ? undefined : firstNumber + index;
    return wrapLine(index < length - 1 ? `${html}\n` : html, texts[index] ?? '', [...names], number);
  });
  const run = lines.splice(0, folded).join('');
  return (run && `<span class="code-progress">${run}</span>`) + lines.join('');
}
