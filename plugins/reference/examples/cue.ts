/** Reads an example in CUE: which fields it has, and on which lines. */

/** Lines of an example, from 0, the last one included. */
export interface Lines {
  first: number;
  last: number;
}

export interface ExampleField extends Lines {
  /** Without quotes and marks; empty for a pattern. */
  name: string;
  value: ExampleValue;
}

export interface ExampleValue extends Lines {
  /** Types that the value names, and paths of other fields: `core.#Helm`, `Component.BuildPlan`. */
  names: string[];
  /** Fields of the structs that it is made of. */
  fields: ExampleField[];
  /** Elements of its lists. */
  items: ExampleValue[];
}

interface Token {
  text: string;
  line: number;
  /** Whether a line ends after it. */
  endsLine: boolean;
}

const lexemes =
  /\/\/[^\n]*|"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#?[\p{L}_$][\w$]*(?:\.#?[\p{L}_$][\w$]*)*|@\w+\([^\n]*?\)|\d[\w.]*|\.\.\.|\n|[^\s]/gu;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 0;
  for (const [lexeme] of text.matchAll(lexemes)) {
    const last = tokens.at(-1);
    if (lexeme === '\n') {
      if (last) {
        last.endsLine = true;
      }
    } else if (!lexeme.startsWith('//')) {
      tokens.push({text: lexeme, line, endsLine: false});
    }
    line += lexeme.split('\n').length - 1;
  }
  return tokens;
}

const closers: Record<string, string> = {'{': '}', '[': ']', '(': ')'};

/** After these an expression goes on, on the next line, too. */
const joins = /^[&|+*/=<>!,:-]$/;

/** The fields of an example, in their order. */
export function readExample(text: string): ExampleField[] {
  const tokens = tokensOf(text);
  let at = 0;

  const isLabel = (index: number) => {
    const mark = tokens[index + 1]?.text ?? '';
    return /^["\p{L}_#$]/u.test(tokens[index]?.text ?? '') && /^[?!:]$/.test(mark)
      ? tokens[index + (mark === ':' ? 1 : 2)]?.text === ':'
      : false;
  };

  /** Whether a pattern such as `[string]:` begins here. */
  function isPattern(): boolean {
    let depth = 0;
    for (let index = at; tokens[at]?.text === '[' && index < tokens.length; index += 1) {
      const {text: sign = ''} = tokens[index] ?? {};
      depth += sign === '[' ? 1 : sign === ']' ? -1 : 0;
      if (depth === 0) {
        return tokens[index + 1]?.text === ':';
      }
    }
    return false;
  }

  function readField(): ExampleField {
    const {text: label = '', line = 0} = tokens[at] ?? {};
    const name = isLabel(at) ? label.replace(/^"(.*)"$/, '$1') : '';
    while (tokens[at] && tokens[at]?.text !== ':') {
      at += 1;
    }
    at += 1;
    const value = readValue();
    return {name, first: line, last: value.last, value};
  }

  /** Reads up to the closing sign: fields and elements. */
  function readInside(close: string, value: ExampleValue): void {
    while (tokens[at] && tokens[at]?.text !== close) {
      if (tokens[at]?.text === ',') {
        at += 1;
      } else if (close !== ')' && (isLabel(at) || isPattern())) {
        value.fields.push(readField());
      } else {
        const before = at;
        const item = readValue();
        (close === ']' ? value.items : []).push(item);
        if (close !== ']') {
          value.names.push(...item.names);
        }
        at += at === before ? 1 : 0;
      }
    }
  }

  function readValue(): ExampleValue {
    const first = tokens[at]?.line ?? 0;
    const value: ExampleValue = {first, last: first, names: [], fields: [], items: []};
    if (isLabel(at) || isPattern()) {
      const field = readField();
      value.fields.push(field);
      value.last = field.last;
      return value;
    }
    for (let token = tokens[at]; token && !/^[,)\]}]$/.test(token.text); token = tokens[at]) {
      at += 1;
      let end = token;
      const close = closers[token.text];
      if (close) {
        readInside(close, value);
        end = tokens[at] ?? token;
        at += 1;
      } else if (/^[\p{L}#_]/u.test(token.text)) {
        value.names.push(token.text);
      }
      value.last = end.line + end.text.split('\n').length - 1;
      if (end.endsLine && !joins.test(end.text) && !/^[&|]$/.test(tokens[at]?.text ?? '')) {
        break;
      }
    }
    return value;
  }

  const file: ExampleValue = {first: 0, last: 0, names: [], fields: [], items: []};
  readInside('', file);
  return file.fields;
}
