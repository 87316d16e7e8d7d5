/** Asks the `holos` on the PATH for its API and its command line. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readSchema, type CommandLine, type Schema} from './data';
import {deriveCommandLine, type CommandOptions} from './derive/commands';
import {deriveSchema} from './derive/schema';

const program = 'holos';

/** From the source of holos. */
const options: CommandOptions = {
  program,
  hidden: [
    {
      path: 'completion',
      usage: 'holos completion [command]',
      flags: [{name: 'no-descriptions'}],
      words: ['bash', 'fish', 'powershell', 'zsh'],
    },
    {path: 'version', usage: 'holos version', flags: []},
    {path: '__complete', usage: 'holos __complete [command-line]', aliases: ['__completeNoDesc'], flags: []},
  ],
  hiddenFlags: {'': {name: 'help', shorthand: 'h'}, 'kubectl-slice': {name: 'debug'}},
  foreign: ['cue'],
  machineDefaults: {concurrency: 'number of CPUs'},
};

/** Describes the command line. Throws if the program doesn't answer. */
export const commandLineFromProgram = (): CommandLine =>
  deriveCommandLine(options, (args, env = {}) => {
    // The user's settings must not change the answers.
    const {PATH, HOME} = process.env;
    const {status, stdout} = spawnSync(program, args, {
      encoding: 'utf8',
      env: {PATH, HOME, ...env},
      input: '',
    });
    return status === 0 ? stdout : undefined;
  });

function readFolder(folder: string, ending: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return files
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

/** The CUE of both packages of an API version in a platform: what `cue get go` wrote, and what was added by hand. */
function readSources(platform: string, version: string) {
  const read = (folder: string, name: string, ending: string) =>
    readFolder(
      path.join(platform, 'cue.mod', folder, 'github.com/holos-run/holos/api', name, version),
      ending,
    );
  return Object.fromEntries(
    ['author', 'core'].map((name) => [
      name,
      {generated: read('gen', name, '_go_gen.cue'), overlay: read('pkg', name, '.cue')},
    ]),
  );
}

/**
 * Describes the API versions from a new platform in a temporary folder, which has the CUE of all of them. New docs start before
 * the program has their API version. Until then they describe the API version in their data file.
 *
 * @param versions the newest first
 */
export function schemasFromProgram(siteDir: string, versions: readonly string[]): Schema[] {
  const platform = mkdtempSync(path.join(tmpdir(), 'reference-'));
  const isWritten = (version: string) =>
    spawnSync(program, ['init', 'platform', version], {cwd: platform, stdio: 'pipe'}).status === 0;
  try {
    const [newest] = versions;
    if (newest && !isWritten(newest) && !isWritten(readSchema(siteDir, newest).version)) {
      throw new Error('holos init platform failed; is holos on the PATH?');
    }
    return versions.map((name) => {
      const isThere = readSources(platform, name).author?.generated !== '';
      const version = isThere ? name : readSchema(siteDir, name).version;
      const sources = readSources(platform, version);
      if (Object.values(sources).some(({generated}) => generated === '')) {
        throw new Error(`holos init platform wrote no CUE of API ${version}`);
      }
      return deriveSchema(version, sources);
    });
  } finally {
    rmSync(platform, {recursive: true});
  }
}
