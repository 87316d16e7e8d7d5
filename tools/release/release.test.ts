import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {versionsOf} from '../../lib/versions';
import {siteAddress} from '../examples/environment';
import {expect, test} from '../examples/fixture';
import {checkLock} from '../examples/lock';
import {readPages} from '../examples/pages';
import {archiveVersion, refuseArchive} from './archive';
import {mentionsOf, whatIsLeft} from './left';
import {startVersion} from './start';
import {refuseExamples, refuseName, refuseTree} from './state';

const versions = versionsOf(['v1'], 'v2');

for (const [name, refusal] of [
  ['v3', undefined],
  ['v3alpha1', undefined],
  ['v1beta12', undefined],
  ['v2', 'v2 is there already; the versions are v2, v1.'],
  ['v1', 'v1 is there already'],
  ['3', 'no name of an API version'],
  ['V3', 'no name of an API version'],
  ['v0', 'no name of an API version'],
  ['v3alpha', 'no name of an API version'],
  ['v3.0', 'no name of an API version'],
  ['../v3', 'no name of an API version'],
  ['next', 'no name of an API version'],
] as const) {
  test(`a version named ${name} is ${refusal === undefined ? 'started' : 'refused'}`, () => {
    const found = refuseName(name, versions);
    if (refusal === undefined) {
      expect(found).toBeUndefined();
    } else {
      expect(found).toContain(refusal);
    }
  });
}

test('changes that are not committed are named', ({site}) => {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: site.root});
  git('init', '-q');
  expect(refuseTree(site.root)).toContain('?? versions.json');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'All');
  expect(refuseTree(site.root)).toBeUndefined();
});

const page = '---\ntitle: Page\n---\n\n```bash run\ntrue\n```\n';

test('pages whose blocks did not pass are named, with what to run', async ({site}) => {
  site.page('page', page);
  expect(refuseExamples(site.root)).toContain('docs/page.mdx:1: never passed; run: npm run examples v2/page');
  await site.run('page', '--update');
  expect(refuseExamples(site.root)).toBeUndefined();
});

test('what passed for the version before has passed for the new one, platforms included', async ({site}) => {
  site.page('tutorial/page', page);
  await site.run('--update');
  site.write('data/schema/v2.json', '{"version": "v2"}');
  const file = 'static/platforms/v2/tutorial/page.txtar';
  const platform = (version: string) =>
    `The end of ${siteAddress}/docs/${version}/tutorial/page/\n` +
    `  holos init platform v2\n  curl ${siteAddress}/platforms/${version}/tutorial/page.txtar\n`;
  site.write(file, platform('v2'));
  const lock = JSON.parse(site.read('examples.lock.json')) as {pages: Record<string, object>};
  lock.pages['v2/tutorial/page'] = {...lock.pages['v2/tutorial/page'], platform: 'hash'};
  site.write('examples.lock.json', JSON.stringify(lock));
  // What the framework does.
  site.write('versioned_docs/version-v2/tutorial/page.mdx', page);
  site.write('versions.json', '["v2", "v1"]');

  startVersion(site.root, 'v2', 'v3');
  expect(site.read('config/unreleased.json')).toBe('{"name": "v3"}\n');
  expect(site.read('data/schema/v3.json')).toBe('{"version": "v2"}');
  // The tool still knows the version before, and so does the command that makes the platform.
  expect(site.read(file.replace('v2', 'v3'))).toBe(platform('v3'));
  expect(site.read(file)).toBe(platform('v2'));
  // The platform of the released page is none that a run left here.
  const faults = checkLock(site.root, readPages(site.root));
  expect(faults.map((fault) => fault.file)).toEqual(['versioned_docs/version-v2/tutorial/page.mdx']);
});

test('pages that name the version before are counted for those who write the new ones', ({site}) => {
  site.page('one', 'v2 and v2\nv2\nnothing\n');
  site.page('two', 'nothing\n');
  const mentions = mentionsOf('v2', versionsOf(['v2'], 'v3').slice(0, 1), site.root);
  expect(mentions).toEqual({files: 1, lines: 2});
  expect(whatIsLeft('v2', 'v3', mentions)).toContain('names v2 on 2 lines of 1 pages');
});

test('only an older version is archived', () => {
  const all = versionsOf(['v2', 'v1'], 'v3');
  expect(refuseArchive('v1', all)).toBeUndefined();
  expect(refuseArchive('v2', all)).toBe(
    'v2 is not an older version; archived are versions that came before the released one.',
  );
  expect(refuseArchive('v3', all)).toContain('v3 is not an older version');
  expect(refuseArchive('v9', all)).toBe('There is no version v9; the older ones are: v1.');
});

test('an archived version leaves nothing behind, and the others as they are', async ({site}) => {
  site.write('versions.json', '["v1", "v0"]');
  for (const version of ['v0', 'v1']) {
    site.write(`versioned_docs/version-${version}/page.mdx`, page);
    site.write(`versioned_sidebars/version-${version}-sidebars.json`, '{}');
    site.write(`data/schema/${version}.json`, '{}');
  }
  await site.run('--update');
  site.write('static/platforms/v0/tutorial/page.txtar', '');
  archiveVersion(site.root, 'v0', versionsOf(['v1', 'v0'], 'v2'));
  expect(JSON.parse(site.read('versions.json'))).toEqual(['v1']);
  const left = execFileSync('find', ['.', '-type', 'f'], {cwd: site.root, encoding: 'utf8'});
  expect(left).not.toContain('v0');
  expect(left).toContain('versioned_docs/version-v1/page.mdx');
  expect(checkLock(site.root, readPages(site.root))).toEqual([]);
});

test('the commands that a release asks for are there', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  for (const [, name = ''] of whatIsLeft('v2', 'v3', {files: 1, lines: 1}).matchAll(/npm run ([\w:]+)/g)) {
    expect(Object.keys(scripts)).toContain(name);
  }
});
