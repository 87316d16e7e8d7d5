import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pages} from '../config/pages';
import {versions} from '../config/versions';
import {commonErrors, placesOf} from './places';

for (const {path: version, folder} of versions) {
  test(`every place and every message is on a page of ${version}`, () => {
    const routes = pages.all().map(({route}) => route);
    for (const {to} of placesOf(version)) {
      expect(routes).toContain(to);
    }
    const support = readFileSync(path.join(pages.siteDir, folder, 'support.mdx'), 'utf8');
    for (const {message, anchor} of commonErrors) {
      expect(support).toContain(`### \`${message}\` {#${anchor}}`);
    }
  });
}
