/** Files of JSON that people and programs write, with the line of what is wrong in them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {ProblemError} from './problem';

/** Marks that Git leaves where two changes meet. */
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/m;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/**
 * Reads JSON.
 *
 * @param file what messages call the text
 * @param remedy how to get a good file again
 * @throws ProblemError when it is none
 */
export function parseJson(text: string, file: string, remedy: string): unknown {
  const mark = conflict.exec(text);
  if (mark) {
    const message = 'a merge left its marks here';
    throw new ProblemError({file, line: lineAt(text, mark.index), message, remedy});
  }
  const errors: ParseError[] = [];
  const value = parse(text, errors, {disallowComments: true}) as unknown;
  const [first] = errors;
  if (first) {
    // "CloseBraceExpected" becomes "close brace expected".
    const reason = printParseErrorCode(first.error).replace(/\B[A-Z]/g, ' $&');
    const message = `the file is no JSON: ${reason.toLowerCase()}`;
    throw new ProblemError({file, line: lineAt(text, first.offset), message, remedy});
  }
  return value;
}

/** Whether a value maps names to values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a file of a site; undefined when there is none. */
export function textOf(siteDir: string, file: string): string | undefined {
  const whole = path.join(siteDir, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
}
