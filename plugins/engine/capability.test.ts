import {expect, test} from '@playwright/test';
import type {Config} from '@docusaurus/types';
import {withCapabilities, type Capability} from './capability';

const config: Config = {
  title: 'Boats',
  url: 'https://boats.example',
  baseUrl: '/',
  presets: [['classic', {docs: {editUrl: 'https://edit.example'}, blog: {}}]],
  plugins: ['other'],
};

const join = (...all: unknown[]) => withCapabilities('/site', config, all as Capability[]);

const needy = {name: 'policy', needs: {'static-first': 'menus have styles', copies: 'it reads them'}};

test('a site without a capability that another one needs does not start, and says why', () => {
  expect(() => join(needy, {name: 'static-first'})).toThrow('policy needs copies: it reads them');
  expect(() => join(needy, {name: 'static-first'}, {name: 'copies'})).not.toThrow();
});

test('Markdown plugins follow the order of the list, and those for the docs are for no other page', () => {
  const joined = join(
    {name: 'a', docs: () => ({remark: ['a-docs']}), markdown: () => ({remark: ['a'], rehype: ['a']})},
    {
      name: 'b',
      markdown: ({siteDir, baseUrl}: {siteDir: string; baseUrl: string}) => ({remark: [siteDir + baseUrl]}),
    },
  );
  const [, preset] = joined.presets?.[0] as [string, Record<string, unknown>];
  expect(preset).toMatchObject({
    docs: {
      editUrl: 'https://edit.example',
      remarkPlugins: ['a', 'a-docs', '/site/'],
      rehypePlugins: ['a'],
    },
    blog: {remarkPlugins: ['a', '/site/']},
    pages: {remarkPlugins: ['a', '/site/']},
  });
  expect(joined.plugins?.[0]).toBe('other');
});
