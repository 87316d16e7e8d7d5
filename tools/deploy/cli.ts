/**
 * `npx tsx tools/deploy/cli.ts [ADDRESS] [--anew]`: prepares `build/` for a deployment to ADDRESS, by default the site's public
 * address; see prepare.ts. In a workflow, the output `newest` says whether to deploy.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {site} from '../../config/site';
import {prepare} from './prepare';

/** Whether this commit is an ancestor of another one. A commit that this clone lacks counts as older. */
function isOlderThan(commit: string, other: string): boolean {
  const {status} = spawnSync('git', ['merge-base', '--is-ancestor', commit, other], {cwd: siteDir});
  return commit !== other && status === 0;
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const [address = site.url + site.baseUrl] = words.filter((word) => !word.startsWith('--'));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {cwd: siteDir, encoding: 'utf8'}).trim();
  const kept = await prepare({
    address: address.replace(/\/?$/, '/'),
    folder: path.join(siteDir, 'build'),
    commit,
    today: new Date().toISOString().slice(0, 10),
    isOlderThan: (other) => isOlderThan(commit, other),
    anew: words.includes('--anew'),
    // GitHub shows it in the run's summary.
    warn: (text) => console.log(`::warning::${text}`),
  });
  console.log(
    kept
      ? `${kept.current.length} files of this build, ${Object.keys(kept.former).length} of earlier deployments`
      : 'The deployed build is newer, so there is nothing to do',
  );
  if (process.env.GITHUB_OUTPUT) {
    appendFileSync(process.env.GITHUB_OUTPUT, `newest=${kept !== undefined}\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
