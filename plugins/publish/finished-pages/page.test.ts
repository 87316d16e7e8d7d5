import {expect, test} from '@playwright/test';
import type {Capability} from '../../engine/capability';
import type {FinishedPage} from '../../engine/finishedPage';
import {editPage} from './page';

const edit = (html: string, ...all: Capability[]) =>
  editPage(html, {site: {}, route: '/a/', file: '/a.html', source: 'docs/a.md'} as never, all);

const capability = (page: (page: FinishedPage) => void, name = 'test'): Capability => ({name, page});

const short = '<!doctype html><html lang=en><meta charset=UTF-8><title>A</title><body class=a>Text';
const whole =
  '<!doctype html><html lang=en><head><meta charset=UTF-8><title>A</title></head><body class=a>Text';

test('the head and body tags that the minifier left out come back, and never twice', async () => {
  expect(await edit(short)).toBe(whole);
  expect(await edit(whole)).toBe(whole);
});

test('a capability can add HTML at the start of the head, after the encoding, and at its end', async () => {
  for (const html of [short, whole]) {
    const finished = await edit(
      html,
      capability((page) => {
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

test('capabilities edit the original HTML, and none shifts the positions of another’s edits', async () => {
  const at = whole.indexOf('Text');
  const finished = await edit(
    whole,
    capability(({replace}) => replace(at, at + 4, 'Words')),
    capability(({replace, html, edits}) => {
      expect(html).toBe(whole);
      expect(edits).toHaveLength(1);
      replace(at, at, '<b>');
      replace(at + 4, at + 4, '</b>');
    }),
  );
  expect(finished).toBe(whole.replace('Text', '<b>Words</b>'));
});

test('what looks like a head or body tag in a script or a text stays unchanged', async () => {
  const text = '<script>"</head><body <html>"</script>&lt;head>';
  for (const html of [short, whole]) {
    expect(await edit(html.replace('Text', text))).toBe(whole.replace('Text', text));
  }
});

test('the error about a page names its source file, the capability and the address', async () => {
  const fail = capability(() => {
    throw new Error('no article');
  }, 'copies');
  await expect(edit(whole, fail)).rejects.toThrow('docs/a.md:1: copies: /a/: no article');
});

test('the build stops if two capabilities edit one place, or if a page has no complete head', async () => {
  const replaceTitle = capability(({replace, html}) =>
    replace(html.indexOf('<title>'), html.indexOf('</head>'), ''),
  );
  await expect(edit(whole, replaceTitle, replaceTitle)).rejects.toThrow(
    'test: /a/: an earlier capability already edited "<title>A</title>"',
  );
  await expect(edit('<body class=a>Text')).rejects.toThrow('/a/: the page has no head');
  await expect(edit('<head><title>a</title><body class=a>Text')).rejects.toThrow(
    "/a/: the page's head isn't closed",
  );
});
