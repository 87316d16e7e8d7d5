import {expect, lockFile, test} from './fixture/site';
import {changedLines} from './compare';
import {otherValues} from './values';

const source = `~~~cue title="a.cue"
// Not a value: 1
greeting: "hi" // "not"
count: 2
on: true
unread: 5
~~~

~~~yaml title="b.yaml"
- port: 80
- unread
~~~

`;

/** A tool that rejects one value of `count`. */
const run = `~~~bash run
grep -q '^on:' a.cue && ! grep -q 'count: 3' a.cue
echo made
sed -n 's/^greeting:/says/p; s/^count:/often/p; s/^on:/is on/p' a.cue
grep -o 'port.*' b.yaml
~~~

`;

const output = (body = 'made\nsays "hi" // "not"\noften 2\nis on true\nport: 80') =>
  `~~~txt output traced\n${body}\n~~~\n`;

const related = ['0:2 3:2', '0:3 3:3', '0:4 3:4', '1:1 3:5'];
const readLock = (text: string) => JSON.parse(text) as {pages: Record<string, {related?: string[]}>};

test('one value changes after the other, and the lock has the lines that each one changes', async ({
  site,
}) => {
  site.page('page', source + run + output());
  expect(await site.update()).toMatchObject({status: 0});
  expect(readLock(site.read(lockFile)).pages['v2/page']?.related).toEqual(related);
  expect(await site.run()).toMatchObject({status: 0});
  expect(await site.check()).toMatchObject({status: 0});
});

test('an edited relation is noticed without the tools, and only an update relates the lines again', async ({
  site,
}) => {
  site.page('page', source + run + output());
  await site.update();
  const lock = site.read(lockFile);
  site.write(lockFile, lock.replace('0:2 3:2', '0:2 3:3'));
  expect((await site.check()).errors).toBe(
    'docs/page.mdx:1: its blocks or their related lines changed since they passed; ' +
      'run: npm run examples v2/page -- --update\n',
  );
  expect(await site.run()).toMatchObject({status: 0});
  await site.update();
  expect(site.read(lockFile)).toBe(lock);
});

test('a block needs a run to be traced, and a line that changes it', async ({site}) => {
  site.page('page', source + run + output().replace(' traced', ''));
  await site.update();
  site.page('page', source + run + output());
  expect((await site.check()).errors).toContain('its blocks changed since they passed');
  site.page('page', source + '~~~bash run\necho made\n~~~\n\n' + output('made'));
  expect((await site.update()).out).toContain(
    "docs/page.mdx:18: this block is marked traced, but no line of the page's files changes it\n",
  );
});

test('lines keep their numbers where an output leaves lines out', () => {
  const body = 'a\n[...]\nb\n[...]\nc [..]\n';
  expect(changedLines(body, 'a\nb\nb\nd\nc 1\n')).toEqual([]);
  expect(changedLines(body, 'x\nb\nb\nd\nc 2\n')).toEqual([1]);
  expect(changedLines(body, 'a\nnew\nd\nc\n')).toEqual([3, 5]);
  // Lines around a value change, too: the header of a difference, and spaces that align values.
  expect(changedLines('@@ -1 +1 @@\na: 1\n', '@@ -1 +2 @@\na:  1\n')).toEqual([]);
});

for (const [line, others, language = 'cue'] of [
  ['name: "a", on: true // 1', [['name: "ax", on: true // 1'], ['name: "a", on: false // 1']]],
  ['port: Settings.port', [['port: Settings.port + 1', 'port: Settings.port + "x"']]],
  ['\tshop: #Web & {', [['\tshopx: #Web & {']]],
  ['a: *"b" @tag(a)', [['a: *"bx" @tag(a)'], ['_a: *"b" @tag(a), a: _a + "x"']]],
  ['- name: a b # c', [['- name: ax b # c']], 'yaml'],
  ['list: [a, 1]', [['list: [ax, 1]'], ['list: [a, 2]', 'list: [a, 0]']], 'yaml'],
] as const) {
  test(`other values of ${line}`, () => {
    expect(otherValues(line, language, 'shop: 1').filter(({length}) => length > 0)).toEqual(others);
  });
}
