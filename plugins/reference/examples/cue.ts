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

/** A label such as `[string]` is one lexeme. */
const lexemes =
  /\/\/[^\n]*|"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#?[\p{L}_$][\w$]*(?:\.#?[\p{L}_$][\w$]*)*|@\w+\([^\n]*?\)|\[[^[\]\n]*\](?=:)|\d[\w.]*|\.\.\.|[^\s]/gu;

const lineBreaks = (text: string) => text.split('\n').length - 1;

const closers: Record<string, string> = {'{': '}', '[': ']', '(': ')'};

/** Tokens after which an expression continues, even on the next line. */
const joins = /^[&|+*/=<>!,:-]$/;

/** The fields of an example, in their order. */
export function readExample(example: string): ExampleField[] {
  const tokens = [...example.matchAll(lexemes)]
    .filter(([text]) => !text.startsWith('//'))
    .map(({0: text, index}) => ({text, line: lineBreaks(example.slice(0, index))}));
  let at = 0;

  function isLabel(): boolean {
    const [label = '', mark = '', colon] = tokens.slice(at, at + 3).map(({text}) => text);
    return /^(?:["\p{L}_#$]|\[.)/u.test(label) && (mark === ':' || (/^[?!]$/.test(mark) && colon === ':'));
  }

  function readField(): ExampleField {
    const {text = '', line = 0} = tokens[at] ?? {};
    at += tokens[at + 1]?.text === ':' ? 2 : 3;
    const value = readValue();
    return {name: text.replace(/^\[.*|"/g, ''), first: line, last: value.last, value};
  }

  /** Reads up to the closing sign: fields and elements. */
  function readInside(close: string, value: ExampleValue): void {
    while (tokens[at] && tokens[at]?.text !== close) {
      const before = at;
      if (close !== ')' && isLabel()) {
        value.fields.push(readField());
      } else {
        const item = readValue();
        if (close === ']') {
          value.items.push(item);
        } else {
          value.names.push(...item.names);
        }
      }
      // Past a comma, or a sign that closes nothing.
      at += at === before ? 1 : 0;
    }
  }

  function readValue(): ExampleValue {
    const first = tokens[at]?.line ?? 0;
    const value: ExampleValue = {first, last: first, names: [], fields: [], items: []};
    if (isLabel()) {
      const field = readField();
      return {...value, last: field.last, fields: [field]};
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
      value.last = end.line + lineBreaks(end.text);
      const next = tokens[at];
      if (next && next.line > value.last && !joins.test(end.text) && !/^[&|]$/.test(next.text)) {
        break;
      }
    }
    return value;
  }

  const file: ExampleValue = {first: 0, last: 0, names: [], fields: [], items: []};
  readInside('', file);
  return file.fields;
}
