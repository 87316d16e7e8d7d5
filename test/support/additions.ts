/** What writers add: pages, posts, tags, authors, a year, a version of a chart. */
import {cpSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {type LockEntry, readLock} from '../../lib/examplesLock';
import {hashBlocks, recordPassed} from '../../tools/examples/lock';
import {readPages} from '../../tools/examples/pages';
import {newPost} from '../../tools/new/post';
import {type CopiedSite} from '../../tools/sites/copiedSite';

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

/**
 * Adds to a copy all that writers add, each in the places that CONTRIBUTING names, and in no other.
 *
 * @throws Error when a command that makes such a place fails
 */
export async function addAll(site: CopiedSite): Promise<void> {
  await addPages(site);
  addPosts(site);
  await addChart(site);
  recordRuns(site);
}
