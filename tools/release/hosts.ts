/** Redirects for hosts that depend on the versions. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirectFiles, redirectsOf} from '../../config/hosting';
import {readVersions} from '../../config/pages';

/** Writes the hosts' redirects for the current versions of a site's folder. */
export function writeHosts(root: string): void {
  const redirects = redirectsOf(readVersions(root));
  for (const [name, {lines, rules}] of Object.entries(redirectFiles)) {
    const file = path.join(root, name);
    const written = rules(redirects).join('\n');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(lines, () => `${written}\n`),
    );
  }
}
