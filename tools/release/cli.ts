/**
 * npm run release NAME: docs/ becomes the released version, and starts the next one, NAME. RELEASING.md says what is
 * left to be written by a person.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {examplesIn} from '../../config/examples';
import {siteDir} from '../../config/pages';
import {readVersions} from '../../plugins/kit/pages';
import {formatProblem} from '../../plugins/kit/problem';
import type {Version} from '../../plugins/kit/versions';
import {checkLock} from '../../plugins/examples/lock';
import {openSite} from '../../plugins/examples/pages';
import {writeHosts} from './hosts';
import {startVersion} from './start';

/** Names of API versions, as Kubernetes forms them. */
const pattern = /^v[1-9]\d*(?:(?:alpha|beta)[1-9]\d*)?$/;

/** Why no version can be started under this name, or undefined. */
export function refuseName(name: string, versions: readonly Version[]): string | undefined {
  if (!pattern.test(name)) {
    return `"${name}" is not the name of an API version; write one such as v1alpha7, v1beta1 or v2.`;
  }
  const labels = versions.map(({label}) => label);
  return labels.includes(name) ? `${name} exists; the versions are ${labels.join(', ')}.` : undefined;
}

/** Why the release has to wait for a commit, or undefined. */
function refuseTree(root: string): string | undefined {
  const changed = execFileSync('git', ['status', '--porcelain', '--', '.'], {cwd: root, encoding: 'utf8'});
  return changed === ''
    ? undefined
    : `Commit or stash these changes first, so that the release is a change of its own:\n${changed.trimEnd()}`;
}

/** Why the examples have to run first, or undefined: what is released was executed as it stands. */
function refuseExamples(root: string): string | undefined {
  const problems = checkLock(openSite(root, examplesIn(root))).map(formatProblem);
  return problems.length > 0 ? `The examples did not pass as they stand:\n${problems.join('\n')}` : undefined;
}

function release(name: string): void {
  const versions = readVersions(siteDir);
  const refusals = [refuseName(name, versions), refuseTree(siteDir), refuseExamples(siteDir)].filter(Boolean);
  if (refusals.length > 0) {
    throw new Error(`Nothing was changed.\n\n${refusals.join('\n\n')}`);
  }
  const [from = ''] = versions.map(({label}) => label);
  const {status, stdout, stderr} = spawnSync('node_modules/.bin/docusaurus', ['docs:version', from], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`docusaurus docs:version ended with ${status}; see "git status"\n${stdout}${stderr}`);
  }
  startVersion(siteDir, from, name);
  writeHosts(siteDir);
  console.log(
    `${from} is the released version now, and docs/ is ${name}.\n` +
      'RELEASING.md lists what to write, then: git add --all && git commit && npm test',
  );
}

const [name, ...more] = process.argv.slice(2);

if (require.main === module) {
  try {
    if (!name || more.length > 0) {
      throw new Error(
        'Usage: npm run release NAME, where NAME is the version after the one that is released',
      );
    }
    release(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
