/** What the build and the live preview say of a writer's mistakes; plugins/content-rules has the table of all rules. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test as base} from '@playwright/test';
import {pages} from '../../config/pages';
import {unreleased} from '../../config/versions';
import {warningsOf} from '../../tools/check/warnings';
import {startDevServer} from '../support/devServer';
import {FixtureSite, stub} from '../support/fixtureSite';

const test = base.extend<{site: FixtureSite}>({
  site: async ({}, use) => {
    const site = new FixtureSite();
    await use(site);
    site.remove();
  },
});

// A build, or the preview's first compilation, takes several seconds, and more on a busy machine.
test.setTimeout(400_000);

const page = 'docs/topics/kargo.mdx';
const version = unreleased.label;
const ran = '```bash run\nls\n```\n\n```txt output\nedited\n```';

interface Mistake {
  file: string;
  change: (text: string) => string;
  /** The answer, in one line. */
  says: string;
  /** Whether a command corrects it, so that the preview only warns. */
  isUnfinished?: boolean;
}

/** Mistakes in one file each. */
const mistakes: readonly Mistake[] = [
  {
    file: page,
    change: () => stub('Kargo', 'Text.', 'sidebar_lable: Kargo\n'),
    says: `${page}:4: front matter: sidebar_lable is not known here; did you mean sidebar_label?`,
  },
  {
    file: 'docs/topics/comparison.mdx',
    change: () => stub('Comparison', '<Steps>\n\n1. One'),
    says: 'docs/topics/comparison.mdx:6: cannot be parsed: Expected a closing tag for `<Steps>`',
  },
  {
    file: 'docs/glossary.mdx',
    change: () => stub('Glossary: all'),
    says: 'docs/glossary.mdx:2: cannot be parsed: incomplete explicit mapping pair',
  },
  {
    file: 'docs/topics/private-helm.mdx',
    change: () => stub('Private Helm', '```bash runn\nls\n```'),
    says: 'docs/topics/private-helm.mdx:6: unknown word runn; known are run, fails',
  },
  {
    file: 'docs/topics/day-two.mdx',
    change: () => stub('Day two', ran, 'displayed_sidebar: doc\n'),
    says: `docs/topics/day-two.mdx:1: never passed; run: npm run examples ${version}/topics/day-two -- --update`,
    isUnfinished: true,
  },
  {
    file: 'docs/topics/architecture.mdx',
    change: () => stub('Architecture', '```mermaid\n%% size: 1x1\nflowchart LR\n  A[New] --> B\n```'),
    says: 'docs/topics/architecture.mdx:6: this diagram has no drawing; run: npx docusaurus diagrams',
    isUnfinished: true,
  },
  {
    file: 'data/cli.json',
    change: (text) => text.slice(0, 40),
    says: 'data/cli.json:1: the file is no JSON',
  },
  {
    file: 'charts/greeter/Chart.yaml',
    change: () => 'apiVersion: v2\nname: a\n',
    says: 'charts/greeter/Chart.yaml:1: the chart has no name or no version; write both',
  },
];

test('the build names all mistakes at once, also those of files that programs write', async ({site}) => {
  for (const {file, change} of mistakes) {
    site.edit(file, change);
  }
  site.write('examples.lock.json', '{\n  "pages": {\n');
  const {status, output} = await site.build();
  expect(status, output).not.toBe(0);
  for (const {says} of mistakes.filter(({says: text}) => !text.includes('never passed'))) {
    expect.soft(output).toContain(`\n${says}`);
  }
  expect(output).toContain('\nexamples.lock.json:1: the file is no JSON');
});

test('the build names pages in no sidebar, and blocks that did not run', async ({site}) => {
  const [never] = mistakes.filter(({says}) => says.includes('never passed'));
  site.edit(never?.file ?? '', never?.change ?? String);
  site.write('docs/topics/new.mdx', stub('New'));
  const {status, output} = await site.build();
  expect(status, output).not.toBe(0);
  expect(output).toContain(`\n${never?.says}`);
  expect(output).toContain('\ndocs/topics/new.mdx:1: no sidebar lists this page; add');
  expect(output).toContain('The content has 2 mistakes, listed above');
});

test('a broken anchor, a duplicate route and a fault of style only warn', async ({site}) => {
  site.write(page, stub('Kargo', 'A [lost place](./comparison.mdx#lost), just so.'));
  site.write('src/pages/blog.md', stub('Twin', '# Twin'));
  site.commit('Faults');
  const {status, output} = await site.build();
  expect(status, output).toBe(0);
  expect(output).toMatch(new RegExp(`\\[WARNING\\][^]*/docs/${unreleased.path}/topics/comparison/#lost`));
  expect(output).toMatch(/\[WARNING\] Duplicate routes found!\n.*\/blog\//);
  expect(output).toContain('docs/topics/kargo.mdx:6: "just"');
  expect(warningsOf(output)).toHaveLength(3);
});

test('the preview shows mistakes in its terminal and over the page until they are corrected', async ({
  page: browser,
  site,
}) => {
  const server = await startDevServer(site.folder);
  const printed = () => stripVTControlCharacters(server.output()).replaceAll('\\"', '"');
  try {
    await browser.goto(`${server.url}${pages.of(page)?.route}`);
    const overlay = browser.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    for (const {file, change, says, isUnfinished} of mistakes) {
      await test.step(file, async () => {
        const whole = path.join(site.folder, file);
        const former = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
        site.edit(file, change);
        await expect.poll(printed, {message: says, timeout: 60_000}).toContain(says);
        if (!isUnfinished) {
          await expect(overlay).toContainText(says, {timeout: 60_000});
        }
        site.write(file, former);
        await expect(browser.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, {timeout: 60_000});
      });
    }
  } finally {
    await server.stop();
  }
});

test('a preview that starts with a mistake says so, and stops', async ({site}) => {
  const [first] = mistakes;
  site.edit(first?.file ?? '', first?.change ?? String);
  const output = await startDevServer(site.folder).then(
    (server) => server.stop().then(() => 'It started.'),
    (error: unknown) => String(error),
  );
  expect(output).toContain(first?.says);
  expect(output).toContain('The content has 1 mistake, listed above');
});
