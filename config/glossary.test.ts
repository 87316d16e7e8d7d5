import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {glossary} from './glossary';
import {siteDir} from './pages';
import {versions} from './versions';

for (const {folder, path: version} of versions) {
  test(`${folder}: the glossary explains each term, and no others`, () => {
    const file = path.join(siteDir, folder, 'glossary.mdx');
    const ids = [...readFileSync(file, 'utf8').matchAll(/^## .* \{#(.*)\}$/gm)];
    expect(ids.map(([, id]) => id)).toEqual(Object.keys(glossary.terms));
    expect(glossary.glossaryFor(file)).toBeUndefined();
    expect(glossary.glossaryFor(path.join(siteDir, folder, 'support.mdx'))).toBe(
      `/docs/${version}/glossary/`,
    );
  });
}
