/**
 * What writers add is added where CONTRIBUTING says, and in no other place; one command releases a version. Pages are
 * stubs, so that it takes a minute.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {examplesIn} from '../../config/examples';
import {pages} from '../../config/pages';
import {released, unreleased} from '../../config/versions';
import {hashBlocks} from '../../plugins/examples/page/hash';
import {readLock, recordPassed} from '../../plugins/examples/page/lock';
import {readSite} from '../../plugins/examples/page/site';
import {type CopiedSite, FixtureSite, stub} from '../support/copiedSite';
import {warningsOf} from '../support/program';

test.setTimeout(900_000);

/** A name that no version has. */
const next = 'v1beta1';

const ran = 'docs/tutorial/hello-holos.mdx';

/** A page in the sidebars of both versions, and posts with a new author and a new tag. */
function addContent(site: CopiedSite): void {
  const text = `${'It says more of it. '.repeat(10)}\n\n[The glossary](../glossary.mdx).\n\n## A heading`;
  for (const {folder} of [unreleased, released]) {
    site.write(`${folder}/topics/unexpected.mdx`, stub('Unexpected', text));
  }
  for (const sidebars of ['sidebars.ts', `versioned_sidebars/version-${released.name}-sidebars.json`]) {
    site.edit(sidebars, (lines) =>
      lines.replace(/^( *)(['"])topics\/kargo\2,/m, '$&\n$1$2topics/unexpected$2,'),
    );
  }
  site.edit('blog/authors.yml', (lines) => `${lines}\nanother:\n  name: Another Author\n`);
  site.edit(
    'blog/tags.yml',
    (lines) =>
      `${lines}\nunexpected:\n  label: Unexpected\n  permalink: /unexpected\n  description: A test.\n`,
  );
  for (let day = 10; day < 13; day++) {
    const more = `slug: unexpected-${day}\nauthors: [another]\ntags: [unexpected, feature]\n`;
    site.write(
      `blog/2031-02-${day}-unexpected-${day}/index.mdx`,
      stub('Unexpected', 'Text.\n\n{/* truncate */}\n\nMore.', more),
    );
  }
}

/** A new version of a chart, and a page whose blocks ran. */
async function addChart(site: CopiedSite): Promise<void> {
  const chart = 'charts/greeter-0.99.0';
  cpSync(path.join(site.folder, 'charts/greeter-0.2.0'), path.join(site.folder, chart), {recursive: true});
  site.edit(`${chart}/greeter/Chart.yaml`, (text) => text.replace(/^version: .*/m, 'version: 0.99.0'));
  const archive = path.join(site.folder, 'static/charts/greeter-0.99.0.tgz');
  execFileSync('tar', ['-czf', archive, '-C', path.join(site.folder, chart), 'greeter']);
  // Stands for `helm repo index`: Helm may not be here.
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  site.edit('static/charts/index.yaml', (text) => `${text}# ${digest}\n`);
  site.write(ran, stub('Hello', '```bash run\nholos --version\n```', 'displayed_sidebar: doc\n'));
  // Stands for a run of the pages that install a chart: the tools may not be here.
  const read = readSite({root: site.folder, options: examplesIn(site.folder)});
  const former = {[`${unreleased.label}/tutorial/hello-holos`]: {tools: {}}, ...readLock(site.folder)};
  const entries = Object.entries(former).flatMap(([id, entry]) => {
    const page = read.pages.get(id);
    return page ? [[id, {...entry, blocks: hashBlocks(page, read)}]] : [];
  });
  recordPassed(read, Object.fromEntries(entries));
}

test('added pages, posts and charts are published, and a release starts the next version', async () => {
  const before = pages.all().flatMap((page) => (page.version ? [page] : []));
  const site = new FixtureSite();
  const read = (file: string) => readFileSync(site.whole(file), 'utf8');
  const run = async (program: string, ...args: string[]) => {
    // It runs tests in the copy, of whichever part this run is.
    const {status, output} = await site.run(program, args, {TESTS: 'all'});
    return {status, output: stripVTControlCharacters(output)};
  };
  const take = async (program: string, ...args: string[]) => {
    const {status, output} = await run(program, ...args);
    expect(status, output).toBe(0);
    return output;
  };
  try {
    // The tests of the build don't expect drafts and unlisted pages, which test/sites/base.spec.ts builds.
    site.delete('docs/kinds');
    addContent(site);
    await addChart(site);
    site.commit('What is new');

    await test.step('it refuses, for all reasons at once, and changes nothing', async () => {
      const text = read(ran);
      site.edit(ran, (whole) => whole.replace(/```bash run\n/, '$&set -x\n'));
      const {status, output} = await run('tsx', 'tools/release/cli.ts', released.label);
      expect(status, output).toBe(1);
      expect(output).toContain(`${released.label} exists; the versions are ${unreleased.label},`);
      expect(output).toContain('Commit or stash these changes first');
      expect(output).toContain(` M ${ran}`);
      expect(output).toContain(`${ran}:1: its blocks changed since they passed`);
      expect(JSON.parse(read('versions.json'))).not.toContain(unreleased.label);
      site.write(ran, text);
    });

    const said = await take('tsx', 'tools/release/cli.ts', next);
    expect(said).toContain(`${unreleased.label} is now the released version, and docs/ is ${next}.`);
    expect(JSON.parse(read('versions.json'))[0]).toBe(unreleased.label);
    site.commit('Release');
    await take('prettier', '--check', 'sidebars.ts', 'config', 'examples.lock.json', 'versions.json');
    // Links of the shell name headings that stubs lack.
    const warnings = warningsOf(await take('docusaurus', 'build', '--no-minify'));
    expect(warnings.filter((line) => !line.includes('found broken anchors'))).toEqual([]);
    // What reads the build knows no pages by name; stubs have no links, and less code and text than some tests ask for.
    const tests = ['test/build/(?:routes|blog)', '--grep-invert=sidebar|promised'];
    await take('playwright', 'test', '--project=build', '--no-deps', '--reporter=line', ...tests);

    for (const {route, version} of before) {
      const started = version === unreleased ? [route.replace(`/${version.path}/`, `/${next}/`)] : [];
      for (const address of [route, ...started]) {
        expect.soft(existsSync(path.join(site.folder, `build${address}index.html`)), address).toBe(true);
      }
    }
    const textOf = (route: string) => read(`build${route}index.html`).replace(/<[^>]*>/g, '');
    const [current, former] = [unreleased.label, released.label];
    const link = `Read this page for ${current}`;
    expect(textOf(`/docs/${next}/glossary/`)).toContain(`${next} is unreleased. ${link}`);
    expect(textOf(`/docs/${current}/glossary/`)).not.toContain(link);
    expect(textOf(`/docs/${former}/glossary/`)).toContain(`${former} is an older version. ${link}`);
    expect(read('build/docs/index.html')).toContain(`/docs/${current}/tutorial/overview/`);
  } finally {
    site.delete();
  }
});
