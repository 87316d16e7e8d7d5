import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pages} from '../../config/pages';
import {released, unreleased} from '../../config/versions';
import {warningsOf} from '../../tools/check/warnings';
import {copyForRelease, next, release} from '../../tools/release/rehearsal';

// The build of the whole site takes most of it, and longer beside the other tests.
test.setTimeout(400_000);

/** What a release must leave in order; `npm run rehearse:release` runs all that needs no browser. */
const checks = [
  ['prettier', '--check', 'config', 'examples.lock.json', 'versions.json', 'versioned_sidebars'],
  ['tsx', 'tools/prose/cli.ts'],
  ['tsx', 'tools/examples/cli.ts', '--static'],
  ['docusaurus', 'build'],
  [
    'playwright',
    'test',
    '--project=unit',
    '--project=build',
    '--reporter=line',
    'config/',
    'lib/',
    'plugins/home-data',
    'tools/examples/lock',
    'tools/prose',
    'tools/schema',
    'test/build/examples',
    'test/build/reference',
    'test/build/routes',
    'test/build/weight',
  ],
] as const;

test('the unreleased version is released by one command, and the next one started', async () => {
  const before = pages.all().flatMap((page) => (page.version ? [page] : []));
  const site = copyForRelease();
  const isThere = (file: string) => existsSync(path.join(site.folder, file));
  const read = (file: string) => readFileSync(path.join(site.folder, file), 'utf8');
  try {
    await test.step('it refuses, for all reasons at once, and changes nothing', async () => {
      const [versions, page] = ['versions.json', 'docs/tutorial/hello-holos.mdx'];
      const text = read(page);
      site.edit(page, (whole) => whole.replace('holos render platform', 'holos render platform --help'));
      const {status, output} = await release(site, released.label);
      expect(status, output).toBe(1);
      expect(output).toContain(`${released.label} is there already; the versions are ${unreleased.label},`);
      expect(output).toContain(`changes that are not committed`);
      expect(output).toContain(` M ${page}`);
      expect(output).toContain(`${page}:1: its blocks are not those that passed`);
      expect(JSON.parse(read(versions))).not.toContain(unreleased.label);
      site.write(page, text);
    });

    const {status, output} = await test.step('it releases', () => release(site, next));
    expect(status, output).toBe(0);
    expect(output).toContain(`${unreleased.label} is the released version now, and docs/ is ${next}.`);
    expect(output).toContain(`npm run examples ${next} -- --update`);
    expect(JSON.parse(read('versions.json'))).toEqual([
      unreleased.label,
      ...JSON.parse(readFileSync('versions.json', 'utf8')),
    ]);
    site.commit('Release');

    for (const [program, ...args] of checks) {
      const outcome = await test.step([program, ...args].join(' '), () =>
        site.run(program, args, {TEST_OUTPUT: 'test-results'}),
      );
      expect(outcome.status, outcome.output).toBe(0);
      if (program === 'docusaurus') {
        expect(warningsOf(outcome.output), outcome.output).toEqual([]);
      }
    }

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
