import {grammarOf, Prism} from './languages';

/**
 * The color of a token by the type that its grammar gives it. The colors are in lines.css, as
 * classes of these names; types that are not here, such as punctuation, have the color of plain text.
 */
const colors: Record<string, string> = {
  ...group('comment', 'comment prolog doctype cdata coord'),
  ...group('key', 'key property attr-name atrule tag selector'),
  ...group('keyword', 'keyword builtin important'),
  ...group('string', 'string char attr-value scalar'),
  ...group('number', 'number boolean constant null datetime'),
  ...group('name', 'function class-name namespace attribute'),
  ...group('plain', 'variable parameter symbol interpolation'),
  ...group('url', 'regex url entity'),
};

function group(color: string, types: string): Record<string, string> {
  return Object.fromEntries(types.split(' ').map((type) => [type, color]));
}

type Token = string | InstanceType<typeof Prism.Token>;

interface Piece {
  color: string;
  text: string;
}

/** The text in the order of reading, each piece with the color of the innermost token that has one. */
function pieces(tokens: Token | Token[], color = 'plain'): Piece[] {
  if (typeof tokens === 'string') {
    return [{color, text: tokens}];
  }
  if (Array.isArray(tokens)) {
    return tokens.flatMap((token) => pieces(token, color));
  }
  const types = [tokens.type, ...[tokens.alias ?? []].flat()];
  const own = types.flatMap((type) => colors[type] ?? []).at(-1);
  return pieces(tokens.content as Token | Token[], own ?? color);
}

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Stand for elisions while the code is split into tokens: no grammar knows them, no text has them. */
const elisions = {within: '\uE000', lines: '\uE001'};

const elisionLabels: Record<string, string> = {
  [elisions.within]: 'left out',
  [elisions.lines]: 'lines left out',
};

/** The code of an output with its elisions, `[..]` and `[...]` alone on a line, ready to be drawn as an ellipsis. */
export function withElisions(code: string): string {
  return code.replace(/^([ \t]*)\[\.\.\.\]$/gm, `$1${elisions.lines}`).replaceAll('[..]', elisions.within);
}

/** The text is the ellipsis alone, so that copies and the search get no words that nothing printed. */
const drawElisions = (html: string) =>
  html.replace(
    /[\uE000\uE001]/g,
    (mark) => `<span class="code-elided" role="img" aria-label="${elisionLabels[mark]}">…</span>`,
  );

const escape = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** Names with dots between them, the path of a field in an error. */
const fieldPath = /[\w"-]+(?:\.[\w"-]+){3,}/g;

/** A line may break between the parts of a path, as one reads it, instead of within a name. */
const withBreaks = (html: string) =>
  html
    .replace(fieldPath, (names) => names.replaceAll('.', '.<wbr>'))
    .replace(/(?<=[\w.-])\/(?=[\w.-])/g, '/<wbr>');

function toHtml({color, text}: Piece): string {
  const html = drawElisions(withBreaks(escape(text)));
  return color === 'plain' || !text.trim() ? html : `<span class="code-${color}">${html}</span>`;
}

/** What a line is marked as. */
export type Mark = 'marked' | 'added' | 'removed' | 'head' | 'error';

/** Lines of fewer characters are not wrapped on any phone. */
const ALWAYS_FITS = 26;

/** Continued lines begin this many characters after the first one; after a tab they keep to its stops. */
const HANG = 2;
const TAB = 4;

/** The columns of a line before its first character that is no white space; and those that continued lines skip. */
function indentOf(line: string): number {
  const space = /^\s*/.exec(line)?.[0] ?? '';
  const columns = space.replaceAll('\t', ' '.repeat(TAB)).length;
  // Of deeper lines a phone would show nothing. lines.css has a class for each even number.
  const even = columns - (columns % 2);
  return Math.min(even, 3 * TAB) + (space.includes('\t') ? TAB - HANG : 0);
}

export interface Look {
  /** By the index of the line, from 0. */
  marks?: ReadonlyMap<number, Mark>;
  /** Finds a place in the reader's own files in a line of an output: what is before it, and the place. */
  place?: RegExp;
}

/**
 * The HTML of a block's code: spans with the classes `code-comment` and so on, and a span `code-line` around each line
 * that is marked, or that may have to be wrapped. Its text is the code, to the letter but for elisions.
 */
export function highlight(code: string, language: string, {marks = new Map(), place}: Look = {}): string {
  const grammar = grammarOf(language);
  const texts = code.split('\n');
  const lines: string[] = [''];
  for (const {color, text} of grammar ? pieces(Prism.tokenize(code, grammar)) : pieces(code)) {
    const [first = '', ...others] = text.split('\n');
    lines.push((lines.pop() ?? '') + toHtml({color, text: first}));
    lines.push(...others.map((line) => toHtml({color, text: line})));
  }
  return lines
    .map((html, index) => {
      const text = texts[index] ?? '';
      const found = language === 'txt' ? place?.exec(text) : undefined;
      const shown = found ? `${toPlain(found[1])}<b>${toPlain(found[2])}</b>` : html;
      const line = index < lines.length - 1 ? `${shown}\n` : shown;
      const mark = marks.get(index);
      if (!mark && text.length <= ALWAYS_FITS) {
        return line;
      }
      const indent = indentOf(text);
      const depth = indent > 0 ? ` in-${indent}` : '';
      return `<span class="code-line${mark ? ` code-${mark}` : ''}${depth}">${line}</span>`;
    })
    .join('');
}

const toPlain = (text = '') => toHtml({color: 'plain', text});
