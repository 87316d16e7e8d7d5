import {expect, test} from '@playwright/test';
import {compare} from './compare';
import {countElisions, elisionsOf, headless, needless} from './elisions';
import {test as siteTest} from './fixture';
import {writtenOut} from './merge';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const run = (code: string, output: string) =>
  `~~~bash run\n${code}\n~~~\n\n~~~txt output\n${output}\n~~~\n\n`;
const from = (pages: string) => `---\nexamples: {from: ${pages}}\n---\n\n`;
/** The lines that have to be written out, where `shown` stands for `printed`. */
const idle = (shown: string, printed: string) =>
  needless(elisionsOf(compare(shown, printed, true).edits)).map(({row}) => row + 1);

test('every elision of an output counts, within a line and of whole lines; brackets elsewhere do not', () => {
  const step = (kind: 'output' | 'made' | 'file', body: string) =>
    ({kind, body}) as Parameters<typeof countElisions>[0][0];
  expect(countElisions([step('output', 'a [..] b [..]\n[...]\n  [...]\nc [...]\n')])).toBe(4);
  expect(countElisions([step('made', '[...]\n'), step('file', 'a: [..]\n[...]\n')])).toBe(1);
});

test('a line that begins with an elision is found, and whole lines may be left out', () => {
  expect(headless({body: 'a [..]\n[..] b\n\t[..]:1\n[...]\n'} as Parameters<typeof headless>[0])).toEqual([
    2, 3,
  ]);
});

test('what is the same in every run has to be written out, up to ten lines of a page', () => {
  const many = Array.from({length: 11}, (_, index) => `line ${index}`);
  expect(idle(lines('a', '[...]', 'z'), lines('a', 'b', 'z'))).toEqual([2]);
  expect(idle(lines('a', '[...]', 'z'), lines('a', ...many.slice(1), 'z'))).toEqual([2]);
  expect(idle(lines('a', '[...]', 'z'), lines('a', ...many, 'z'))).toEqual([]);
  // Two lines, but as wide as ten and a bit.
  expect(idle(lines('[...]', 'z'), lines('x'.repeat(500), 'y'.repeat(501), 'z'))).toEqual([]);
  expect(idle('a [..]\n', 'a b\n')).toEqual([1]);
  expect(idle('a [..]\n', `a ${'b'.repeat(1001)}\n`)).toEqual([]);
});

test('what is known to differ needs no elision, what only looks like it may keep one', () => {
  expect(idle('rendered web in [..]\n', 'rendered web in 1.5ms\n')).toEqual([1]);
  expect(
    idle("kubectl 'kustomize' [..]\n", "kubectl 'kustomize' '/tmp/holos.kustomize3466659798'\n"),
  ).toEqual([1]);
  expect(idle('read [..]\n', 'read /home/you/holos-tutorial/a.cue\n')).toEqual([1]);
  expect(idle('at [..]\n', 'at 12:00:01\n')).toEqual([]);
  expect(idle('id [..]\n', 'id 3f9a0c11d2e4\n')).toEqual([]);
  // The other elision of the line has a reason, so the line stays; each is judged with its line.
  expect(idle('id [..] of [..]\n', 'id 3f9a0c11d2e4 of web\n')).toEqual([]);
});

test('writing out leaves the elisions with a reason, and matches', () => {
  const many = Array.from({length: 11}, (_, index) => `line ${index}`);
  const printed = lines('first', 'a b', ...many, 'id 3f9a0c11d2e4', 'x', 'y');
  const body = lines('first', 'a [..]', '[...]', 'id [..]', '[...]');
  const out = writtenOut(body, printed, true);
  expect(out).toBe(lines('first', 'a b', '[...]', 'id [..]', 'x', 'y'));
  expect(compare(out, printed, true).same).toBe(true);
  expect(writtenOut(out, printed, true)).toBe(out);
});

siteTest('a needless elision is at fault with its place, and --update writes it out', async ({site}) => {
  site.page('page', run('echo a b; echo c', 'a [..]\n[...]'));
  const {status, out} = await site.run();
  expect(status).toBe(1);
  expect(out).toContain('docs/page.mdx:6: this elision hides nothing that varies, nor much: b; write it out');
  expect(out).toContain(
    'docs/page.mdx:7: this elision hides nothing that varies, nor much: 1 line; write it out',
  );
  expect(out).toContain('v2: 1 of 1 shell blocks run (100 %), 2 elisions\n');
  expect(await site.run('--update')).toMatchObject({status: 0});
  expect(site.read('docs/page.mdx')).toBe(run('echo a b; echo c', 'a b\nc'));
});

siteTest('with several states, an elision is judged by all of them', async ({site}) => {
  site.page('small', '~~~bash run\ntouch a\n~~~\n');
  site.page('big', '~~~bash run\ntouch a b\n~~~\n');
  const page = from('[small, big]') + run('echo "files: $(ls | wc -l) of $(ls -d ..)"', 'files: [..] of ..');
  site.page('page', page);
  expect(await site.run()).toMatchObject({status: 0});
  expect(await site.run('--update')).toMatchObject({status: 0});
  expect(site.read('docs/page.mdx')).toBe(page);
  const idle = page
    .replace('of ..', 'of [..]')
    .replace('[..] of', '1 of')
    .replace('ls | wc -l', 'echo 1')
    .replace('~~~bash run', '~~~bash run\necho new\n~~~\n\n~~~txt output\nold\n~~~\n\n~~~bash run');
  site.page('page', idle.replace('old', 'new'));
  expect((await site.run()).out).toContain('docs/page.mdx:18: this elision hides nothing that varies');
  // One block above is rewritten after the first run already, and the page is the same for the check that follows.
  site.page('page', idle);
  expect(await site.run('--update')).toMatchObject({status: 0});
  expect(site.read('docs/page.mdx')).toBe(idle.replace('old', 'new').replace('of [..]', 'of ..'));
  expect(await site.run()).toMatchObject({status: 0});
});

siteTest(
  'an elision that another line of a bigger platform would match, too, has no reason',
  async ({site}) => {
    site.page('small', '~~~bash run\ntouch b\n~~~\n');
    site.page('big', '~~~bash run\ntouch a b\n~~~\n');
    const page = from('[small, big]') + run('for f in *; do echo "file $f"; done', 'file [..]');
    site.page('page', page);
    expect((await site.run()).out).toContain(
      'docs/page.mdx:10: this elision hides nothing that varies, nor much: b',
    );
    expect(await site.run('--update')).toMatchObject({status: 0});
    expect(site.read('docs/page.mdx')).toBe(page.replace('[..]', 'b'));
  },
);

siteTest('a line that begins with an elision is refused with its place', async ({site}) => {
  site.page('page', run('printf "x\\n  yz\\n"', 'x\n  [..]z'));
  expect(site.problems()).toEqual([
    'docs/page.mdx:7: a line must not begin with [..]; show what it is about, or leave out the whole line with [...]',
  ]);
});
