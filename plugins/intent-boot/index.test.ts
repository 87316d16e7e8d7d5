import {expect, test} from '@playwright/test';
import {createChunkFinder, layoutPaths} from './chunks';
import {inlineScript, ssrTemplate} from '.';

test('the inline script is at most 3 KB', () => {
  expect(Buffer.byteLength(inlineScript())).toBeLessThanOrEqual(3 * 1024);
  expect(inlineScript()).not.toContain('</');
});

test('the template has every part of the framework', () => {
  for (const part of [
    'htmlAttributes',
    'metaAttributes',
    'headTags',
    'stylesheets',
    'scripts',
    'bodyAttributes',
    'preBodyTags',
    'appHtml',
    'postBodyTags',
  ]) {
    expect(ssrTemplate).toContain(`it.${part}`);
  }
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
