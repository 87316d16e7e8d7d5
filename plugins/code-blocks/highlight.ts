import type {LitLine} from '../kit/litLines';
import {flag} from './flags';
import type {FileHead} from './fileHeads';
import {Prism} from './languages';

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
  ...group('command', 'command'),
  ...group('quiet', 'flag'),
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

/** Placeholders for elisions during highlighting, which grammars and texts don't use. */
const elisions = {within: '\uE000', lines: '\uE001'};

const elisionLabels: Record<string, string> = {
  [elisions.within]: 'left out',
  [elisions.lines]: 'lines left out',
};

/** The code of an output with its elisions, `[..]` and `[...]` alone on a line, ready to be drawn as an ellipsis. */
export function withElisions(code: string): string {
  return code.replace(/^([ \t]*)\[\.\.\.\]$/gm, `$1${elisions.lines}`).replaceAll('[..]', elisions.within);
}

/** The text is only an ellipsis, so that copies and the search contain no words that weren't printed. */
const drawElisions = (html: string) =>
  html.replace(
    /[\uE000\uE001]/g,
    (mark) => `<span class="code-elided" role="img" aria-label="${elisionLabels[mark]}">…</span>`,
  );

const escape = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** The path of a file as the value of an attribute. A line may break after a slash. */
const drawnPath = (path: string) =>
  escape(path).replaceAll('"', '&quot;').replaceAll('/', '/&ZeroWidthSpace;');

/** Names with dots between them, the path of a field in an error. */
const fieldPath = /[\w"-]+(?:\.[\w"-]+){3,}/g;

/** Allows line breaks between the parts of a path, instead of within a name. */
const withBreaks = (html: string) =>
  html
    .replace(fieldPath, (names) => names.replaceAll('.', '.<wbr>'))
    .replace(/(?<=[\w.-])\/(?=[\w.-])/g, '/<wbr>');

/** Flags, and names with a hyphen such as charts and labels. Browsers break a line after a hyphen. */
const hyphenated = new RegExp(`${flag.source}|\\w[\\w.=@:]*-[\\w.=@:-]+`, 'gi');

/** Longer names than this may have to be broken on a phone; a flag never is. */
const LONGEST_WORD = 20;

const wholeWords = (html: string) =>
  html.replace(hyphenated, (word) =>
    word.length > LONGEST_WORD && !word.startsWith('-') ? word : `<span class="code-word">${word}</span>`,
  );

const isPlain = ({color, text}: Piece) => color === 'plain' || !text.trim();

/** The HTML of a piece; the text before it, without a color, may end with the package of a name: `core.`. */
function toHtml(piece: Piece, link?: FindLink, before = ''): string {
  const {color, text} = piece;
  // A flag in a shell never breaks, see lines.css.
  const html = color === 'quiet' ? escape(text) : drawElisions(wholeWords(withBreaks(escape(text))));
  if (isPlain(piece)) {
    return html;
  }
  const isName = (color === 'name' || color === 'key') && /^[#\w]+$/.test(text);
  const owner = /\w+\.$/.exec(before)?.[0] ?? '';
  const href = isName ? link?.(owner + text) : undefined;
  return `<span class="code-${color}">${href ? `<a class="code-link" href="${href}">${html}</a>` : html}</span>`;
}

export type Mark = 'marked' | 'added' | 'removed' | 'head' | 'error';

/** Shorter lines fit on every phone. */
const ALWAYS_FITS = 26;

/** Continued lines begin this many characters after the first one; after a tab they keep to its stops. */
const HANG = 2;
const TAB = 4;

/** The columns of a line before its first character that is no white space; and those that continued lines skip. */
function indentOf(line: string): number {
  const space = /^\s*/.exec(line)?.[0] ?? '';
  const columns = space.replaceAll('\t', ' '.repeat(TAB)).length;
  // A deeper indent wouldn't fit on a phone. lines.css has a class for each even number.
  const even = columns - (columns % 2);
  return Math.min(even, 3 * TAB) + (space.includes('\t') ? TAB - HANG : 0);
}

/** The address of a name in code, such as `core.#Helm`, if it has one. */
export type FindLink = (name: string) => string | undefined;

export interface Look {
  /** Marks by line index, from 0. */
  marks?: ReadonlyMap<number, Mark>;
  /** Related lines by line index. Consecutive lines that light the same are one part of the block. */
  litLines?: ReadonlyMap<number, LitLine>;
  /** The command that is highlighted. */
  product?: string;
  /** The number of its first lines that are folded into one. */
  run?: number;
  files?: readonly FileHead[];
  /** Finds a place in the reader's own files in a line of an output: what is before it, and the place. */
  place?: RegExp;
  link?: FindLink;
}

const attribute = (name: string, value?: string) =>
  value === undefined ? '' : ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`;

const attributesOf = ({id, lights, label, of}: LitLine = {}) =>
  attribute('id', id) +
  attribute('data-lights', lights) +
  attribute('data-label', label) +
  attribute('data-of', of);

/**
 * The HTML of a block's code: spans with the classes `code-comment` and so on, and a span `code-line` around each line
 * that is marked or may wrap. Its text is exactly the code, except for elisions.
 */
export function highlight(
  code: string,
  language: string,
  {marks = new Map(), litLines = new Map(), product, run = 0, files = [], place, link}: Look = {},
): string {
  const grammar = Prism.languages[language];
  const texts = code.split('\n');
  const lines: string[] = [''];
  let before = '';
  for (const {color: own, text} of grammar ? pieces(Prism.tokenize(code, grammar)) : pieces(code)) {
    const color = own === 'command' && text === product ? 'product' : own;
    text.split('\n').forEach((part, index) => {
      const piece = {color, text: part};
      if (index > 0) {
        lines.push('');
        before = '';
      }
      lines.push((lines.pop() ?? '') + toHtml(piece, link, before));
      before = isPlain(piece) ? before + part : '';
    });
  }
  return lines
    .map((html, index) => {
      const part = attributesOf(litLines.get(index));
      const isFirst = part !== attributesOf(litLines.get(index - 1));
      const isLast = part !== attributesOf(litLines.get(index + 1));
      const begin = part && isFirst ? `<span class="code-part"${part}>` : '';
      const end = part && isLast ? '</span>' : '';
      return opened(index) + begin + drawn(html, index) + end + closed(index + 1);
    })
    .join('');

  /** What begins before a line: the run, or the head of a file, whose lines are there for copies and screen readers. */
  function opened(index: number): string {
    const file = files.find(({from}) => from === index);
    const head = file
      ? `<span class="code-file" data-path="${drawnPath(file.path)}"><i data-count="+${file.added}"></i><i data-count="−${file.removed}"></i><span>`
      : '';
    return (run > 0 && index === 0 ? '<span class="code-run-lines">' : '') + head;
  }

  function closed(index: number): string {
    const head = files.some(({to}) => to === index) ? '</span></span>' : '';
    return head + (run > 0 && index === run ? '</span>' : '');
  }

  function drawn(html: string, index: number): string {
    const text = texts[index] ?? '';
    const found = language === 'txt' ? place?.exec(text) : undefined;
    const shown = found ? `${toPlain(found[1])}<b>${toPlain(found[2])}</b>` : html;
    const line = index < lines.length - 1 ? `${shown}\n` : shown;
    const mark = marks.get(index);
    // A label needs room in its line.
    if (!mark && !litLines.get(index)?.label && text.length <= ALWAYS_FITS) {
      return line;
    }
    const indent = indentOf(text);
    const depth = indent > 0 ? ` in-${indent}` : '';
    return `<span class="code-line${mark ? ` code-${mark}` : ''}${depth}">${line}</span>`;
  }
}

const toPlain = (text = '') => toHtml({color: 'plain', text});
