/** The data files: read and written. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isRecord, lineOfName, parseJson} from '../../lib/json';
import {ProblemError} from '../../lib/problem';
import type {Command, CommandLine} from './commands';
import type {Options} from './options';
import type {Packages, Schema} from './schema';

/** Identifies the content of a data file. */
export function digestOf(content: Packages | Command[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/**
 * Reads a data file.
 *
 * @param file path from the site's folder
 * @throws ProblemError when it is missing, broken, or was edited by hand
 */
function readData(siteDir: string, file: string, key: string, remedy: string): unknown {
  const whole = path.join(siteDir, file);
  if (!existsSync(whole)) {
    throw new ProblemError({file, line: 1, message: 'the file is missing', remedy});
  }
  const text = readFileSync(whole, 'utf8');
  const data = parseJson(text, file, remedy);
  const content = isRecord(data) ? data[key] : undefined;
  if (!isRecord(data) || typeof content !== 'object' || content === null) {
    throw new ProblemError({file, line: 1, message: `the file has no "${key}"`, remedy});
  }
  if (data.digest !== digestOf(content as Packages)) {
    const line = lineOfName(text, 'digest');
    throw new ProblemError({file, line, message: 'the file was changed by hand', remedy});
  }
  return data;
}

/** Path of the data file of a version, from the site's folder. */
export const schemaFile = ({schema}: Options, name: string) => path.posix.join(schema.folder, `${name}.json`);

/**
 * Reads the schema of a version of the docs.
 *
 * @throws ProblemError when the file is missing, broken, or was edited by hand
 */
export function readSchema(options: Options, name: string): Schema {
  const remedy = 'run: npx docusaurus reference schema DIR';
  return readData(options.siteDir, schemaFile(options, name), 'packages', remedy) as Schema;
}

/**
 * Reads the description of the command line.
 *
 * @throws ProblemError when the file is missing, broken, or was edited by hand
 */
export function readCommandLine({siteDir, commands}: Options): CommandLine {
  return readData(siteDir, commands.file, 'commands', 'run: npx docusaurus reference cli') as CommandLine;
}

/** The text of a data file. */
export const formatData = (data: Schema | CommandLine) => `${JSON.stringify(data, null, 2)}\n`;

/** @param file path from the site's folder */
export function writeData(siteDir: string, file: string, data: Schema | CommandLine): void {
  writeFileSync(path.join(siteDir, file), formatData(data));
}
