import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {deriveCommandLine} from './derive';
import {siteDir} from '../../config/pages';
import {dataFile, formatCommandLine, runHolos} from './sources';

if (process.argv.length > 2 || runHolos(['version']) === undefined) {
  console.error('Usage: npm run cli\n\nThe holos that the docs are about has to be on the PATH.');
  process.exit(1);
}
const commandLine = deriveCommandLine(runHolos);
writeFileSync(dataFile, formatCommandLine(commandLine));
const flags = commandLine.commands.flatMap((command) => command.flags);
console.log(
  `${path.relative(siteDir, dataFile)}: holos ${commandLine.version}, ${commandLine.commands.length} commands, ${flags.length} flags`,
);
