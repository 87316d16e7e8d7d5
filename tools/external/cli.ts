/**
 * `npm run external`, after `npm run build`: asks other sites whether what the pages link to is still there. Needs a
 * network; the nightly workflow runs it. What refuses to answer programs is named, and no fault.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {askAll, externalLinks} from './check';

const build = path.join(siteDir, 'build');

async function main(): Promise<void> {
  const pages = new Map<string, string>();
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  for (const file of files.sort()) {
    for (const address of externalLinks(readFileSync(path.join(build, file), 'utf8'))) {
      pages.set(address, pages.get(address) ?? file);
    }
  }
  if (pages.size === 0) {
    throw new Error('No page of build/ links to another site.');
  }
  const answers = await askAll(pages.keys());
  for (const {address, verdict, reason} of answers.filter((answer) => answer.verdict !== 'there')) {
    console.log(`${verdict}: ${address} (${reason}), linked from ${pages.get(address)}`);
  }
  const gone = answers.filter(({verdict}) => verdict === 'gone').length;
  console.log(`${answers.length} addresses, ${gone} gone`);
  process.exitCode = gone > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
