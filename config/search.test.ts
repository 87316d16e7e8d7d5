import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pages} from './pages';
import {placesOf} from './places';
import {searchOptions} from './search';
import {versions} from './versions';

for (const {path: version, folder} of versions) {
  test(`every link of the search, and of the not-found page, is on a page of ${version}`, () => {
    const routes = pages.all().map(({route}) => route);
    const links = searchOptions.start.flatMap((group) => group.links);
    const inside = [...placesOf(version), ...links, ...searchOptions.help].filter(({to}) =>
      to.startsWith('/'),
    );
    expect(inside.length).toBeGreaterThan(8);
    for (const {to} of inside) {
      expect(routes).toContain(to.replace(':version', version).split('#')[0]);
    }
    const support = readFileSync(path.join(pages.siteDir, folder, 'support.mdx'), 'utf8');
    for (const {to, label} of links.filter((link) => link.to.includes('#'))) {
      expect(support).toContain(`### \`${label}\` {#${to.split('#')[1]}}`);
    }
  });
}
