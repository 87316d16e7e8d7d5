import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import postcss, {type AcceptedPlugin} from 'postcss';
import {TestFolder} from '../../engine/fixture/folder';
import {editPage} from '../finished-pages/page';
import {inlineStyles} from '.';

const font = '@font-face{font-family:A;src:url(a.woff2)}';

/** Finishes a page of a site with one stylesheet. */
async function finish(html: string): Promise<string> {
  const {folder: outDir, write} = new TestFolder(test.info().outputPath());
  write('a.css', `${font}p{color:red}h2{color:blue}`);
  const site = {outDir, baseUrl: '/below/'};
  return editPage(html, {site, route: '/', file: ''} as never, [inlineStyles()]);
}

const page =
  '<head><meta charset=UTF-8><link rel=stylesheet href=/below/a.css><title>A</title></head><body><p>A';

test('a page contains the styles that it needs, and names the stylesheet, which only the start of React loads', async () => {
  expect(await finish(page)).toBe(
    `<head><meta charset=UTF-8><style>${font}</style><style>p{color:red}</style><meta name="start-style" content="/below/a.css"><title>A</title></head><body><p>A`,
  );
  // The fonts of all pages are in each page. A second time, they would make the browser lay it out again.
  expect(readFileSync(test.info().outputPath('a.css'), 'utf8')).toBe('p{color:red}h2{color:blue}');
});

test('a stylesheet for readers without scripts stays where its author put it', async () => {
  const own = '<noscript><link rel=stylesheet href=/below/own.css></noscript>';
  const html = await finish(page.replace('<link', `${own}<link`));
  expect(html).toContain(`${own}<style>${font}</style><style>p{color:red}</style>`);
});

test('a page without the site’s stylesheet stops the build', async () => {
  await expect(finish('<head><title>A</title></head><body>')).rejects.toThrow(
    'inline-styles: /: the page has no stylesheet of this site',
  );
  await expect(finish(page.replace('/below/a.css', 'https://example.com/a.css'))).rejects.toThrow(
    'no stylesheet of this site',
  );
});

test('widths in media queries grow with the reader’s font size', async () => {
  const {configurePostCss} = inlineStyles().plugin?.({} as never) as unknown as {
    configurePostCss: (options: {plugins: AcceptedPlugin[]}) => {plugins: AcceptedPlugin[]};
  };
  const {css} = await postcss(configurePostCss({plugins: []}).plugins).process(
    '@media (400px < width <= 996px) {a {width: 996px}} @media print {a {width: 1px}}',
    {from: undefined},
  );
  expect(css).toBe(
    '@media (calc(24em + 16px) < width <= calc(62em + 4px)) {a {width: 996px}} @media print {a {width: 1px}}',
  );
});
