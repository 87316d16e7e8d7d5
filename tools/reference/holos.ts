/** Asks the `holos` on the PATH for its API and its command line. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deriveCommandLine} from './commands';
import {readCommandLine, readSchema, type CommandLine, type Schema} from './data';
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
export const commandLineFromHolos = (siteDir: string): CommandLine =>
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
