import {readCompared} from './compared';
import {type TestSite, expect, from, lockFile, options, run, test} from './fixture/site';
import {openSite} from './pages';

/** Installs the two tools of the fixture. The second one prints its version. */
function install(site: TestSite, part: string, greet = '1.2.7'): void {
  site.write('bin/greet', `#!/bin/bash\necho ${greet}\n`, 0o755);
  site.write('bin/part', `#!/bin/bash\necho ${part}\n`, 0o755);
}

const compare = (site: TestSite) => site.run([], {compare: 'part'});
const compared = (site: TestSite) => readCompared('part', openSite(site.root, options));

test('a run with another version of a tool records the lines that differ, and nothing else', async ({
  site,
}) => {
  site.page('same', run('greet', '1.2.7'));
  site.page('other', run('part; echo a', '3.4.5\na'));
  site.page('next', from('other') + run('part', '3.4.5'));
  install(site, '3.5.0');
  site.write('data/part.json', '{"runs": {"3.10.0": {"date": "2020-01-02", "differs": {}, "pages": {}}}}');
  const before = site.read('docs/other.mdx');
  expect(await compare(site)).toMatchObject({status: 0});
  expect(site.read('docs/other.mdx')).toBe(before);
  expect(site.has(lockFile)).toBe(false);
  const differs = {'v2/next': ['-3.4.5', '+3.5.0'], 'v2/other': ['-3.4.5', '+3.5.0']};
  const date = new Date().toISOString().slice(0, 10);
  expect(compared(site)).toEqual([
    {version: '3.5.0', date, pages: 3, changed: 0, differs},
    {version: '3.10.0', date: '2020-01-02', pages: 0, changed: 0, differs: {}},
  ]);
});

test('a page that stops is recorded with the reason, and so are those that start from it', async ({site}) => {
  site.page('other', run('part; test "$(part)" = 3.4.5'));
  site.page('next', from('other') + run('echo a', 'a'));
  install(site, '3.5.0');
  await compare(site);
  expect(compared(site)[0]?.differs).toEqual({
    'v2/next': ['not run, because v2/other failed'],
    'v2/other': ['exit status 1: part; test "$(part)" = 3.4.5'],
  });
});

test('a page that was edited or removed since, or whose hash was typed, counts as changed', async ({
  site,
}) => {
  const pages = ['a', 'b', 'c', 'd'];
  pages.forEach((name) => site.page(name, run('part', '3.4.5')));
  install(site, '3.4.5');
  await compare(site);
  expect(compared(site)[0]).toMatchObject({pages: 4, changed: 0});
  site.page('a', run('part; true', '3.4.5'));
  site.page('b', 'Nothing runs here now.\n');
  expect(compared(site)[0]).toMatchObject({pages: 4, changed: 2});
  site.write('data/part.json', site.read('data/part.json').replace(/("v2\/c": ").{64}/, '$1typed'));
  expect(compared(site)[0]).toMatchObject({pages: 4, changed: 3});
});

test('a run of some pages replaces their results, and keeps the others and the date', async ({site}) => {
  site.page('a', run('part', '3.4.5'));
  site.page('b', run('part', '3.4.5'));
  install(site, '3.5.0');
  await compare(site);
  const text = site.read('data/part.json').replace(/"date": ".*"/, '"date": "2020-01-02"');
  site.write('data/part.json', text);
  site.page('a', run('part >/dev/null; echo 3.4.5', '3.4.5'));
  site.page('b', run('part; echo b', '3.4.5'));
  await site.run(['a'], {compare: 'part'});
  const differs = {'v2/b': ['-3.4.5', '+3.5.0']};
  expect(compared(site)).toEqual([{version: '3.5.0', date: '2020-01-02', pages: 2, changed: 1, differs}]);
  await compare(site);
  expect(compared(site)).toMatchObject([
    {pages: 2, changed: 0, differs: {'v2/b': ['-3.4.5', '+3.5.0', '+b']}},
  ]);
  expect(compared(site)[0]?.date).not.toBe('2020-01-02');
});

test('only the compared tool may have another version', async ({site}) => {
  site.page('page', run('part', '3.4.5'));
  install(site, '3.5.0', '1.3.0');
  expect((await compare(site)).errors).toContain('greet is greet 1.3.0, wanted is 1.2;');
  install(site, '3.5.0');
  for (const args of [{compare: 'part', update: true}, {compare: 'other'}]) {
    expect(await site.run([], args)).toMatchObject({
      status: 2,
      errors: '--compare takes one of greet, part, and excludes --update\n',
    });
  }
  expect(site.has('data/part.json')).toBe(false);
});
