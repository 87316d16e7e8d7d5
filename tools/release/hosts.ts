/** Redirects for hosts that depend on the versions. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {redirectsOf, nginxFile, nginxRules} from '../../config/hosting';
import {readVersions} from '../../plugins/kit/pages';

/** Writes nginx's redirects for the current versions of a site's folder. */
export function writeHosts(root: string): void {
  const file = path.join(root, nginxFile);
  const rules = nginxRules(redirectsOf(readVersions(root)));
  const block = /(?:^ {2}rewrite .*\n)+/m;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(block, () => rules.map((rule) => `  ${rule}\n`).join('')),
  );
}
