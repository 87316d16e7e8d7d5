import {expect, test} from '@playwright/test';
import {edit} from '../finished-pages/page';
import {redirectWithoutScript} from './redirectWithoutScript';

const finish = (html: string) =>
  edit(html, {site: {}, route: '/', file: ''} as never, [redirectWithoutScript()]);

test('a page that redirects does so without scripts, in its head', async () => {
  const page = '<head><meta charset=UTF-8><meta name=redirect content=/a/></head><body>A';
  expect(await finish(page)).toBe(
    page.replace('</head>', '<noscript><meta http-equiv="refresh" content="0; url=/a/"></noscript></head>'),
  );
});

test('another page is left as it is', async () => {
  const page = '<head><meta charset=UTF-8></head><body>A';
  expect(await finish(page)).toBe(page);
});
