/**
 * npm run rehearse:release: releases a copy of this site, as it is now, and checks it as a commit is checked, without
 * the browser. With a number, so many releases follow one another, and the build says what they cost.
 */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {CopiedSite} from '../sites/copiedSite';
import {copyForRelease, next, release} from './rehearsal';

/** Everything that `npm test` runs without a browser. */
async function check(site: CopiedSite): Promise<void> {
  const {status, output} = await site.run('tsx', ['tools/check/cli.ts', 'fast', 'build', 'pages']);
  console.log(output);
  if (status !== 0) {
    process.exitCode = 1;
  }
}

/** What the build of so many versions weighs. */
function weigh(site: CopiedSite): void {
  const build = path.join(site.folder, 'build');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).map((file) => path.join(build, file));
  const sizes = files.map((file) => statSync(file)).filter((file) => file.isFile());
  const bytes = sizes.reduce((sum, {size}) => sum + size, 0);
  console.log(`build/: ${sizes.length} files, ${(bytes / 1024 ** 2).toFixed(1)} MiB`);
}

async function rehearse(releases: number): Promise<void> {
  const site = copyForRelease();
  try {
    for (let number = 1; number <= releases; number++) {
      const name = next.replace(/\d+$/, String(number));
      const {status, output} = await release(site, name);
      console.log(`${output.trimEnd()}\n`);
      if (status !== 0) {
        process.exitCode = 1;
        return;
      }
      site.commit(`Release ${number}`);
    }
    await check(site);
    weigh(site);
  } finally {
    site.remove();
  }
}

void rehearse(Number(process.argv[2] ?? 1));
