import {expect, test as base} from '@playwright/test';
import {warningsOf} from '../../tools/check/warnings';
import {FixtureSite, stub} from '../../tools/sites/fixtureSite';

const test = base.extend<{site: FixtureSite}>({
  site: async ({}, use) => {
    const site = new FixtureSite();
    await use(site);
    site.remove();
  },
});

// A build takes several seconds, and more while its neighbor builds too.
test.describe.configure({timeout: 180_000});

const page = 'docs/topics/kargo.mdx';

interface Fault {
  name: string;
  inject: (site: FixtureSite) => void;
  /** What the message must hold: the file above all. */
  message: RegExp;
}

const faults: Fault[] = [
  {
    name: 'a broken link to an address',
    inject: (site) => site.write(page, stub('Kargo', 'A [lost page](/docs/v1alpha6/lost/).')),
    message: /docs\/topics\/kargo\.mdx:6: \/docs\/v1alpha6\/lost\//,
  },
  {
    name: 'a broken link to a file',
    inject: (site) => site.write(page, stub('Kargo', 'A [lost page](./lost.mdx).')),
    message: /lost\.mdx[^]*docs\/topics\/kargo\.mdx|docs\/topics\/kargo\.mdx[^]*lost\.mdx/,
  },
  {
    name: 'an unknown doc id in the sidebar',
    inject: (site) => site.edit('sidebars.ts', (text) => text.replace("'topics/kargo'", "'topics/cargo'")),
    message: /sidebars\.ts[^]*topics\/cargo/,
  },
  {
    name: 'an undeclared tag of a post',
    inject: (site) => site.edit('blog/2024-10-28-post/index.mdx', (text) => text.replace('[cue]', '[qube]')),
    message: /qube[^]*2024-10-28-post\/index\.mdx|2024-10-28-post\/index\.mdx[^]*qube/,
  },
  {
    name: 'an undeclared tag of a docs page',
    inject: (site) => site.edit(page, (text) => text.replace('title:', 'tags: [qube]\ntitle:')),
    message: /qube[^]*topics\/kargo\.mdx|topics\/kargo\.mdx[^]*qube/,
  },
  {
    name: 'a page without title',
    inject: (site) => site.edit(page, (text) => text.replace(/^title:.*\n/m, '')),
    message: /docs\/topics\/kargo\.mdx: front matter lacks title\./,
  },
  {
    name: 'a page without description',
    inject: (site) => site.edit(page, (text) => text.replace(/^description:.*\n/m, '')),
    message: /docs\/topics\/kargo\.mdx: front matter lacks description\./,
  },
  {
    name: 'a missing image beside the page',
    inject: (site) => site.write(page, stub('Kargo', '![A lost picture](./lost.png)')),
    message: /lost\.png[^]*topics\/kargo\.mdx|topics\/kargo\.mdx[^]*lost\.png/,
  },
  {
    name: 'a missing image of the static folder',
    inject: (site) => site.write(page, stub('Kargo', '![A lost picture](/img/lost.png)')),
    message: /lost\.png[^]*topics\/kargo\.mdx|topics\/kargo\.mdx[^]*lost\.png/,
  },
  {
    name: 'a post without the end of its introduction',
    inject: (site) =>
      site.edit('blog/2024-10-28-post/index.mdx', (text) => text.replace('{/* truncate */}', '')),
    message: /2024-10-28-post\/index\.mdx/,
  },
  {
    name: 'an unknown doc in the navbar: an error is thrown',
    inject: (site) =>
      site.edit('config/site.ts', (text) => text.replace("'tutorial/overview'", "'tutorial/lost'")),
    message: /tutorial\/lost/,
  },
  {
    name: 'an unknown sidebar of a docs page: an error is thrown',
    inject: (site) => site.edit(page, (text) => text.replace('title:', 'displayed_sidebar: lost\ntitle:')),
    message: /lost/,
  },
];

for (const {name, inject, message} of faults) {
  test(`${name} stops the build`, async ({site}) => {
    inject(site);
    const {status, output} = await site.build();
    expect(status, output).not.toBe(0);
    expect(output).toMatch(message);
  });
}

test('a wrong environment variable is refused by name', async ({site}) => {
  const wrongValue = await site.build({SITE_ANALYTICS_ID: 'UA-1'});
  expect(wrongValue.status).not.toBe(0);
  expect(wrongValue.output).toContain('Environment variable SITE_ANALYTICS_ID is "UA-1"');

  const wrongName = await site.build({SITE_ANALYTIC_ID: 'G-M00QMB1N05'});
  expect(wrongName.status).not.toBe(0);
  expect(wrongName.output).toContain('Environment variable SITE_ANALYTIC_ID is not known');
});

// The rest of the site is in good order: it is built, and nothing else is said of it.
test('a broken anchor and a duplicate route only warn', async ({site}) => {
  site.write(page, stub('Kargo', 'A [lost place](./comparison.mdx#lost).'));
  site.write('src/pages/blog.md', stub('Twin', '# Twin'));
  site.commit('Faults');
  const {status, output} = await site.build();
  expect(status, output).toBe(0);
  expect(output).toMatch(/\[WARNING\][^]*\/docs\/v1alpha6\/topics\/comparison\/#lost/);
  expect(output).toMatch(/\[WARNING\] Duplicate routes found!\n.*\/blog\//);
  expect(warningsOf(output)).toEqual([
    expect.stringContaining('Duplicate routes found!'),
    expect.stringContaining('Docusaurus found broken anchors!'),
  ]);
});
