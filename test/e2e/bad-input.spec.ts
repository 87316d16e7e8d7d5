import {expect, test as base} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {warningsOf} from '../../tools/check/warnings';
import {FixtureSite, stub} from '../support/fixtureSite';

// What the configuration leaves to the framework is in test/build/config.spec.ts, the rules for writers in
// plugins/content-rules, the environment in config/environment.test.ts: a build takes long.

const test = base.extend<{site: FixtureSite}>({
  site: async ({}, use) => {
    const site = new FixtureSite();
    await use(site);
    site.remove();
  },
});

// A build takes several seconds, and more while its neighbor builds too.
test.describe.configure({timeout: 400_000});

const page = 'docs/topics/kargo.mdx';

test('a broken link that only the finished site tells stops the build, with file and line', async ({
  site,
}) => {
  site.write(page, stub('Kargo', 'A [lost file](pathname:///lost.txt).'));
  const {status, output} = await site.build();
  expect(status, output).not.toBe(0);
  expect(output).toContain('docs/topics/kargo.mdx:6: /lost.txt');
});

// The rest of the site is in good order: it is built, and nothing else is said of it.
test('a broken anchor, a duplicate route and a fault of style only warn', async ({site}) => {
  site.write(page, stub('Kargo', 'A [lost place](./comparison.mdx#lost), just so.'));
  site.write('src/pages/blog.md', stub('Twin', '# Twin'));
  site.commit('Faults');
  const {status, output} = await site.build();
  expect(status, output).toBe(0);
  expect(output).toMatch(new RegExp(`\\[WARNING\\][^]*/docs/${unreleased.path}/topics/comparison/#lost`));
  expect(output).toMatch(/\[WARNING\] Duplicate routes found!\n.*\/blog\//);
  expect(output).toContain('docs/topics/kargo.mdx:6: "just"');
  expect(warningsOf(output)).toEqual([
    expect.stringContaining('The content has'),
    expect.stringContaining('Duplicate routes found!'),
    expect.stringContaining('Docusaurus found broken anchors!'),
  ]);
});
