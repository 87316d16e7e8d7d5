/** How much of a site is executed, in numbers that its pages can quote. */
import {readSite, type SiteFolder} from './pages';

export interface Counts {
  /** Commands in blocks that run: lines of a block, without those that continue another one. */
  commands: number;
  /** Hidden blocks that prove a statement. */
  proofs: number;
}

/** `a \` continues in the next line, and so do a pipe and a here document. */
const continued = /(?:\\|\||&&)\n/g;
const hereDocument = /<<\s*-?'?(\w+)'?.*\n[^]*?\n\1\n/g;

/** A word of the shell that only ends or divides a command, or a comment. */
const noCommand = /^\s*(?:$|#|(?:do|done|then|else|fi|esac|[})])\b)|^\s*[})]/;

/** `a |\nb\n\nc\n` → 2 */
export const commandsIn = (body: string): number =>
  body
    .replace(hereDocument, '\n')
    .replace(continued, ' ')
    .split('\n')
    .filter((line) => !noCommand.test(line)).length;

/** Counts the commands and the proofs of a site's pages. */
export function countExecuted(folder: SiteFolder): Counts {
  const blocks = [...readSite(folder).pages.values()].flatMap((page) => page.blocks);
  const runs = blocks.filter(({kind}) => kind === 'run');
  return {
    commands: runs.reduce((sum, {body}) => sum + commandsIn(body), 0),
    proofs: blocks.filter(({kind}) => kind === 'proof').length,
  };
}
