import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {extendCue} from './cue';

/**
 * Languages that the engine does not bring along. Its own are yaml, go, markup, typescript and the like; an
 * unknown one is shown in one color.
 */
export const additionalLanguages = ['protobuf', 'cue', 'bash', 'diff', 'json'];

// The grammars extend a global engine, which must be this one while they load.
const load = createRequire(__filename);
const scope = globalThis as {Prism?: unknown};
scope.Prism = Prism;
additionalLanguages.forEach((language) => load(`prismjs/components/prism-${language}`) as unknown);
delete scope.Prism;
extendCue(Prism);

/**
 * The color of a token by the type that its grammar gives it. The colors stand in src/css/code.css as
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

const escape = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

function toHtml({color, text}: Piece): string {
  return color === 'plain' || !text.trim()
    ? escape(text)
    : `<span class="code-${color}">${escape(text)}</span>`;
}

/** What a line is marked as. */
export type Mark = 'marked' | 'added' | 'removed';

/**
 * The HTML of a block's code: spans with the classes `code-comment` and so on, and around each marked line a
 * span `code-line`. Its text is the code, to the letter.
 *
 * @param marks by the index of the line, from 0
 * @param numbered puts every line into a span, for styles to number
 */
export function highlight(
  code: string,
  language: string,
  marks = new Map<number, Mark>(),
  numbered = false,
): string {
  const grammar = Prism.languages[language];
  const lines: string[] = [''];
  for (const {color, text} of grammar ? pieces(Prism.tokenize(code, grammar)) : pieces(code)) {
    const [first = '', ...others] = text.split('\n');
    lines.push((lines.pop() ?? '') + toHtml({color, text: first}));
    lines.push(...others.map((line) => toHtml({color, text: line})));
  }
  return lines
    .map((html, index) => {
      const line = index < lines.length - 1 ? `${html}\n` : html;
      const mark = marks.get(index);
      return mark || numbered ? `<span class="code-line${mark ? ` code-${mark}` : ''}">${line}</span>` : line;
    })
    .join('');
}
