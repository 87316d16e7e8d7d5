import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Capability} from '../../engine/capability';
import type {FinishedPage} from '../../engine/finishedPage';
import {edit, finishPage} from './page';

const finish = (html: string, ...steps: Capability[]) =>
  edit(html, {site: {}, route: '/a/', file: '/a.html', source: 'docs/a.md'} as never, steps);

const step = (page: (page: FinishedPage) => void, name = 'test'): Capability => ({name, page});

const short = '<!doctype html><html lang=en><meta charset=UTF-8><title>A</title><body class=a>Text';
const whole =
  '<!doctype html><html lang=en><head><meta charset=UTF-8><title>A</title></head><body class=a>Text';

test('the tags of the head come back, once', async () => {
  expect(await finish(short)).toBe(whole);
  expect(await finish(whole)).toBe(whole);
});

test('a head begins with its encoding, then what is inserted at its start, and ends with what is inserted there', async () => {
  for (const html of [short, whole]) {
    const finished = await finish(
      html,
      step((page) => {
        page.appendToHead('<meta name=x>');
        page.prependToHead('<meta name=a>');
        page.appendToHead('<meta name=y>');
      }),
    );
    expect(finished).toBe(
      whole
        .replace('<title>', '<meta name=a><title>')
        .replace('</head>', '<meta name=x><meta name=y></head>'),
    );
  }
});

test('edits are applied together, by the positions of the page as it was', async () => {
  const at = whole.indexOf('Text');
  const finished = await finish(
    whole,
    step(({replace}) => replace(at, at + 4, 'Words')),
    step(({replace, html, edits}) => {
      expect(html).toBe(whole);
      expect(edits).toHaveLength(1);
      replace(at, at, '<b>');
      replace(at + 4, at + 4, '</b>');
    }),
  );
  expect(finished).toBe(whole.replace('Text', '<b>Words</b>'));
});

test('a step’s `lastly` runs after the edits of all steps', async () => {
  const seen: number[] = [];
  await finish(
    whole,
    {
      name: 'first',
      lastly({edits}) {
        seen.push(edits.length);
      },
    },
    step(({appendToHead}) => appendToHead('<meta>')),
  );
  expect(seen).toEqual([1]);
});

test('tags inside scripts and text are not changed', async () => {
  const text = '<script>"</head><body <html>"</script>&lt;head>';
  for (const html of [short, whole]) {
    expect(await finish(html.replace('Text', text))).toBe(whole.replace('Text', text));
  }
});

test('an error names the source, the step and the page', async () => {
  const fail = step(() => {
    throw new Error('no article');
  }, 'copies');
  await expect(finish(whole, fail)).rejects.toThrow('docs/a.md:1: copies: /a/: no article');
});

test('refused: two edits of one place, and a page without head or body', async () => {
  const replaceTitle = step(({replace, html}) =>
    replace(html.indexOf('<title>'), html.indexOf('</head>'), ''),
  );
  await expect(finish(whole, replaceTitle, replaceTitle)).rejects.toThrow(
    'test: /a/: an earlier step already edited "<title>A</title>"',
  );
  await expect(finish('<body class=a>Text')).rejects.toThrow('/a/: the page has no head');
  await expect(finish('<head><title>a</title><body class=a>Text')).rejects.toThrow(
    "/a/: the page's head isn't closed",
  );
});

test('a page and the files of its steps are written while the next page is finished', async () => {
  const folder = test.info().outputPath('a');
  const file = path.join(folder, 'index.html');
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, whole);
  const writings: Promise<void>[] = [];
  const copy = step(({write, appendToHead}) => {
    write('index.md', '# A\n');
    write('none/b.md', '');
    appendToHead('<meta>');
  });
  await finishPage({site: {}, route: '/a/', file} as never, [copy], (writing) => writings.push(writing));
  expect(readFileSync(file, 'utf8')).toBe(whole);
  const outcomes = await Promise.allSettled(writings);
  expect(outcomes.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(readFileSync(file, 'utf8')).toContain('<meta></head>');
  expect(readFileSync(path.join(folder, 'index.md'), 'utf8')).toBe('# A\n');
});
