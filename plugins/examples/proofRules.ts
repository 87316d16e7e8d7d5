/** Finds commands that can't make a proof fail, as far as the text shows. proof.sh checks the rest at run time. */
import type {Step} from '../engine/examplePage';
import {memoizeWeak} from '../engine/memoizeWeak';
import type {Problem} from '../engine/problem';

/** In these places, bash consumes a command's status, so a failure has no effect. */
const swallowed = /(?:^|[\s;({])(if|elif|while|until)\s|(&&|\|\|)|(&)\s*$/;

const denial = /(?:^|[;&|({]|\b(?:do|then|else)\s)\s*!\s/;

/** Commands whose failure means "no"; proof.sh detects their errors. Before other commands, bash ignores a `!`. */
const sound = /^! (?:grep|diff|cmp|test|\[\[?) [^;]*$/;

/** Checks that each command of the proof can make it fail; lines are counted from 1. */
export const checkProof = memoizeWeak(
  ({body}: Pick<Step, 'body'>): Pick<Problem, 'line' | 'message' | 'remedy'>[] => {
    const code = bare(body);
    const isNested = /^(?:for|case)\b|\(\)\s*\{/m.test(code);
    return code.split('\n').flatMap((text, index) => {
      const line = index + 1;
      const word = swallowed.exec(text)?.slice(1).find(Boolean);
      if (word) {
        const message = `the proof continues after a failure in \`${word}\``;
        return [{line, message, remedy: 'write one claim per line'}];
      }
      return denial.test(text) && (isNested || !sound.test(text))
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
function bare(body: string): string {
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
