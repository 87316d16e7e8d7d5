import {type TestSite, expect, from, lockFile, run, test} from './fixture/site';

/** Installs the two tools of the fixture. The second one prints its version. */
function install(site: TestSite, part: string, greet = '1.2.7'): void {
  site.write('bin/greet', `#!/bin/bash\necho ${greet}\n`, 0o755);
  site.write('bin/part', `#!/bin/bash\necho ${part}\n`, 0o755);
}

const compare = (site: TestSite) => site.run([], {compare: 'part'});
const recorded = (site: TestSite) =>
  (JSON.parse(site.read('data/part.json')) as {runs: Record<string, {differs: unknown}>}).runs;

test('a run with another version of a tool records the lines that differ, and changes no page', async ({
  site,
}) => {
  site.page('same', run('greet', '1.2.7'));
  site.page('other', run('part; echo a', '3.4.5\na'));
  site.page('next', from('other') + run('part', '3.4.5'));
  install(site, '3.5.0');
  const former = {date: '2020-01-02', pages: 1, differs: {}};
  site.write('data/part.json', JSON.stringify({runs: {'3.10.0': former, '3.5.0': former}}));
  const before = site.read('docs/other.mdx');
  expect(await compare(site)).toMatchObject({status: 0});
  expect(site.read('docs/other.mdx')).toBe(before);
  expect(site.has(lockFile)).toBe(false);
  const differs = {'v2/next': ['-3.4.5', '+3.5.0'], 'v2/other': ['-3.4.5', '+3.5.0']};
  const date = new Date().toISOString().slice(0, 10);
  expect(Object.entries(recorded(site))).toEqual([
    ['3.5.0', {date, pages: 3, differs}],
    ['3.10.0', former],
  ]);
});

test('a page that stops is recorded with the reason, and so are those that start from it', async ({site}) => {
  site.page('other', run('part; test "$(part)" = 3.4.5'));
  site.page('next', from('other') + run('echo a', 'a'));
  install(site, '3.5.0');
  await compare(site);
  expect(recorded(site)['3.5.0']?.differs).toEqual({
    'v2/next': ['not run, because v2/other failed'],
    'v2/other': ['exit status 1: part; test "$(part)" = 3.4.5'],
  });
});

test('only the compared tool may have another version, and only a run of all pages is recorded', async ({
  site,
}) => {
  site.page('page', run('part', '3.4.5'));
  install(site, '3.5.0', '1.3.0');
  expect((await compare(site)).errors).toContain('greet is greet 1.3.0, wanted is 1.2;');
  install(site, '3.5.0');
  const calls = [site.run([], {compare: 'part', update: true}), site.run(['page'], {compare: 'part'})];
  for (const result of [...(await Promise.all(calls)), await site.run([], {compare: 'other'})]) {
    expect(result).toMatchObject({
      status: 2,
      errors: '--compare takes one of greet, part; it excludes pages and --update\n',
    });
  }
  expect(site.has('data/part.json')).toBe(false);
});
