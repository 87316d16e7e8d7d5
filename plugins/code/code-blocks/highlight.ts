/**
 * Renders the text of a code block: splits it into tokens by a grammar of Prism, gives each a color, and puts the marks of its lines
 * around them.
 */
import {Prism} from 'prism-react-renderer';
import {MARKED} from '../../engine/codeBlock';
import {escape, renderText} from './text';

/**
 * Types of tokens by their color, which is a class in lines.css. Types that are not here, such as punctuation, have the color of plain
 * text.
 */
export const colors = {
  comment: 'comment prolog doctype cdata coord',
  key: 'key property attr-name atrule tag selector',
  keyword: 'keyword builtin important',
  string: 'string char attr-value scalar',
  number: 'number boolean constant null datetime',
  name: 'function class-name namespace attribute',
  plain: 'variable parameter symbol interpolation',
  command: 'command',
  quiet: 'flag',
};

const colorByType = new Map(
  Object.entries(colors).flatMap(([color, types]) => types.split(' ').map((type) => [type, color])),
);

type PrismToken = string | InstanceType<typeof Prism.Token>;

interface ColoredToken {
  color: string;
  text: string;
}

/** Nested tokens as a list, each with the color of the innermost token that has one. */
function flatten(tokens: PrismToken | PrismToken[], color = 'plain'): ColoredToken[] {
  if (typeof tokens === 'string') {
    return [{color, text: tokens}];
  }
  if (Array.isArray(tokens)) {
    return tokens.flatMap((token) => flatten(token, color));
  }
  const types = [tokens.type, ...[tokens.alias ?? []].flat()];
  const tokenColor = types.flatMap((type) => colorByType.get(type) ?? []).at(-1);
  return flatten(tokens.content as PrismToken | PrismToken[], tokenColor ?? color);
}

/** Adds a token to a line. Plain text is one token, because some grammars split a flag at its hyphens: `-`, `-`, `set`. */
function append(line: ColoredToken[], token: ColoredToken): void {
  const last = line.at(-1);
  if (last?.color === 'plain' && token.color === 'plain') {
    last.text += token.text;
  } else {
    line.push(token);
  }
}

/**
 * The tokens of each line of code.
 *
 * @param product the command that has a color of its own
 */
function tokenizeLines(code: string, language: string, product?: string): ColoredToken[][] {
  const grammar = Prism.languages[language];
  let line: ColoredToken[] = [];
  const lines = [line];
  for (const {color, text} of flatten(grammar ? Prism.tokenize(code, grammar) : code)) {
    const wordColor = color === 'command' && text === product ? 'product' : color;
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        line = [];
        lines.push(line);
      }
      append(line, {color: wordColor, text: part});
    });
  }
  return lines;
}

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
