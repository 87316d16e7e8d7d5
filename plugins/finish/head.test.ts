import {expect, test} from '@playwright/test';
import {parseHtml} from '../../lib/html';
import {readHead, writeHead} from './head';

const finish = (html: string, tags = '', first = '') =>
  writeHead(html, readHead(html, parseHtml(html)), tags, first);

const short =
  '<!doctype html><html lang=en><meta charset=UTF-8><meta name=start-script content=a.js><body class=a>Text';
const whole =
  '<!doctype html><html lang=en><head><meta charset=UTF-8><meta name=start-script content=a.js></head><body class=a>Text';

test('the tags of the head come back, once', () => {
  expect(finish(short)).toBe(whole);
  expect(finish(whole)).toBe(whole);
});

test('tags are written at the end of the head', () => {
  const tagged = whole.replace('</head>', '<meta name="start-ahead" content="b.js"></head>');
  expect(finish(short, '<meta name="start-ahead" content="b.js">')).toBe(tagged);
  expect(finish(whole, '<meta name="start-ahead" content="b.js">')).toBe(tagged);
});

test('what has to come first stands right after the encoding', () => {
  const policed = whole.replace('<meta name', '<meta http-equiv=a><meta name');
  expect(finish(short, '', '<meta http-equiv=a>')).toBe(policed);
  expect(finish(whole, '', '<meta http-equiv=a>')).toBe(policed);
});

test('a page that leads on does so without scripts as well, in its head', () => {
  const lead = (html: string) =>
    html.replace('name=start-script', 'name=lead-on content=/a/><meta name=start-script');
  const refresh = '<noscript><meta http-equiv="refresh" content="0; url=/a/"></noscript>';
  expect(finish(lead(short), '<meta name=x>')).toBe(
    lead(whole).replace('</head>', `<meta name=x>${refresh}</head>`),
  );
});

test('what scripts and text say of tags is left alone', () => {
  const text = '<script>"</head><body <html>"</script>&lt;head>';
  for (const html of [short, whole]) {
    const finished = finish(html.replace('Text', text), '<meta name=x>');
    expect(finished).toBe(whole.replace('Text', text).replace('</head>', '<meta name=x></head>'));
  }
});

test('a page without head, without body or without a place for scripts is a fault', () => {
  expect(() => finish('<body class=a>Text')).toThrow('the page has no head');
  expect(() => finish('<meta charset=UTF-8>Text')).toThrow('the page has no head');
  expect(() => finish('<head><title>a</title><body class=a>Text')).toThrow('the head of the page has no end');
  expect(() => finish('<title>a</title><body class=a>Text', '<meta>')).toThrow(
    'no <meta name="start-script">',
  );
});
