/** npm run redirects: writes the hosts' redirects, for example after a page moved. A release does the same. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirectFiles, redirectsOf} from '../../config/hosting';
import {createPages, readVersions, siteDir} from '../../config/pages';

/** Writes the hosts' redirects for the current versions and pages of a site's folder. */
export function writeHosts(root: string): void {
  const redirects = redirectsOf(createPages(root, readVersions(root)));
  for (const [name, {lines, rules}] of Object.entries(redirectFiles)) {
    const file = path.join(root, name);
    const written = rules(redirects).join('\n');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(lines, () => `${written}\n`),
    );
  }
}

if (require.main === module) {
  writeHosts(siteDir);
}
