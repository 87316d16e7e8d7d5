/**
 * npm run reference: writes the lists and tables of the reference from the files in data/. With `-- --derive`, it first writes
 * these files from the `holos` on the PATH.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {versions} from '../../config/versions';
import {formatProblem} from '../../plugins/engine/problem';
import {commandsFile, formatData, schemaFile} from './data';
import {commandLineFromHolos, schemasFromHolos} from './holos';
import {updateReference} from './pages';

try {
  if (process.argv.includes('--derive')) {
    const labels = versions.map(({label}) => label);
    const write = (file: string, data: unknown) => writeFileSync(path.join(siteDir, file), formatData(data));
    schemasFromHolos(siteDir, labels).forEach((schema, index) =>
      write(schemaFile(labels[index] ?? ''), schema),
    );
    write(commandsFile, commandLineFromHolos(siteDir));
  }
  const problems = updateReference(siteDir, versions);
  if (problems.length > 0) {
    throw new Error(problems.map(formatProblem).join('\n'));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
