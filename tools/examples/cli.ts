/** npm run examples: see README.md in this folder. */
import {examples} from './commandLine';

void examples(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  draw: process.stdout.isTTY ? (text) => process.stdout.write(text) : undefined,
}).then((status) => {
  process.exitCode = status;
});
