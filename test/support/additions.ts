/** What writers add: pages, posts, tags, authors, a year, a version of a chart. */
import {cpSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {examplesIn} from '../../config/examples';
import {hashBlocks, readLock, recordPassed} from '../../plugins/examples/lock';
import {openSite} from '../../plugins/examples/pages';
import {type CopiedSite} from './copiedSite';

const description =
  'A text that a test adds, to see that no other place than the documented ones needs to know of it.';

const frontMatter = (...lines: string[]) =>
  `---\n${[...lines, `description: ${description}`].join('\n')}\n---\n\n${'It says more of it. '.repeat(10)}\n`;

/** A page in the sidebars, as CONTRIBUTING says, and one outside of them. */
function addPages(site: CopiedSite): void {
  for (const {folder} of [unreleased, released]) {
    site.write(
      `${folder}/topics/unexpected.mdx`,
      frontMatter('title: Unexpected') +
        '\n[The glossary](../glossary.mdx) and [a page aside](./aside.mdx).\n\n## A heading\n\n' +
        '```cue\nvalue: "new"\n```\n',
    );
    site.write(
      `${folder}/topics/aside.mdx`,
      frontMatter(
        'title: Aside',
        'displayed_sidebar: doc',
        'pagination_prev: topics/kargo',
        'pagination_next: glossary',
      ),
    );
  }
  for (const sidebars of ['sidebars.ts', `versioned_sidebars/version-${released.name}-sidebars.json`]) {
    site.edit(sidebars, (text) =>
      text.replace(/(['"])topics\/kargo\1,/, '$&\n        $1topics/unexpected$1,'),
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
    const front = frontMatter(
      'title: Unexpected',
      `slug: unexpected-${day}`,
      `authors: [${day < 12 ? 'another' : 'holos, another'}]`,
      'tags: [unexpected, feature]',
    );
    site.write(`blog/2031-02-${day}-unexpected-${day}/index.mdx`, `${front}\n{/* truncate */}\n\nMore.\n`);
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
  const read = openSite(folder, examplesIn(folder));
  const entries = Object.entries(readLock(read).pages).flatMap(([id, entry]) => {
    const page = read.pages.get(id);
    return page ? [[id, {...entry, blocks: hashBlocks(page, read)}]] : [];
  });
  recordPassed(read, Object.fromEntries(entries));
}

/**
 * Adds to a copy all that writers add, each in the places that CONTRIBUTING names, and in no other.
 *
 * @throws Error when a command that makes such a place fails
 */
export async function addAll(site: CopiedSite): Promise<void> {
  addPages(site);
  addPosts(site);
  await addChart(site);
  recordRuns(site);
}
