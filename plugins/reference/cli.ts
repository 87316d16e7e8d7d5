/** The command that derives the data files: `docusaurus reference schema` and `docusaurus reference cli`. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {formatData, readSchema, schemaFile} from './data';
import {deriveCommandLine, type Run} from './derive/commands';
import {deriveSchema, type Sources} from './derive/schema';
import type {CommandLine} from './commands';
import type {DocsVersion, Options} from './options';
import type {Schema} from './schema';

/** Runs a program in an environment without the user's settings. */
const runner =
  (program: string): Run =>
  (args, env = {}) => {
    const {PATH, HOME} = process.env;
    const {status, stdout} = spawnSync(program, args, {
      encoding: 'utf8',
      env: {PATH, HOME, ...env},
      input: '',
    });
    return status === 0 ? stdout : undefined;
  };

function readFolder(folder: string, ending: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return files
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

function readSources({schema}: Options, platform: string, version: string): Record<string, Sources> {
  const read = (folder: string, name: string, ending: string) =>
    readFolder(path.join(platform, folder, name, version), ending);
  const {generated, overlay} = schema.sources;
  return Object.fromEntries(
    Object.keys(schema.packages).map((name) => [
      name,
      {generated: read(generated, name, '_go_gen.cue'), overlay: read(overlay, name, '.cue')},
    ]),
  );
}

/**
 * Describes the API of a docs version. New docs start before the tool has their API version. Until then they describe
 * the API version in their data file. `platform` is a folder that the tool's command for new platforms wrote.
 */
function schemaFrom(options: Options, platform: string, {name}: DocsVersion): Schema {
  const own = readSources(options, platform, name);
  const version = Object.values(own).some(({generated}) => generated)
    ? name
    : readSchema(options, name).version;
  const sources = version === name ? own : readSources(options, platform, version);
  if (!Object.values(sources).every(({generated}) => generated)) {
    throw new Error(`${platform} has no CUE of API ${version} under ${options.schema.sources.generated}`);
  }
  return deriveSchema(version, sources);
}

/**
 * Describes the API of every docs version from a new platform in a temporary folder, which the program on the PATH
 * writes. It has the CUE of all API versions. If the program lacks the newest docs' API yet, it gets that of their data.
 */
export function schemasFromProgram(options: Options): Map<DocsVersion, Schema> {
  const {versions, schema, commands} = options;
  const [newest] = versions;
  const platform = mkdtempSync(path.join(tmpdir(), 'reference-'));
  const isWritten = (version: string) =>
    spawnSync(commands.program, [...schema.init, version], {cwd: platform, stdio: 'pipe'}).status === 0;
  try {
    if (newest && !isWritten(newest.name) && !isWritten(readSchema(options, newest.name).version)) {
      throw new Error(`${[commands.program, ...schema.init].join(' ')} failed; is the program on the PATH?`);
    }
    return new Map(versions.map((docs) => [docs, schemaFrom(options, platform, docs)]));
  } finally {
    rmSync(platform, {recursive: true});
  }
}

/** Asks the program on the PATH for its command line. */
export const commandLineFrom = ({commands}: Options): CommandLine =>
  deriveCommandLine(commands, runner(commands.program));

function writeData(options: Options, part: string): void {
  const write = (file: string, data: Schema | CommandLine) =>
    writeFileSync(path.join(options.siteDir, file), formatData(data));
  if (part === 'cli') {
    write(options.commands.file, commandLineFrom(options));
  } else if (part === 'schema') {
    schemasFromProgram(options).forEach((schema, docs) => write(schemaFile(options, docs.name), schema));
  } else {
    throw new Error('write "reference cli" or "reference schema"');
  }
}

/** Adds the command to the framework's program. */
export function addCommand(options: Options): NonNullable<Plugin['extendCli']> {
  return (cli) => {
    cli
      .command('reference <part>')
      .description('Write the data of the reference: "cli" or "schema".')
      .action((part: string) => {
        try {
          writeData(options, part);
        } catch (error) {
          console.error(`reference: ${(error as Error).message}`);
          process.exitCode = 1;
        }
      });
  };
}
