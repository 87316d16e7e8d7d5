/** Each function that a configuration calls refuses wrong options when the site starts: see plugins/engine/options.ts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {siteDir} from '../../config/pages';
import * as site from '../../config/options';
import {versions} from '../../config/versions';
import {codeBlocks} from '../../plugins/code/code-blocks';
import {contentRules} from '../../plugins/writing/content-rules';
import {examples} from '../../plugins/examples';
import {homeData} from '../../plugins/examples/home-data';
import {hovercards} from '../../plugins/code/hovercards';
import {inlineStyles} from '../../plugins/publish/inline-styles';
import {links} from '../../plugins/publish/links';
import {markdownCopies} from '../../plugins/publish/markdown-copies';
import {policy} from '../../plugins/publish/policy';
import {readableTables} from '../../plugins/code/readable-tables';
import {readingPlace} from '../../plugins/shell/reading-place';
import {reference} from '../../plugins/reference';
import {search} from '../../plugins/search';
import {versionDifferences} from '../../plugins/publish/version-differences';

/** Takes any options, as a configuration without types does. */
const call = (make: unknown, ...options: unknown[]) =>
  (make as (...options: unknown[]) => unknown)(...options);

const [scope] = site.search.scopes;
const exampleOptions = site.examplesFor(versions);

const wrong: [make: unknown, options: unknown[], message: string][] = [
  [
    codeBlocks,
    [{...site.codeBlocks, labels: {bash: 1}}],
    'code-blocks: option "labels.bash" must be a string',
  ],
  [codeBlocks, [{names: {skip: []}}], 'code-blocks: option "names.addressesOf" is required'],
  [
    contentRules,
    [{...site.contentRules, components: {Steps: 'table'}}],
    'content-rules: option "components.Steps" must be one of [list, numbered list]',
  ],
  [examples, [siteDir, {...exampleOptions, seconds: '60'}], 'examples: option "seconds" must be a number'],
  [homeData, [{quotes: {}, highlight: 'html'}], 'home-data: option "highlight" must be of type function'],
  [hovercards, [{}], 'hovercards: option "pages" is required'],
  [
    inlineStyles,
    [{added: ['a b']}],
    'inline-styles: option "added[0]" is "a b", but must be an element, .class or #id',
  ],
  [links, [{generated: '/scripts/'}], 'links: option "generated" must be an array'],
  [
    markdownCopies,
    [{sections: [{name: 'docs', title: 'Docs'}]}],
    'markdown-copies: option "sections[0].heading" is required',
  ],
  [
    policy,
    [{services: {scripts: ['example.com']}}],
    'policy: option "services.scripts[0]" is "example.com", but must be the scheme and the host of a site',
  ],
  [
    readableTables,
    [{answers: {yes: 'yes'}}],
    'readable-tables: option "answers.yes" must be one of [answer-yes, answer-no, answer-partly]',
  ],
  [
    readingPlace,
    [{category: 'Tutorial', before: -1}],
    'reading-place: option "before" must be greater than or equal to 0',
  ],
  [
    reference,
    [{...site.reference, version: []}],
    'reference: option "version" is unknown; known are siteDir, versions, schema, commands, names',
  ],
  [
    reference,
    [{...site.reference, names: {...site.reference.names, words: 'Values'}}],
    'reference: option "names.words" must be an array',
  ],
  [search, [{scopes: [{name: 'guides'}]}], 'search: option "scopes[0].label" is required'],
  [
    search,
    [{scopes: [scope], placeholders: 'Find'}],
    'search: option "placeholders" is unknown; known are index, path, placeholder, scopes, start, help',
  ],
  [
    search,
    [{scopes: [scope], index: {kind: 'Type'}}],
    'search: option "index.kind" must be of type function',
  ],
  [
    versionDifferences,
    [{normalise: String}],
    'version-differences: option "normalise" is unknown; known are normalize',
  ],
];

for (const [make, options, message] of wrong) {
  test(`a wrong option is refused: ${message}`, () => {
    expect(() => call(make, ...options)).toThrow(message);
  });
}

test('every function that checks its options is tried above', () => {
  const plugins = path.join(siteDir, 'plugins');
  const names = readdirSync(plugins, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(plugins, file), 'utf8').matchAll(/\bcheck(?:Options|Pages)\('([^']+)'/g),
    ])
    .map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  const tried = wrong.map(([, , message]) => message);
  expect(names.filter((name) => !tried.some((message) => message.startsWith(`${name}: option`)))).toEqual([]);
});

test('a function that gets the site instead of options is refused', () => {
  expect(() => call(search, {siteDir, siteConfig: {}})).toThrow(
    'search: call the function with an object of options',
  );
});

const allContent = {
  'docusaurus-plugin-content-docs': {default: {loadedVersions: [{path: '/docs/v2'}, {path: '/'}]}},
  'docusaurus-plugin-content-blog': {default: {blogTagsListPath: '/news/tags'}},
} as unknown as AllContent;

test('a version or blog that the site lacks is refused', () => {
  for (const [capability, option] of [
    [search({scopes: [{name: 'guides', label: 'Guides'}]}), 'search: option "scopes[0].name"'],
    [
      markdownCopies({sections: [{name: 'guides', heading: 'Guides'}]}),
      'markdown-copies: option "sections[0].name"',
    ],
  ] as const) {
    const plugin = capability.plugin?.({baseUrl: '/', siteDir} as LoadContext, []);
    expect(() => plugin?.allContentLoaded?.({allContent, actions: {} as never})).toThrow(
      `${option} is "guides"; this site has v2, docs, news`,
    );
  }
});

test('a language that the highlighter lacks is refused', () => {
  expect(() => codeBlocks({languages: ['nonesuch']})).toThrow(
    'code-blocks: option "languages" has "nonesuch", which prismjs lacks',
  );
});
