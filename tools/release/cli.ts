/**
 * npm run release NAME: the unreleased docs become the released version, and docs/ starts the next one, NAME. It does
 * what does not follow from versions.json and config/unreleased.json; see RELEASING.md.
 */
import {siteDir} from '../../config/pages';
import {readVersions} from '../../lib/pages';
import {run} from '../check/run';
import {mentionsOf, whatIsLeft} from './left';
import {startVersion} from './start';
import {refuseExamples, refuseName, refuseTree} from './state';

async function release(name: string): Promise<void> {
  const versions = readVersions(siteDir);
  const refusals = [refuseName(name, versions), refuseTree(siteDir), refuseExamples(siteDir)];
  const reasons = refusals.filter((reason) => reason !== undefined);
  const [unreleased] = versions;
  if (reasons.length > 0 || !unreleased) {
    throw new Error(`Nothing was changed.\n\n${reasons.join('\n\n')}`);
  }
  const {status, output} = await run('docusaurus', ['docs:version', unreleased.label], {}, 'not');
  if (status !== 0) {
    throw new Error(
      `docusaurus docs:version ended with ${status}; "git status" shows what it left\n${output}`,
    );
  }
  startVersion(siteDir, unreleased.label, name);
  const [started = unreleased] = readVersions(siteDir);
  console.log(whatIsLeft(unreleased.label, name, mentionsOf(unreleased.label, started, siteDir)));
}

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || name.startsWith('-') || rest.length > 0) {
  console.error('Usage: npm run release NAME\n\nNAME is the version that docs/ becomes, such as v1alpha7.');
  process.exitCode = 1;
} else {
  release(name).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
