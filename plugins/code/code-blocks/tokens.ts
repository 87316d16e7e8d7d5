/** Splits code into tokens by a grammar of Prism, and gives each a color. */
import {Prism} from 'prism-react-renderer';

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
  url: 'regex url entity',
  command: 'command',
  quiet: 'flag',
};

const colorByType = new Map(
  Object.entries(colors).flatMap(([color, types]) => types.split(' ').map((type) => [type, color])),
);

type PrismToken = string | InstanceType<typeof Prism.Token>;

export interface ColoredToken {
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
export function tokenizeLines(code: string, language: string, product?: string): ColoredToken[][] {
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
