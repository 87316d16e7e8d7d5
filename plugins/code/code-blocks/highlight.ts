import {flag} from '../../engine/flags';
import type {FileHead} from './fileHeads';
import {attribute, escape} from './html';
import {Prism} from './languages';
import type {Part} from './notes';

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

/** Names with dots between them, the path of a field in an error. */
const fieldPath = /[\w"-]+(?:\.[\w"-]+){3,}/g;

/** Allows line breaks between the parts of a path, instead of within a name or before the end of a sentence. */
const withBreaks = (html: string) =>
  html
    .replace(fieldPath, (names) => names.replaceAll('.', '.<wbr>'))
    .replace(/(?<=[\w.-])\/(?=\.*[\w-]|\.\.)/g, '/<wbr>');

/** Flags, and names with a hyphen such as charts and labels. Browsers break a line after a hyphen. */
const hyphenated = new RegExp(`${flag.source}|\\w[\\w.=@:]*-[\\w.=@:-]+`, 'gi');

/** Longer names than this may have to be broken on a phone; a flag never is. */
const LONGEST_WORD = 20;

const wholeWords = (html: string) =>
  html.replace(hyphenated, (word) =>
    word.length > LONGEST_WORD && !word.startsWith('-') ? word : `<span class="code-word">${word}</span>`,
  );

/** The HTML of text without a color. */
const drawText = (text: string) => drawElisions(wholeWords(withBreaks(escape(text))));

const isPlain = ({color, text}: Piece) => color === 'plain' || !text.trim();

/** The address of a name, which may follow its package: `core.` before `#Helm`. */
function addressOf({color, text}: Piece, before: string, link?: FindLink): string | undefined {
  if (!['name', 'key'].includes(color) || !/^[#\w]+$/.test(text)) {
    return undefined;
  }
  const [owner = ''] = /\w+\.$/.exec(before) ?? [];
  return link?.(owner + text);
}

/** @param before the plain text before the piece */
function drawPiece(piece: Piece, before: string, link?: FindLink): string {
  // A flag in a shell never breaks: see lines.css.
  const html = piece.color === 'quiet' ? escape(piece.text) : drawText(piece.text);
  if (isPlain(piece)) {
    return html;
  }
  const href = addressOf(piece, before, link);
  const linked = href ? `<a class="code-link" href="${href}">${html}</a>` : html;
  return `<span class="code-${piece.color}">${linked}</span>`;
}

/** Adds a piece to a line. Some grammars split a flag at its hyphens, which stays one piece: `--set`, and not `-`, `-`, `set`. */
function addPiece(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  const isInFlag = [last?.text ?? '', (last?.text ?? '') + piece.text].some((text) =>
    /\s-[\w-]*$/.test(text),
  );
  if (last?.color === 'plain' && piece.color === 'plain' && isInFlag) {
    last.text += piece.text;
  } else {
    line.push(piece);
  }
}

/** The pieces of each line of code. */
function linesOf(code: string, language: string, product?: string): Piece[][] {
  const grammar = Prism.languages[language];
  let line: Piece[] = [];
  const lines = [line];
  for (const {color, text} of grammar ? pieces(Prism.tokenize(code, grammar)) : pieces(code)) {
    const own = color === 'command' && text === product ? 'product' : color;
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        line = [];
        lines.push(line);
      }
      addPiece(line, {color: own, text: part});
    });
  }
  return lines;
}

function drawPieces(line: readonly Piece[], link?: FindLink): string {
  let before = '';
  return line
    .map((piece) => {
      const html = drawPiece(piece, before, link);
      before = isPlain(piece) ? before + piece.text : '';
      return html;
    })
    .join('');
}

export type Mark = 'marked' | 'added' | 'removed' | 'head' | 'error';

/** Shorter lines fit on every phone. */
const ALWAYS_FITS = 26;

/** Continued lines begin this many characters after the first one; after a tab they keep to its stops. */
const HANG = 2;
const TAB = 4;

/** The columns that continued lines skip: the line's own indent, and what a tab has more than `HANG`. */
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
  /** Lines that notes are about, or lead to. */
  parts?: readonly Part[];
  /** The command that is highlighted. */
  product?: string;
  /** The number of its first lines that are folded into one. */
  run?: number;
  files?: readonly FileHead[];
  /** Finds a place in the reader's own files in a line of an output: what is before it, and the place. */
  place?: RegExp;
  link?: FindLink;
}

/** Lines that one element is around: from one index up to another. */
interface Wrap {
  from: number;
  to: number;
  open: string;
  close: string;
}

/** The element of lines that a note is about, or leads to. */
const wrapOf = ({from, to, id}: Part): Wrap => ({
  from,
  to,
  open: `<span class="code-part${id ? '' : ' code-noted'}"${attribute('id', id)}>`,
  close: '</span>',
});

/** The lines that name a file of a diff. Readers see its path and counts; the lines are for copies and screen readers. */
const headOf = ({from, to, path, added, removed}: FileHead): Wrap => ({
  from,
  to,
  // A line may break after a slash.
  open: `<span class="code-file"${attribute('data-path', path.replaceAll('/', '/\u200B'))}><i data-count="+${added}"></i><i data-count="−${removed}"></i><span>`,
  close: '</span></span>',
});

/** Puts a line into an element of its own if it's marked, or if it may wrap. */
function drawLine(html: string, text: string, mark?: Mark): string {
  if (!mark && text.length <= ALWAYS_FITS) {
    return html;
  }
  const indent = indentOf(text);
  const names = ['code-line', mark && `code-${mark}`, indent > 0 && `in-${indent}`].filter(Boolean);
  return `<span class="${names.join(' ')}">${html}</span>`;
}

/** A line of an output with a place in the reader's files in bold; undefined for other lines. */
function drawPlace(text: string, place?: RegExp): string | undefined {
  const [, before, found] = place?.exec(text) ?? [];
  return found === undefined ? undefined : `${drawText(before ?? '')}<b>${drawText(found)}</b>`;
}

/**
 * The HTML of a block's code: spans with the classes `code-comment` and so on, and a span `code-line` around each line
 * that is marked or may wrap. Its text is exactly the code, except for elisions.
 */
export function highlight(
  code: string,
  language: string,
  {marks = new Map(), parts = [], product, run = 0, files = [], place, link}: Look = {},
): string {
  const texts = code.split('\n');
  const places = language === 'txt' ? place : undefined;
  const lines = linesOf(code, language, product).map((pieces, index, {length}) => {
    const text = texts[index] ?? '';
    const html = drawPlace(text, places) ?? drawPieces(pieces, link);
    return drawLine(index < length - 1 ? `${html}\n` : html, text, marks.get(index));
  });
  const folded = {from: 0, to: run, open: '<span class="code-run-lines">', close: '</span>'};
  // From the outermost to the innermost.
  const wraps = [...(run > 0 ? [folded] : []), ...files.map(headOf), ...parts.map(wrapOf)];
  return lines
    .map((line, index) => {
      const opened = wraps.filter(({from}) => from === index).map(({open}) => open);
      const closed = wraps.filter(({to}) => to === index + 1).map(({close}) => close);
      return [...opened, line, ...closed.reverse()].join('');
    })
    .join('');
}
