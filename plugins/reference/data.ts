/** Reads the data files of schemas and of the command line. */
import path from 'node:path';
import {readJson} from '../engine/json';
import {ProblemError} from '../engine/problem';
import type {CommandLine} from './commands';
import type {DocsVersion, Options} from './options';
import type {Schema} from './schema';

function readData<T extends object>(siteDir: string, file: string, key: string & keyof T, remedy: string): T {
  const data = readJson(siteDir, file, key, remedy) as T | undefined;
  if (!data) {
    throw new ProblemError({file, line: 1, message: 'the file is missing', remedy});
  }
  return data;
}

/** Path of the data file of a version, from the site's folder. */
export const schemaFile = ({schema}: Options, name: string) => path.posix.join(schema.folder, `${name}.json`);

/** Reads the schema of a version of the docs. Throws a ProblemError if the file is missing or broken. */
export const readSchema = (options: Options, name: string): Schema =>
  readData(options.siteDir, schemaFile(options, name), 'packages', 'run: npx docusaurus reference schema');

/** Reads the description of the command line. Throws a ProblemError if the file is missing or broken. */
export const readCommandLine = ({siteDir, commands}: Options): CommandLine =>
  readData(siteDir, commands.file, 'commands', 'run: npx docusaurus reference cli');

export const formatData = (data: Schema | CommandLine) => `${JSON.stringify(data, null, 2)}\n`;

/** The version whose folder has a file, given from the site's folder. */
export const findVersion = ({versions}: Options, file: string): DocsVersion | undefined =>
  versions.find(({folder}) => file.startsWith(`${folder}/`));
