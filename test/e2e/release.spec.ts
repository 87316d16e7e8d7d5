import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pages} from '../../config/pages';
import {released, unreleased} from '../../config/versions';
import {warningsOf} from '../../tools/check/warnings';
import {copyForRelease, next, release} from '../support/release';
import {addAll} from '../support/additions';

// The build of the whole site takes most of it, and longer beside the other tests.
test.setTimeout(400_000);

/** What writers and a release must leave in order, by the programs that `npm test` starts. */
const readings = [
  ['prettier', '--check', 'sidebars.ts', 'blog', 'config', 'examples.lock.json', 'versions.json'],
  ['docusaurus', 'content'],
] as const;

const spelling = [
  'cspell',
  'lint',
  '--no-progress',
  '{docs,blog}/**/{unexpected,aside,2031-*/*}.mdx',
] as const;

/** All that reads the build, and the tests of what knows pages, charts and versions of this site. */
const tests = [
  'playwright',
  'test',
  '--project=unit',
  '--project=build',
  '--reporter=line',
  'config/',
  'lib/',
  'tools/charts',
  'test/build',
] as const;

test('what is added is added where CONTRIBUTING says; one command releases it, and starts the next version', async () => {
  const before = pages.all().flatMap((page) => (page.version ? [page] : []));
  const site = copyForRelease();
  const take = ([program, ...args]: readonly [string, ...string[]]) =>
    test.step([program, ...args].join(' '), async () => {
      // The budgets are those of the site as it is deployed.
      const env = {TEST_OUTPUT: 'test-results', HOLOS_SITE_START: 'intent'};
      const {status, output} = await site.run(program, args, env);
      expect(status, output).toBe(0);
      return output;
    });
  const isThere = (file: string) => existsSync(path.join(site.folder, file));
  const read = (file: string) => readFileSync(path.join(site.folder, file), 'utf8');
  try {
    await test.step('pages, posts, tags, authors, a year and a chart are added', () => addAll(site));
    expect(read('sidebars.ts')).toContain("'topics/unexpected',");
    await take(spelling);
    site.commit('What is new');

    await test.step('it refuses, for all reasons at once, and changes nothing', async () => {
      const [versions, page] = ['versions.json', 'docs/tutorial/hello-holos.mdx'];
      const text = read(page);
      site.edit(page, (whole) => whole.replace('holos render platform', 'holos render platform --help'));
      const {status, output} = await release(site, released.label);
      expect(status, output).toBe(1);
      expect(output).toContain(`${released.label} exists; the versions are ${unreleased.label},`);
      expect(output).toContain('Commit or stash these changes first');
      expect(output).toContain(` M ${page}`);
      expect(output).toContain(`${page}:1: its blocks are not those that passed`);
      expect(JSON.parse(read(versions))).not.toContain(unreleased.label);
      site.write(page, text);
    });

    const {status, output} = await test.step('it releases', () => release(site, next));
    expect(status, output).toBe(0);
    expect(output).toContain(`${unreleased.label} is the released version now, and docs/ is ${next}.`);
    expect(output).toContain('RELEASING.md lists what to write');
    expect(JSON.parse(read('versions.json'))).toEqual([
      unreleased.label,
      ...JSON.parse(readFileSync('versions.json', 'utf8')),
    ]);
    site.commit('Release');

    for (const reading of readings) {
      await take(reading);
    }
    const built = await take(['docusaurus', 'build']);
    expect(warningsOf(built), built).toEqual([]);
    await take(tests);

    for (const {route, version, id} of before) {
      expect.soft(isThere(`build${route}index.html`), `${route}, which was there before`).toBe(true);
      if (version === unreleased) {
        const started = route.replace(`/${unreleased.path}/`, `/${next}/`);
        expect.soft(isThere(`build${started}index.html`), `${id} of the new version`).toBe(true);
      }
    }
    const textOf = (route: string) => read(`build${route}index.html`).replace(/<[^>]*>/g, '');
    expect(textOf(`/docs/${next}/glossary/`)).toContain(`${next} is unreleased. Read ${unreleased.label}`);
    expect(textOf(`/docs/${unreleased.path}/glossary/`)).not.toContain(`Read ${unreleased.label}`);
    expect(textOf(`/docs/${released.path}/glossary/`)).toContain(
      `${released.label} is an older version. Read ${unreleased.label}`,
    );
    expect(read('build/docs/index.html')).toContain(`/docs/${unreleased.path}/tutorial/overview/`);
    const texts = [next, unreleased.path, released.path].map((name) => read(`build/docs/${name}/index.md`));
    for (const [index, words] of ['is not released yet', 'the released one', 'an older one'].entries()) {
      expect(texts[index]).toContain(words);
    }
    expect(read(`build/platforms/${next}/tutorial/hello-holos.txtar`)).toContain(
      `/docs/${next}/tutorial/hello-holos/`,
    );
  } finally {
    site.remove();
  }
});
