import {expect, test} from '@playwright/test';
import {leanRegistry, leanRoutes, leanSettings} from './tables';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', 'a1b'),
    routes: [
      {
        path: '/docs/it\\'s/',
        component: ComponentCreator('/docs/it\\'s/', '2c3'),
        exact: true,
        sidebar: "doc"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const names = {
  '/docs/-a1b': {__comp: '11112222'},
  "/docs/it's/-2c3": {__comp: '33334444', content: '55556666'},
};

interface Made {
  path: string;
  component: string[];
  routes?: Made[];
  exact?: boolean;
  sidebar?: string;
}

/** Runs the table as a browser does; gives its routes, and the names that they leave for the framework. */
function run(text: string): {table: Made[]; found: Record<string, unknown>} {
  const found: Record<string, unknown> = {};
  const body = text.replace(/^import .*$/gm, '').replace('export default', 'return');
  const make = new Function('ComponentCreator', 'names', body) as (
    create: (path: string, hash?: string) => unknown,
    names: object,
  ) => Made[];
  return {table: make((path, hash) => [path, hash], found), found};
}

test('the table of routes makes the routes and names their chunks as the framework does', () => {
  const {table, found} = run(leanRoutes(routes, names));
  const [docs, all] = table;
  expect(docs).toMatchObject({path: '/docs/', component: ['/docs/', expect.any(String)]});
  expect(docs?.routes?.[0]).toMatchObject({path: "/docs/it's/", exact: true, sidebar: 'doc'});
  expect(all).toEqual({path: '*', component: ['*', undefined]});
  // A route asks for its chunks by its path and what tells it apart.
  for (const [route, chunks] of [
    [docs, names['/docs/-a1b']],
    [docs?.routes?.[0], Object.values(names)[1]],
  ] as const) {
    expect(found[route?.component.join('-') ?? '']).toEqual(chunks);
  }
});

test('two routes of one address keep their own chunks', () => {
  const twice = `export default [
  {path: '/docs/',
    component: ComponentCreator('/docs/', 'a1b')},
  {path: '/docs/',
    component: ComponentCreator('/docs/', 'c2d')},
  {path: '*', component: ComponentCreator('*')}];`;
  const {found} = run(leanRoutes(twice, {'/docs/-a1b': {__comp: 'one'}, '/docs/-c2d': {__comp: 'two'}}));
  expect(Object.values(found)).toEqual([{__comp: 'one'}, {__comp: 'two'}]);
  // The framework takes away what follows the last hyphen.
  expect(Object.keys(found).map((key) => key.replace(/-[^-]+$/, ''))).toEqual(['/docs/', '/docs/']);
});

test('routes of another form stop the build', () => {
  expect(() => leanRoutes(routes, {})).toThrow('/docs/ has no chunks');
  expect(() => leanRoutes(routes.replaceAll("/docs/'", "/:docs/'"), names)).toThrow('is a pattern');
  expect(() =>
    leanRoutes(routes.replace("ComponentCreator('/docs/', ", 'ComponentCreator("/docs/", '), names),
  ).toThrow('another form');
  expect(() => leanRoutes('export default [];', names)).toThrow('another form');
});

const registry = `export default {
  "11112222": [() => import(/* webpackChunkName: "11112222" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],
  "55556666": [() => import(/* webpackChunkName: "55556666" */ "@site/docs/(a)/it's.mdx"), "@site/docs/(a)/it's.mdx", require.resolveWeak("@site/docs/(a)/it's.mdx")],
};`;

test('a chunk keeps its import alone', () => {
  expect(leanRegistry(registry)).toBe(`export default {
  "11112222": [() => import(/* webpackChunkName: "11112222" */ "@theme/DocsRoot")],
  "55556666": [() => import(/* webpackChunkName: "55556666" */ "@site/docs/(a)/it's.mdx")],
};`);
});

test('chunks of another form stop the build', () => {
  expect(() => leanRegistry('export default {};')).toThrow('another form');
  expect(() => leanRegistry(registry.replace(', require', ',require'))).toThrow('another form');
});

test('settings keep what pages read', () => {
  const text = leanSettings({
    title: 'Site',
    presets: ['classic'],
    ssrTemplate: '<html>',
    themeConfig: {navbar: {title: 'Site'}, prism: {theme: {}}},
  });
  expect(JSON.parse(text.replace(/^export default |;$/g, ''))).toEqual({
    title: 'Site',
    themeConfig: {navbar: {title: 'Site'}},
  });
});
