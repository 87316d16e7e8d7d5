/**
 * npm run release NAME: the unreleased docs become the released version, and docs/ starts the next one, NAME. It does
 * what does not follow from versions.json and config/unreleased.json. npm run release -- --archive NAME takes an older
 * version out of the site. See RELEASING.md.
 */
import {parseArgs} from 'node:util';
import {siteDir} from '../../config/pages';
import {readVersions} from '../../lib/pages';
import {run} from '../check/run';
import {archiveVersion, refuseArchive, whatIsLeftOfArchive} from './archive';
import {mentionsOf, whatIsLeft} from './left';
import {writeHosts} from './hosts';
import {startVersion} from './start';
import {refuseExamples, refuseName, refuseTree} from './state';

const usage = `Usage: npm run release NAME               docs/ is released, and becomes the version NAME
       npm run release -- --archive NAME  the older version NAME leaves the site`;

/** @throws Error with all reasons when there are any. */
function refuse(...reasons: (string | undefined)[]): void {
  const found = reasons.filter((reason) => reason !== undefined);
  if (found.length > 0) {
    throw new Error(`Nothing was changed.\n\n${found.join('\n\n')}`);
  }
}

async function release(name: string): Promise<void> {
  const versions = readVersions(siteDir);
  refuse(refuseName(name, versions), refuseTree(siteDir), refuseExamples(siteDir));
  const [from = ''] = versions.map(({label}) => label);
  const {status, output} = await run('docusaurus', ['docs:version', from], {}, 'not');
  if (status !== 0) {
    throw new Error(
      `docusaurus docs:version ended with ${status}; "git status" shows what it left\n${output}`,
    );
  }
  startVersion(siteDir, from, name);
  writeHosts(siteDir);
  const started = readVersions(siteDir).slice(0, 1);
  console.log(whatIsLeft(from, name, mentionsOf(from, started, siteDir)));
}

function archive(name: string): void {
  const versions = readVersions(siteDir);
  refuse(refuseArchive(name, versions), refuseTree(siteDir));
  archiveVersion(siteDir, name, versions);
  writeHosts(siteDir);
  console.log(whatIsLeftOfArchive(name));
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {archive: {type: 'string'}},
    allowPositionals: true,
  });
  const [name, ...rest] = positionals;
  if (values.archive !== undefined && name === undefined) {
    archive(values.archive);
  } else if (values.archive === undefined && name !== undefined && rest.length === 0) {
    await release(name);
  } else {
    throw new Error(usage);
  }
}

main().catch((error: unknown) => {
  const isMisuse = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  const message = error instanceof Error ? error.message : String(error);
  console.error(isMisuse ? `${message}\n\n${usage}` : message);
  process.exitCode = 1;
});
