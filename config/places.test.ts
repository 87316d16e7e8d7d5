import {expect, test} from '@playwright/test';
import {pages} from './pages';
import {placesOf} from './places';
import {versions} from './versions';

for (const {path: version} of versions) {
  test(`every link of the not-found page is on a page of ${version}`, () => {
    const routes = pages.all().map(({route}) => route);
    for (const {to} of placesOf(version)) {
      expect(routes).toContain(to);
    }
  });
}
