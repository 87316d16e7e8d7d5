/** What writers see: the live preview, and the messages for mistakes. plugins/writing/content-rules has the table of all rules. */
import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {released, unreleased} from '../../config/versions';
import {startDevServer, type DevServer} from '../support/devServer';
import {expect, hydrated, test as base, visit} from '../support/fixtures';
import {FixtureSite, stub} from '../support/copiedSite';
import {warningsOf} from '../support/program';

interface Mistake {
  file: string;
  change: (text: string) => string;
  /** The answer, in one line. */
  says: string;
  /** How the preview shows it as well; it only warns of what a command corrects. */
  preview?: 'error' | 'warning';
}

const page = 'docs/topics/kargo.mdx';
const ran = '```bash run\nls\n```\n\n```txt output\nedited\n```';

/** Mistakes in one file each. */
const mistakes: readonly Mistake[] = [
  {
    file: page,
    change: () => stub('Kargo', 'Text.', 'sidebar_lable: Kargo\n'),
    says: `${page}:4: front matter: sidebar_lable is not known here; did you mean sidebar_label?`,
    preview: 'error',
  },
  {
    file: 'docs/topics/comparison.mdx',
    change: () => stub('Comparison', '<Steps>\n\n1. One'),
    says: 'docs/topics/comparison.mdx:6: cannot be parsed: Expected a closing tag for `<Steps>`',
    preview: 'error',
  },
  {
    file: 'docs/topics/architecture.mdx',
    change: () => stub('Architecture', '```mermaid\n%% A comment\nflowchart LR\n  A[New --> B\n```'),
    says: "docs/topics/architecture.mdx:9: Mermaid can't read this diagram from here on; the preview shows its message",
  },
  {
    file: 'docs/topics/oci-helm-charts.mdx',
    change: () => stub('OCI', ran, 'displayed_sidebar: doc\n'),
    says: `docs/topics/oci-helm-charts.mdx:1: its commands have never passed; run: npm run examples ${unreleased.label}/topics/oci-helm-charts -- --update`,
    preview: 'warning',
  },
];

const isRun = ({says}: Mistake) => says.includes('never passed');
const glossary = `/docs/${released.path}/glossary/`;

// A build, or the preview's first compilation, takes several seconds, and more on a busy machine.
base.setTimeout(400_000);

base.describe('a mistake', () => {
  // Each test has a site of its own, so any worker that is free takes the next one.
  base.describe.configure({mode: 'parallel'});

  const test = base.extend<{site: FixtureSite}>({
    site: async ({}, use) => {
      const site = new FixtureSite();
      await use(site);
      site.delete();
    },
  });

  test('is listed by the build together with all others', async ({site}) => {
    for (const {file, change} of mistakes) {
      site.edit(file, change);
    }
    site.write('examples.lock.json', '{\n  "pages": {\n');
    const {status, output} = await site.build();
    expect(status, output).not.toBe(0);
    for (const {says} of mistakes.filter((mistake) => !isRun(mistake))) {
      expect.soft(output).toContain(`\n${says}`);
    }
    expect(output).toContain("\nexamples.lock.json:1: the file isn't JSON");
  });

  test('can also be a page that no sidebar lists, or a block that never ran', async ({site}) => {
    const never = mistakes.find(isRun);
    site.edit(never?.file ?? '', never?.change ?? String);
    site.write('docs/topics/new.mdx', stub('New'));
    const {status, output} = await site.build();
    expect(status, output).not.toBe(0);
    expect(output).toContain(`\n${never?.says}`);
    expect(output).toContain('\ndocs/topics/new.mdx:1: no sidebar lists this page; add');
    expect(output).toContain('The content has 2 mistakes, listed above');
  });

  test('that shows only when a page is drawn has the file and the line, without a stack', async ({site}) => {
    const code = "export const Boat = () => {throw new Error('It sank.');};";
    site.edit(page, () => stub('Kargo', `${code}\n\n<Boat />`));
    const cards = "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />";
    site.write('docs/cards.mdx', stub('Cards', cards, 'displayed_sidebar: doc\n'));
    const {status, output} = await site.build();
    expect(status, output).not.toBe(0);
    expect(output).toContain(`\n${page}:8: can't be drawn: It sank.`);
    expect(output).toContain("\ndocs/cards.mdx:9: can't be drawn: ");
    expect(output).not.toMatch(/^ +at /m);
  });

  test('stops a preview that starts with it', async ({site}) => {
    const [first] = mistakes;
    site.edit(first?.file ?? '', first?.change ?? String);
    const output = await startDevServer(site.folder).then(
      (server) => server.stop().then(() => 'It started.'),
      (error: unknown) => String(error),
    );
    expect(output).toContain(first?.says);
    expect(output).toContain('The content has 1 mistake, listed above');
  });
});

base.describe('the preview', () => {
  // One worker, and with it one preview, for all tests. A fixture of the worker would have them run alone, after all others.
  base.describe.configure({mode: 'default'});

  let site: FixtureSite;
  let preview: DevServer;

  base.beforeAll(async () => {
    site = new FixtureSite();
    preview = await startDevServer(site.folder);
  });

  base.afterAll(async () => {
    await preview.stop();
    site.delete();
  });

  // The hook that starts it gets this fixture, too.
  const test = base.extend({baseURL: async ({}, use) => use((preview as DevServer | undefined)?.url)});

  test('starts without a warning, and serves the pages', async ({page: tab, analytics}) => {
    expect(warningsOf(preview.output())).toEqual([]);
    for (const [address, title, target = address] of [
      ['/', 'Home'],
      [`/docs/${unreleased.path}/topics/kargo/`, 'topics/kargo'],
      ['/blog/post/', 'Post'],
      ['/docs', 'tutorial/overview', `/docs/${released.path}/tutorial/overview/`],
      [`/docs/${released.path}/glossary?a=b#c`, 'glossary', `${glossary}?a=b#c`],
      [`/docs/${released.path}/glossary.html?a=b#c`, 'glossary', `${glossary}?a=b#c`],
      [`/docs/${released.path}/none/`, 'Page not found'],
    ] as const) {
      await tab.goto(address);
      await expect(tab).toHaveURL(target);
      await hydrated(tab);
      await expect(tab.getByRole('heading', {level: 1, name: title})).toBeVisible();
      await expect(tab).toHaveTitle(/ \| Holos$/);
    }
    // There is no index without a build.
    await visit(tab, '/search/?q=values');
    await expect(tab.getByText('npm run build')).toBeVisible();
    expect(analytics.requests).toEqual([]);
  });

  test('shows an edit on the open page without loading it again', async ({page: tab}) => {
    await visit(tab, glossary);
    await tab.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    const source = `versioned_docs/version-${released.path}/glossary.mdx`;
    // An editor on Windows writes these ends of lines.
    const text = stub('glossary', 'A sentence that was not there before.\n\n## New {#new}\n\n[Up](#new)');
    site.write(source, text.replaceAll('\n', '\r\n'));
    await expect(tab.getByText('A sentence that was not there before.')).toBeVisible({timeout: 60_000});
    expect(warningsOf(preview.output())).toEqual([]);
    await expect(tab.locator('html')).toHaveAttribute('data-marked', '');
  });

  test('shows mistakes until they are corrected', async ({page: tab, tolerate}) => {
    tolerate(/./);
    const printed = () => stripVTControlCharacters(preview.output()).replaceAll('\\"', '"');
    await visit(tab, `/docs/${unreleased.path}/topics/kargo/`);
    const overlay = tab.locator('#webpack-dev-server-client-overlay');
    for (const {file, change, says, preview: shown} of mistakes.filter((mistake) => mistake.preview)) {
      await test.step(file, async () => {
        const whole = site.whole(file);
        const former = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
        site.edit(file, change);
        await expect.poll(printed, {message: says, timeout: 60_000}).toContain(says);
        if (shown === 'error') {
          await expect(overlay.contentFrame().locator('body')).toContainText(says, {timeout: 60_000});
        }
        site.write(file, former);
        await expect(overlay).toHaveCount(0, {timeout: 60_000});
      });
    }
  });
});
