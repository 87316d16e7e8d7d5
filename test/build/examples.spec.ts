import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {site} from '../../config/site';
import {examplesFor} from '../../config/examples';
import {versions} from '../../config/versions';
import {readSite} from '../../plugins/examples/page/site';
import {siteDir} from '../../config/pages';
import {build, has, pageOf, read, sorted, valuesOf} from '../support/built';
import {archivePath, readLock} from '../../plugins/examples/page/lock';
import {articles} from '../support/site';

const docs = articles.filter(({version}) => version !== undefined);

const keyOf = ({version, id}: (typeof docs)[number]) => `${version?.path}/${id}`;

test('each page whose commands ran names the tools, below the date of its last change; no other page does', () => {
  const lock = readLock(siteDir);
  for (const page of docs) {
    const {tools: {holos, helm, kubectl} = {}, cluster} = lock[keyOf(page)] ?? {};
    const text = pageOf(page.route)('body').text();
    if (holos === undefined) {
      expect.soft(text, page.route).not.toContain('Checked with holos');
      continue;
    }
    expect.soft(text, page.route).toMatch(/Last updated on [^]*Checked with holos /);
    const all = [`holos ${holos}`, `helm ${helm}`, `kubectl ${kubectl}`];
    const names = new Intl.ListFormat('en-GB').format(
      cluster ? [...all, `Kubernetes ${cluster.kubernetes}`] : all,
    );
    expect.soft(text, page.route).toContain(`Checked with ${names}.`);
  }
});

test('each tutorial offers its finished platform for download, and no other page does', () => {
  const lock = readLock(siteDir);
  const offered: string[] = [];
  for (const page of docs) {
    const targets = valuesOf(pageOf(page.route), 'a[download][href^="/platforms/"]', 'href');
    const wanted = lock[keyOf(page)]?.platform === undefined ? [] : [`/${archivePath(keyOf(page))}`];
    expect.soft(targets, page.route).toEqual(wanted);
    for (const target of targets) {
      expect.soft(has(target), target).toBe(true);
      const archive = read(target).toString();
      expect.soft(archive, target).toContain(`The platform at the end of ${site.url}${page.route}\n`);
      expect.soft(archive, target).toMatch(/^-- platform\/.+\.cue --$/m);
      expect.soft(archive, target).toMatch(/^-- deploy\/.+\.yaml --$/m);
      offered.push(target);
    }
  }
  const published = readdirSync(path.join(build, 'platforms'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.txtar'))
    .map((file) => `/platforms/${file.split(path.sep).join('/')}`);
  expect(sorted(offered)).toEqual(sorted(published));
});

test('a page names the page it starts from, and gives the commands for its platform', () => {
  const {pages} = readSite({root: siteDir, options: examplesFor(versions)});
  for (const page of docs) {
    const {prefix, from, name = ''} = pages.get(keyOf(page)) ?? {};
    const text = read(`${page.route}index.md`).toString();
    const [, address, fold = ''] =
      /^Start from \[.*\]\((.*)\)\n(?:\n\*\*or get its files\*\*\n\n```bash\n([^`]*)```)?/m.exec(text) ?? [];
    if (from === undefined || !name.includes('/')) {
      expect.soft(address, page.route).toBeUndefined();
      continue;
    }
    const former = pages.get(`${prefix}/${from}`) ?? pages.get(from);
    expect.soft(address, page.route).toBe(`${site.url}/docs/${former?.id}/`);
    const archive = archivePath(former?.id ?? '');
    const head = has(archive) ? read(archive).toString().split('\n-- ', 1) : [''];
    const commands = head.join('').match(/(?<=^ {2}).+/gm) ?? [];
    expect.soft(fold, page.route).toContain(commands.join(' &&\n  '));
    expect.soft(fold, page.route).not.toBe('');
  }
});
