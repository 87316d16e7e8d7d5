import {expect, test} from '@playwright/test';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import {withCapabilities, type Capability} from './capability';

const config: Config = {
  title: 'Boats',
  url: 'https://boats.example',
  baseUrl: '/',
  presets: [['classic', {docs: {remarkPlugins: ['own']}, blog: false}]],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'guides', path: 'guides'}], 'other'],
};

const join = (...all: unknown[]) => withCapabilities('/site', config, all as Capability[]);

const needy = {name: 'policy', needs: {'static-first': 'menus have styles', copies: 'it reads them'}};

test('a site without a capability that another one needs does not start, and says why', () => {
  expect(() => join(needy, {name: 'static-first'})).toThrow('policy needs copies: it reads them');
  expect(() => join(needy, {name: 'static-first'}, {name: 'copies'})).not.toThrow();
});

test('a capability that reads finished pages does not start without the one that has them read', () => {
  const reader = {name: 'links', lastly: () => undefined};
  expect(() => join(reader)).toThrow('links needs finished-pages: it reads or edits finished pages');
  expect(() => join(reader, {name: 'finished-pages'})).not.toThrow();
});

test('a second language is refused before the start', () => {
  const inLanguages = (...locales: string[]) =>
    withCapabilities('/site', {...config, i18n: {defaultLocale: 'en', locales}}, []);
  expect(() => inLanguages('en', 'de')).toThrow('i18n.locales: de: rules, links and the search know one');
  expect(() => inLanguages('en')).not.toThrow();
});

test('Markdown plugins follow the order of the list, in all instances of the plugins that read Markdown', () => {
  const joined = join(
    {name: 'a', docs: () => ({remark: ['a-docs']}), markdown: () => ({remark: ['a'], rehype: ['a']})},
    {
      name: 'b',
      markdown: ({siteDir, baseUrl}: {siteDir: string; baseUrl: string}) => ({remark: [siteDir + baseUrl]}),
    },
  );
  const [, preset] = joined.presets?.[0] as [string, Record<string, unknown>];
  expect(preset).toMatchObject({
    docs: {remarkPlugins: ['own', 'a', 'a-docs', '/site/'], rehypePlugins: ['a']},
    blog: false,
    pages: {remarkPlugins: ['a', '/site/']},
  });
  expect(joined.plugins?.[1]).toMatchObject([
    '@docusaurus/plugin-content-docs',
    {id: 'guides', remarkPlugins: ['a', 'a-docs', '/site/']},
  ]);
  expect(joined.plugins?.[2]).toBe('other');
});

test('the plugin of a capability has its slots beside what it does itself', async () => {
  const joined = join({
    name: 'a',
    client: ['/a.css'],
    theme: '/theme',
    metas: {key: 'value'},
    data: {steps: 3},
    plugin: (_: LoadContext, all: readonly Capability[]) => ({
      getPathsToWatch: () => all.map(({name}) => name),
      injectHtmlTags: () => ({headTags: [{tagName: 'link'}]}),
    }),
  });
  const plugin = (joined.plugins?.at(-1) as (context: LoadContext) => Plugin)({} as LoadContext);
  const saved: unknown[] = [];
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {setGlobalData: (data: unknown) => saved.push(data)},
  } as never);
  expect(saved).toEqual([{steps: 3}]);
  expect(plugin).toMatchObject({name: 'a'});
  expect([plugin.getClientModules?.(), plugin.getThemePath?.(), plugin.getPathsToWatch?.()]).toEqual([
    ['/a.css'],
    '/theme',
    ['a'],
  ]);
  expect(plugin.injectHtmlTags?.({content: undefined})).toMatchObject({
    headTags: [{attributes: {name: 'key', content: 'value'}}, {tagName: 'link'}],
  });
});

test('a capability may change the configuration before others see it', () => {
  const joined = join(
    {name: 'a', configure: (before: Config) => ({...before, baseUrl: '/a/'})},
    {name: 'b', markdown: ({baseUrl}: {baseUrl: string}) => ({rehype: [baseUrl]})},
  );
  expect(joined).toMatchObject({baseUrl: '/a/', presets: [['classic', {pages: {rehypePlugins: ['/a/']}}]]});
});
