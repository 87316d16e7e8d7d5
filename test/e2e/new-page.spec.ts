import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {warningsOf} from '../../tools/check/warnings';
import {type LockEntry, readLock} from '../../lib/examplesLock';
import {hashBlocks, recordPassed} from '../../tools/examples/lock';
import {readPages} from '../../tools/examples/pages';
import {newPost} from '../../tools/new/post';
import {CopiedSite} from '../../tools/sites/copiedSite';

const description =
  'A text that a test adds, to see that no other place than the documented ones needs to know of it.';

/** What a writer does with the places that the command leaves open. */
const written = (text: string) =>
  text.replace(/"TODO: .*"/, description).replaceAll(/TODO: .*/g, 'It says more of it. '.repeat(10).trim());

/** A page in the sidebar, as CONTRIBUTING says, and one outside of it. */
async function addPages(site: CopiedSite): Promise<void> {
  const {status, output} = await site.run('tsx', ['tools/new/cli.ts', 'page', 'topics/unexpected']);
  expect(status, output).toBe(0);
  for (const {folder} of [unreleased, released]) {
    site.edit(
      `${folder}/topics/unexpected.mdx`,
      (text) =>
        `${written(text)}\n[The glossary](../glossary.mdx) and [a page aside](./aside.mdx).\n\n## A heading\n\n` +
        '```cue\nvalue: "new"\n```\n',
    );
    site.write(
      `${folder}/topics/aside.mdx`,
      `---\ntitle: Aside\ndescription: ${description}\ndisplayed_sidebar: doc\npagination_prev: topics/kargo\n` +
        'pagination_next: glossary\n---\n\nThe text.\n',
    );
  }
}

/** More posts than one list shows, the newest in another year, with new authors, one of them with a page, and a new tag. */
function addPosts(site: CopiedSite): void {
  site.edit(
    'blog/authors.yml',
    (text) => `${text}\nanother:\n  name: Another Author\n  page: true\n\nthird:\n  name: Third Author\n`,
  );
  site.edit(
    'blog/tags.yml',
    (text) =>
      `${text}\nunexpected:\n  label: Unexpected\n  permalink: /unexpected\n  description: What a test adds.\n`,
  );
  for (let day = 10; day < 22; day++) {
    const {files} = newPost(site.folder, `unexpected-${day}`, `2031-02-${day}`);
    for (const [file, text] of files) {
      site.write(
        file,
        written(text)
          .replace(/authors: .*/, `authors: [${day < 12 ? 'another' : 'holos, another'}]`)
          .replace(/tags: .*/, 'tags: [unexpected, feature]'),
      );
    }
  }
}

async function addChart(site: CopiedSite): Promise<void> {
  const chart = 'charts/greeter-0.99.0';
  cpSync(path.join(site.folder, 'charts/greeter-0.2.0'), path.join(site.folder, chart), {recursive: true});
  site.edit(`${chart}/Chart.yaml`, (text) => text.replace(/^version: .*/m, 'version: 0.99.0'));
  const {status, output} = await site.run('tsx', ['tools/charts/pack.ts']);
  expect(status, output).toBe(0);
}

/** Stands for a run of the pages that install a chart, which need to be run with a new one: the tools may not be here. */
function recordRuns({folder}: CopiedSite): void {
  const pages = readPages(folder);
  const entries = Object.entries(readLock(folder).pages).flatMap(([id, entry]): [string, LockEntry][] => {
    const page = pages.get(id);
    return page ? [[id, {...entry, blocks: hashBlocks(page, pages, folder)}]] : [];
  });
  recordPassed(folder, new Map(entries));
}

// The build of the whole site takes most of it, and longer beside the other tests.
test.setTimeout(600_000);

test('pages, posts, tags, authors, years and charts are added where CONTRIBUTING says so, and nowhere else', async () => {
  const site = new CopiedSite();
  const take = (program: string, ...args: string[]) =>
    test.step([program, ...args].join(' '), async () => {
      const {status, output} = await site.run(program, args, {TEST_OUTPUT: 'test-results'});
      expect(status, output).toBe(0);
      return output;
    });
  try {
    await addPages(site);
    addPosts(site);
    expect(readFileSync(path.join(site.folder, 'sidebars.ts'), 'utf8')).toContain("'topics/unexpected',");
    await take('tsx', 'tools/prose/cli.ts');
    await take('tsx', 'tools/examples/cli.ts', '--static');
    await take(
      'cspell',
      'lint',
      '--no-progress',
      '{docs,blog,versioned_docs}/**/{unexpected,aside,2031-*/*}.mdx',
    );
    await take('prettier', '--check', 'sidebars.ts', 'blog');
    await addChart(site);
    recordRuns(site);
    site.commit('What is new');
    const output = await take('docusaurus', 'build');
    expect(warningsOf(output), output).toEqual([]);
    // All that reads the build, and the tests of the parts that know pages, posts and charts.
    const tests = ['lib/', 'config/', 'plugins/articles', 'plugins/authoring', 'tools/charts', 'test/build'];
    await take('playwright', 'test', '--project=unit', '--project=build', '--reporter=line', ...tests);
  } finally {
    site.remove();
  }
});
