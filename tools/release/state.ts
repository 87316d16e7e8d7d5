/** What a release asks of the site's folder before it changes anything. */
import {execFileSync} from 'node:child_process';
import {formatProblem} from '../../lib/examplePage';
import type {Version} from '../../lib/versions';
import {checkLock} from '../examples/lock';
import {readPages} from '../examples/pages';

/** Names of API versions, as Kubernetes forms them. */
const pattern = /^v[1-9]\d*(?:(?:alpha|beta)[1-9]\d*)?$/;

/** Why no version can be started under this name, or undefined. */
export function refuseName(name: string, versions: readonly Version[]): string | undefined {
  if (!pattern.test(name)) {
    return `"${name}" is no name of an API version; write one such as v1alpha7, v1beta1 or v2.`;
  }
  if (versions.some(({label}) => label === name)) {
    return `${name} is there already; the versions are ${versions.map(({label}) => label).join(', ')}.`;
  }
  return undefined;
}

/** Why the release must wait for changes to be committed, or undefined. */
export function refuseTree(root: string): string | undefined {
  const changed = execFileSync('git', ['status', '--porcelain', '--', '.'], {cwd: root, encoding: 'utf8'});
  return changed === ''
    ? undefined
    : `There are changes that are not committed; commit or stash them, so that the release is a change of its own:\n${changed.trimEnd()}`;
}

/** Why the examples have to run first, or undefined: what is released was executed as it stands. */
export function refuseExamples(root: string): string | undefined {
  const problems = checkLock(root, readPages(root));
  return problems.length === 0
    ? undefined
    : `The examples did not pass as they stand:\n${problems.map(formatProblem).join('\n')}`;
}
