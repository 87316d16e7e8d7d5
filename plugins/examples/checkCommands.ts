/** The commands of blocks that fail and that pass, so that a check is seen doing both. */
import {isExecuted} from '../engine/fences';
import type {CodeBlock} from './codeBlocks';
import {stripText} from './proofRules';

/** Where a command starts: at a line, in a function or a list. Variables may come first. */
const start = String.raw`(?:^|[;{(]|&&|\bdo\b)\s*(?:\w+=\S*\s+)*`;

/** A shell with its script, or a program or function with the words that aren't options, names or values. */
const command = String.raw`((?:sh|bash) [\w./-]+|(?!fails\b)[a-z][\w-]*(?: [a-z]+(?![\w./=:-]))*)`;

/** `['sh check.sh']` in `sh check.sh a b`, or in `fails sh check.sh a b | grep c` if that is what comes before. */
export const commandsIn = (text: string, before = start): string[] =>
  [...text.matchAll(new RegExp(before + command, 'gm'))].map(([, found = '']) => found);

/** The commands that fail in some place of these blocks, and pass in another. */
export function turnedCommands(blocks: readonly CodeBlock[]): string[] {
  const failing = new Set<string>();
  const passing = new Set<string>();
  const addTo = (set: Set<string>, commands: string[]) => commands.forEach((one) => set.add(one));
  for (const {status, body} of blocks.filter(({kind}) => isExecuted(kind))) {
    // A command that continues is one line.
    const text = stripText(body).replaceAll(' \n', ' ').trimEnd();
    const last = status > 0 ? text.lastIndexOf('\n') + 1 : text.length;
    addTo(failing, commandsIn(text, String.raw`\bfails\s+`));
    addTo(failing, commandsIn(text.slice(last)));
    addTo(passing, commandsIn(text.slice(0, last)));
  }
  return [...failing].filter((one) => passing.has(one));
}
