import {expect, test} from '@playwright/test';
import {parsePage} from '../codeBlocks';
import {type QuotedBlock, quote} from './index';

const source = `~~~cue title="a.cue"
a: 1
b: 2
~~~

~~~bash run
git diff
~~~

~~~diff output
diff --git a/new/a b/new/a
index 1111111..2222222 100644
--- a/new/a
+++ b/new/a
@@ -1 +1 @@
-a: 1
+a: 2
diff --git a/new/b b/new/b
index 3333333..4444444 100644
--- a/new/b
+++ b/new/b
@@ -1 +1 @@
-b: 1
+b: 2
~~~
`;
const page = (text = source) => parsePage(text, 'docs/page.mdx');
const block = (more: Partial<QuotedBlock>): QuotedBlock => ({
  file: 'docs/page.mdx',
  kind: 'file',
  language: 'cue',
  ...more,
});

test('a block is found by its title or by a text in it, and may be quoted in part', () => {
  const whole = {title: 'a.cue', code: 'a: 1\nb: 2'};
  expect(quote(page(), block({title: 'a.cue'}))).toEqual(whole);
  const part = {...whole, code: 'b: 2'};
  expect(quote(page(), block({title: 'a.cue', lines: [1, 2]}))).toEqual(part);
  expect(quote(page(), block({kind: 'run', contains: 'diff'})).code).toBe('git diff');
});

test('the difference of one file is quoted, with its path as the title', () => {
  const effect = (changed: string, lines?: [number]) =>
    quote(page(), block({kind: 'output', language: 'diff', changed, lines}));
  expect(effect('new/a')).toMatchObject({title: 'new/a', code: '@@ -1 +1 @@\n-a: 1\n+a: 2'});
  expect(effect('new/b', [1])).toMatchObject({title: 'new/b', code: '-b: 1\n+b: 2'});
  expect(() => effect('new/c')).toThrow('this page lacks a block (output)');
});

test('a page without the block, or with a mistake in another one, stops the build and is named', () => {
  expect(() => quote(page(), block({title: 'b.cue'}))).toThrow(
    'docs/page.mdx:1: this page lacks a block (file) titled "b.cue", which another page quotes; name another block',
  );
  expect(() => quote(page('text {\n'), block({title: 'a.cue'}))).toThrow(/^docs\/page\.mdx:\d+: /);
});
