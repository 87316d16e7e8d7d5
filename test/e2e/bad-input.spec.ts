import {expect, test as base} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {warningsOf} from '../../tools/check/warnings';
import {FixtureSite, stub} from '../../tools/sites/fixtureSite';

// What the configuration leaves to the framework is in test/build/config.spec.ts, front matter and environment in
// config/*.test.ts: a build takes long.

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

test('a broken link to an address stops the build, with file and line', async ({site}) => {
  site.write(page, stub('Kargo', `A [lost page](/docs/${unreleased.path}/lost/).`));
  const {status, output} = await site.build();
  expect(status, output).not.toBe(0);
  expect(output).toContain(`docs/topics/kargo.mdx:6: /docs/${unreleased.path}/lost/`);
});

test('broken links to files and missing images stop the build, each with the page that has it', async ({
  site,
}) => {
  site.write(page, stub('Kargo', 'A [lost page](./lost.mdx).'));
  site.write('docs/topics/comparison.mdx', stub('Comparison', '![A lost picture](./lost.png)'));
  site.write('docs/glossary.mdx', stub('Glossary', '![A lost picture](/img/gone.png)'));
  const {status, output} = await site.build();
  expect(status, output).not.toBe(0);
  for (const [file, lost] of [
    ['docs/topics/kargo.mdx', 'lost.mdx'],
    ['docs/topics/comparison.mdx', 'lost.png'],
    ['docs/glossary.mdx', 'gone.png'],
  ] as const) {
    const lines = output.split('\n').filter((line) => line.includes(lost) && line.includes(file));
    expect.soft(lines, `${lost} of ${file} in\n${output}`).not.toEqual([]);
  }
});

test('an unknown page in the sidebar stops the build, with the file of the sidebar', async ({site}) => {
  site.edit('sidebars.ts', (text) => text.replace("'topics/kargo'", "'topics/cargo'"));
  const {status, output} = await site.build();
  expect(status, output).not.toBe(0);
  expect(output).toMatch(/sidebars\.ts[^]*topics\/cargo/);
});

test('an unknown sidebar of a page stops the build, with the page', async ({site}) => {
  site.edit(page, (text) => text.replace('title:', 'displayed_sidebar: lost\ntitle:'));
  const {status, output} = await site.build();
  expect(status, output).not.toBe(0);
  expect(output).toMatch(/\btopics\/kargo\b[^\n]* sidebar lost\b/);
});

// The rest of the site is in good order: it is built, and nothing else is said of it.
test('a broken anchor and a duplicate route only warn', async ({site}) => {
  site.write(page, stub('Kargo', 'A [lost place](./comparison.mdx#lost).'));
  site.write('src/pages/blog.md', stub('Twin', '# Twin'));
  site.commit('Faults');
  const {status, output} = await site.build();
  expect(status, output).toBe(0);
  expect(output).toMatch(new RegExp(`\\[WARNING\\][^]*/docs/${unreleased.path}/topics/comparison/#lost`));
  expect(output).toMatch(/\[WARNING\] Duplicate routes found!\n.*\/blog\//);
  expect(warningsOf(output)).toEqual([
    expect.stringContaining('Duplicate routes found!'),
    expect.stringContaining('Docusaurus found broken anchors!'),
  ]);
});
