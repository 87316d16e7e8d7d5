/** Finds what makes a proof prove nothing, as far as its text shows it. proof.sh sees to the rest while it runs. */
import type {Step} from '../../lib/examplePage';

/** A fault in a line of a proof, counted from 1. */
export interface ProofProblem {
  line: number;
  message: string;
  remedy: string;
}

/** Commands that a `!` may stand before: they say no by failing, and proof.sh knows when they could not tell. */
const deniable = new Set(['grep', 'diff', 'cmp', 'test', '[', '[[']);

/** Bash uses up the status of a command in these places, so a failure there has no effect. */
const swallowed = /(?:^|[\s;({])(if|elif|while|until)\s|(&&|\|\|)|(&)\s*$/m;

/** Where a command can begin, then a `!` and the command. */
const denial = /(^|[;&|({]|\b(?:do|then|else)\s)([ \t]*)![ \t]+(\S+)/gm;

/** Checks that each command of the proof can make it fail. */
export function checkProof({body}: Pick<Step, 'body'>): ProofProblem[] {
  const code = bare(body);
  const problems: ProofProblem[] = [];
  const report = (index: number, message: string, remedy: string) =>
    problems.push({line: code.slice(0, index).split('\n').length, message, remedy});
  const found = swallowed.exec(code);
  if (found) {
    const word = found[1] ?? found[2] ?? found[3];
    report(
      found.index + found[0].search(/\S/),
      `a proof goes on after a failure in \`${word}\``,
      'write one claim per line',
    );
  }
  for (const {index, 0: all, 1: before = '', 2: space = '', 3: command = ''} of code.matchAll(denial)) {
    const at = index + all.indexOf('!');
    const line = code.slice(at).split('\n', 1)[0] ?? '';
    if (before !== '' || space !== '' || /;/.test(line) || /^(?:for|case)\b|\(\)\s*\{/m.test(code)) {
      report(
        at,
        'bash ignores what follows a `!` here',
        'start a line of its own with it, or write `lacks PATTERN FILE`',
      );
    } else if (!deniable.has(command)) {
      report(
        at,
        `\`! ${command}\` succeeds for any reason`,
        `write \`fails ${command} … | grep -q 'the reason'\``,
      );
    }
  }
  return problems;
}

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
