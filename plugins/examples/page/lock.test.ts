import {expect, file, from, lockFile, proof, run, test} from '../fixture/site';

const page = (output = 'a') => run('echo a', output);
const differs = (name: string) =>
  `docs/${name}.mdx:1: its blocks changed since they passed; run: npm run examples v2/${name} -- --update\n`;

test('the check finds a page that was edited and not run, even without its tools', async ({site}) => {
  site.page('page', page());
  expect(site.check()).toMatchObject({
    status: 1,
    errors: 'docs/page.mdx:1: its commands have never passed; run: npm run examples v2/page -- --update\n',
  });
  await site.update();
  expect(site.check()).toMatchObject({status: 0, errors: ''});
  const edits = [page('b'), page().replace('echo a', 'echo b'), page().replace('run', 'run fails')];
  for (const edited of [...edits, page() + proof('true')]) {
    site.page('page', edited);
    expect(site.check()).toMatchObject({status: 1, errors: differs('page')});
  }
  // Prose, illustrations and skipped blocks may change.
  const ran = page().repeat(10);
  site.page('page', ran);
  await site.update();
  site.page('page', `Prose.\n\n${ran}\n~~~yaml\na: 1\n~~~\n\n~~~bash skip="needs a cluster"\ntrue\n~~~\n`);
  expect(site.check()).toMatchObject({status: 0});
});

test('the ends of lines that Git writes on Windows change neither a page nor its files', async ({site}) => {
  const files = {'docs/page.mdx': page() + file('a', 'https://example.org/a.txt'), 'static/a.txt': 'a\nb\n'};
  Object.entries(files).forEach(([name, text]) => site.write(name, text));
  await site.update();
  Object.entries(files).forEach(([name, text]) => site.write(name, text.replaceAll('\n', '\r\n')));
  expect(site.check()).toMatchObject({status: 0, errors: ''});
});

test('a changed page has to run again, with the pages that start from it', async ({site}) => {
  site.page('base', page());
  site.page('page', from('base') + page());
  await site.update();
  site.page('base', page('b'));
  expect(site.check().errors).toBe(differs('base') + differs('page'));
});

test('a page of files alone never has to run, and one that starts from it has to if their files change, which a new chart is not', async ({
  site,
}) => {
  site.write('static/charts/boat-1.2.0.tgz', 'a');
  site.page('files', file('a', 'boat 1.2.0 of https://example.org/charts/'));
  site.page('page', from('files') + page());
  site.page('other', page());
  await site.update();
  site.write('static/charts/boat-1.3.0.tgz', 'a');
  site.write('static/charts/index.yaml', 'a');
  expect(site.check()).toMatchObject({status: 0});
  site.write('static/charts/boat-1.2.0.tgz', 'b');
  expect(site.check().errors).toBe(differs('page'));
});

test('a failing run keeps the lock file; a passing one drops pages that run nothing', async ({site}) => {
  site.page('page', page());
  site.page('old', page());
  await site.update();
  const before = site.read(lockFile);
  site.page('page', page().replace('echo a', 'echo a; false'));
  expect(await site.update()).toMatchObject({status: 1});
  expect(site.read(lockFile)).toBe(before);
  site.page('page', page());
  site.page('old', 'Nothing runs here now.\n');
  expect(site.check()).toMatchObject({status: 0});
  await site.update('page');
  expect(site.read(lockFile)).not.toContain('v2/old');
});

test('the error about a lock file that a merge broke says how to restore it', ({site}) => {
  site.page('page', page());
  site.write(lockFile, '{');
  expect(() => site.check()).toThrow(
    new RegExp(`${lockFile}:1: the file isn't JSON.*; restore the committed file`),
  );
});

test('the lock file is sorted, and another run does not change it', async ({site}) => {
  for (const name of ['b', 'a/z', 'a-b']) {
    site.page(name, page());
  }
  site.write('old/v1/b.mdx', page());
  await site.update('b');
  await site.update();
  const once = site.read(lockFile);
  const ids = Object.keys((JSON.parse(once) as {pages: object}).pages);
  expect(ids).toEqual(['v1/b', 'v2/a-b', 'v2/a/z', 'v2/b']);
  await site.update();
  expect(site.read(lockFile)).toBe(once);
});
