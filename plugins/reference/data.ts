/** The data files: read and written. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../kit/json';
import {ProblemError} from '../kit/problem';
import type {CommandLine} from './commands';
import type {Options} from './options';
import type {Schema} from './schema';

function readData(siteDir: string, file: string, key: string, remedy: string): unknown {
  const data = readJson(siteDir, file, key, remedy);
  if (!data) {
    throw new ProblemError({file, line: 1, message: 'the file is missing', remedy});
  }
  return data;
}

/** Path of the data file of a version, from the site's folder. */
export const schemaFile = ({schema}: Options, name: string) => path.posix.join(schema.folder, `${name}.json`);

/** Reads the schema of a version of the docs. Throws a ProblemError if the file is missing or broken. */
export function readSchema(options: Options, name: string): Schema {
  const remedy = 'run: npx docusaurus reference schema DIR';
  return readData(options.siteDir, schemaFile(options, name), 'packages', remedy) as Schema;
}

/** Reads the description of the command line. Throws a ProblemError if the file is missing or broken. */
export function readCommandLine({siteDir, commands}: Options): CommandLine {
  return readData(siteDir, commands.file, 'commands', 'run: npx docusaurus reference cli') as CommandLine;
}

export const formatData = (data: Schema | CommandLine) => `${JSON.stringify(data, null, 2)}\n`;

export function writeData(siteDir: string, file: string, data: Schema | CommandLine): void {
  writeFileSync(path.join(siteDir, file), formatData(data));
}
