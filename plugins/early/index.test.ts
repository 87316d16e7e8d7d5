import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {createChunkFinder, layoutPaths} from './chunks';
import {compileScript} from './compile';
import {aheadTag} from './tags';
import {createTemplate, type Start} from './template';

// Every page carries these texts: about a tenth above what they took when written, compressed.
for (const [name, limit] of [
  ['address.ts', 640],
  ['page.ts', 3720],
] as const) {
  test(`${name} takes at most ${limit} bytes, and is the same text each time`, async () => {
    const text = await compileScript(name);
    expect(gzipSync(text).length).toBeLessThanOrEqual(limit);
    expect(gzipSync(text).length, 'the limit can be lower').toBeGreaterThan(limit * 0.8);
    expect(text).not.toContain('</');
    expect(await compileScript(name)).toBe(text);
  });
}

test('the template names scripts and styles only for start.ts to load, or as the framework does', () => {
  const loaded = (start: Start) => createTemplate(start).match(/<(?:script src|link rel|meta name)=?\S*/g);
  expect(loaded('intent')).toEqual([
    '<meta name="generator"',
    '<meta name="start-style"',
    '<meta name="start-script"',
  ]);
  expect(loaded('load')).toEqual([
    '<meta name="generator"',
    '<link rel="stylesheet"',
    expect.stringMatching(/^<script src="/),
  ]);
});

const manifest = {
  origins: {root: ['1'], layout: ['2', '3'], page: ['4'], other: ['5'], start: ['6'], shared: ['3']},
  assets: Object.fromEntries(
    ['1', '2', '3', '4', '5', '6', 'docs.a'].map((id) => [id, {js: [{publicPath: `/assets/js/${id}.js`}]}]),
  ),
};

const routes = {
  '/docs/-aaa': {__comp: 'root'},
  '/docs/v1/-bbb': {__comp: 'layout', __context: {data: 'shared'}},
  '/docs/v1/-ccc': {__comp: 'layout', content: 'start'},
  '/docs/v1/topics/page/-ddd': {__comp: 'layout', content: 'page', items: [{content: 'page'}]},
  '/docs/v1/topics/pages/-eee': {__comp: 'layout', content: 'other'},
  // A page at the path of a layout, and one above others that is none.
  '/docs/-fff': {__comp: 'other', config: 'other'},
  '/docs/v1/topics/-999': {__comp: 'other'},
  // Its layout is in the chunk that layouts share, its settings in the main script.
  '/docs/merged/-777': {__comp: 'merged'},
  '/docs/merged/a/-888': {__comp: 'layout', content: 'page', config: 'settings'},
};

const layouts = layoutPaths([
  {
    path: '/docs/',
    component: 'root',
    routes: [
      {path: '/docs/merged/', component: 'layout', routes: []},
      {path: '/docs/v1/', component: 'layout', routes: [{path: '/docs/v1/topics/', component: 'other'}]},
    ],
  },
]);

for (const [route, ids] of [
  ['/docs/v1/topics/page/', [1, 2, 3, 4]],
  ['/docs/v1/topics/pages/', [1, 2, 3, 5]],
  ['/docs/v1/', [1, 2, 3, 6]],
  ['/docs/merged/a/', [1, 'docs.a', 2, 3, 4]],
  ['/blog/', []],
] as const) {
  test(`${route} needs the chunks ${ids.join(', ') || 'of no other page'}`, () => {
    expect(createChunkFinder(layouts, routes, manifest)(route)).toEqual(
      ids.map((id) => `/assets/js/${id}.js`),
    );
  });
}

test("a page's tag lists its scripts", () => {
  expect(aheadTag('/', ['/a.js', '/b.js'])).toBe('<meta name="start-ahead" content="/a.js /b.js">');
  expect(aheadTag('/404.html', [])).toBe('');
});

test('refused: a page without scripts', () => {
  expect(() => aheadTag('/docs/', [])).toThrow('/docs/: no chunks found');
});
