/** Finds commands that can't make a proof fail, as far as the text shows. proof.sh checks the rest at run time. */
import {memoizeWeak} from '../engine/memoizeWeak';
import type {Problem} from '../engine/problem';
import type {CodeBlock} from './codeBlocks';

/** In these places, bash consumes a command's status, so a failure has no effect. */
const ignoredStatus = /(?:^|[\s;({])(if|elif|while|until)\s|(&&|\|\|)|(&)\s*$/;

const negation = /(?:^|[;&|({]|\b(?:do|then|else)\s)\s*!\s/;

/** Commands whose failure means "no"; proof.sh detects their errors. Before other commands, bash ignores a `!`. */
const allowedNegation = /^! (?:grep|diff|cmp|test|\[\[?) [^;]*$/;

/** Checks that each command of the proof can make it fail; lines are counted from 1. */
export const checkProof = memoizeWeak(
  ({body}: Pick<CodeBlock, 'body'>): Pick<Problem, 'line' | 'message' | 'remedy'>[] => {
    const code = stripText(body);
    const isNested = /^(?:for|case)\b|\(\)\s*\{/m.test(code);
    return code.split('\n').flatMap((text, index) => {
      const line = index + 1;
      const word = ignoredStatus.exec(text)?.slice(1).find(Boolean);
      if (word) {
        const message = `the proof continues after a failure in \`${word}\``;
        return [{line, message, remedy: 'write one claim per line'}];
      }
      return negation.test(text) && (isNested || !allowedNegation.test(text))
        ? [
            {
              line,
              message: "bash ignores the status of this `!`, so the proof can't fail",
              remedy: 'write `fails COMMAND …`, or `lacks PATTERN FILE`',
            },
          ]
        : [];
    });
  },
);

/** The commands without quoted text, comments and here-documents, line by line as before. */
function stripText(body: string): string {
  const lines: string[] = [];
  let end: string | undefined;
  for (const line of body.split('\n')) {
    if (end === undefined) {
      lines.push(line);
      end = /<<-?\s*['"]?(\w+)/.exec(line)?.[1];
    } else {
      lines.push('');
      end = line.trim() === end ? undefined : end;
    }
  }
  return lines
    .join('\n')
    .replace(/\\.|'[^']*'|"(?:\\.|[^"\\])*"|(?<=^|\s)#.*/g, (text) => text.replace(/[^\n]/g, '_'))
    .replace(/\\\n/g, ' \n');
}
