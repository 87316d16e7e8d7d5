import {expect, from, lockFile, run, test} from './fixture/site';

/** Two states: in the second, `ls` prints more. */
const states = {small: run('touch a c'), big: run('touch a b c d')};

test.beforeEach(({site}) => {
  for (const [name, body] of Object.entries(states)) {
    site.page(name, body);
  }
});

test('a page runs from each of its states; in the later ones the outputs may be others', async ({site}) => {
  site.page('page', from('[small, big]') + run('ls', 'a\nc') + run('touch e') + run('ls c e', 'c\ne'));
  const {status, out} = await site.run(['page']);
  expect(status).toBe(0);
  expect(out.match(/(?<=✓ )\S+(?: \(.*?\))?/g)?.sort()).toEqual([
    'v2/big',
    'v2/page (from big)',
    'v2/page (from small)',
    'v2/small',
  ]);
  expect(out).toContain('4 runs of 3 pages passed\n');
  // What is shown is that of the first state, to the letter.
  site.page('page', from('[big, small]') + run('ls', 'a\nc'));
  const turned = await site.run(['page']);
  expect(turned.out).toContain('docs/page.mdx:9: what was printed differs from this block\n');
});

test('commands do as marked in every state, and files are the same to the letter', async ({site}) => {
  const page = (steps: string) => site.page('page', from('[small, big]') + steps);
  page(run('test ! -e b'));
  expect((await site.run(['page'])).out).toContain('exit status 1: test ! -e b (from big)');
  page('~~~bash run fails\ntest -e b\n~~~\n');
  expect((await site.run(['page'])).out).toContain('its last command succeeded (from big)');
  page('~~~bash run proof\ntest ! -e b\n~~~\n');
  expect((await site.run(['page'])).out).toContain('not proved, exit status 1: test ! -e b (from big)');
  page(`${run('ls >list')}~~~txt title="list" output\na\nc\nlist\n~~~\n`);
  expect((await site.run(['page'])).out).toContain('list differs from this block (from big)');
});

test('a state with states of its own stands for its first run; topics may form a ring', async ({site}) => {
  site.page('one', from('[small, two]') + run('touch one; ls | head -1', 'a'));
  site.page('two', from('[small, one]') + run('touch two; ls | tail -1', 'two'));
  site.page('three', from('one') + run('ls', 'a\nc\none'));
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
  site.page('three', from('[small, three]') + run('ls'));
  expect(site.problems()).toEqual(['docs/three.mdx:2: starts from itself: three']);
});

test('another list of states, or another block of a state, makes the lock stale', async ({site}) => {
  const page = (list: string) => site.page('page', from(list) + run('ls', 'old\nlist'));
  page('[small, big]');
  const {status, out} = await site.update();
  expect(out).toContain('✓ v2/page (from big)');
  expect(status).toBe(0);
  expect(site.read('docs/page.mdx')).toContain('output\na\nc\n~~~');
  const lock = JSON.parse(site.read(lockFile)) as {pages: Record<string, {from?: string[]}>};
  expect(lock.pages['v2/page']?.from).toEqual(['small', 'big']);
  expect(lock.pages['v2/small']?.from).toBeUndefined();
  expect(await site.check()).toMatchObject({status: 0});
  const source = site.read('docs/page.mdx');
  for (const list of ['[small]', '[big, small]', 'small']) {
    site.write('docs/page.mdx', source.replace('[small, big]', list));
    expect((await site.check()).errors, list).toContain('page.mdx:1: its blocks are not those');
  }
  site.write('docs/page.mdx', source);
  site.page('big', states.big.replace('d', 'd e'));
  expect((await site.check()).errors).toMatch(/big\.mdx:1: its[^]*page\.mdx:1: its/);
});

test('a page that fails from one of its states is not recorded', async ({site}) => {
  site.page('page', from('[small, big]') + run('test ! -e b'));
  expect(await site.update()).toMatchObject({status: 1});
  expect(site.read(lockFile)).not.toContain('v2/page');
  expect(site.read(lockFile)).toContain('v2/big');
  site.page('big', run('false'));
  expect((await site.run(['page'])).out).toContain('- v2/page (from big) not run: v2/big failed\n');
});
