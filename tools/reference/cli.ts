/**
 * npm run reference: writes the lists and tables of the reference from the files in data/. With `-- --derive`, it first writes
 * these files from the `holos` on the PATH.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {versions} from '../../config/versions';
import {formatProblem} from '../../plugins/engine/problem';
import {deriveCommandLine} from './commands';
import {commandsFile, formatData, readCommandLine, readSchema, schemaFile, type Schema} from './data';
import {updateReference} from './pages';
import {deriveSchema} from './schema';

/** Runs holos, and returns what it prints. The user's settings must not change the answers. */
function holos(args: readonly string[], cwd?: string): string {
  const {PATH, HOME} = process.env;
  return execFileSync('holos', args, {
    cwd,
    encoding: 'utf8',
    env: {PATH, HOME},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Describes the command line. */
export const commandLineFromHolos = (siteDir: string) =>
  deriveCommandLine(readCommandLine(siteDir), (args) => holos(args));

/** The generated CUE of both packages of an API version in a platform; undefined if the platform lacks the version. */
function readSources(platform: string, version: string): Record<string, string> | undefined {
  const sources = ['author', 'core'].map((name) => {
    const folder = path.join(platform, 'cue.mod/gen/github.com/holos-run/holos/api', name, version);
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    return [name, files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')];
  });
  return sources.some(([, source]) => source === '') ? undefined : Object.fromEntries(sources);
}

/**
 * Describes the API versions from a new platform in a temporary folder, which has the CUE of all of them. New docs start before
 * holos has their API version. Until then they describe the API version in their data file.
 *
 * @param labels names of the versions of the docs, the newest first
 */
export function schemasFromHolos(siteDir: string, labels: readonly string[]): Schema[] {
  const platform = mkdtempSync(path.join(tmpdir(), 'reference-'));
  const former = labels.map((label) => readSchema(siteDir, label).version);
  try {
    holos(['init', 'platform', former[0] ?? ''], platform);
    return labels.map((label, index) => {
      const version = readSources(platform, label) ? label : (former[index] ?? '');
      const sources = readSources(platform, version);
      if (!sources) {
        throw new Error(`holos init platform wrote no CUE of API ${version}`);
      }
      return deriveSchema(version, sources);
    });
  } finally {
    rmSync(platform, {recursive: true});
  }
}

if (require.main === module) {
  try {
    if (process.argv.includes('--derive')) {
      const labels = versions.map(({label}) => label);
      const write = (file: string, data: unknown) =>
        writeFileSync(path.join(siteDir, file), formatData(data));
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
}
