/** Each function that a configuration calls refuses wrong options when the site starts: see plugins/engine/options.ts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {siteDir} from '../../config/pages';
import * as site from '../../config/options';
import {versions} from '../../config/versions';
import {agentSkills} from '../../plugins/publish/agent-skill';
import {cards} from '../../plugins/publish/cards';
import {highlightCode} from '../../plugins/code/code-blocks';
import contentRules from '../../plugins/writing/content-rules';
import {showDrawings} from '../../plugins/code/drawn-diagrams';
import examples from '../../plugins/examples';
import finishedPages from '../../plugins/publish/finished-pages';
import glossaryLinks, {checkTerms} from '../../plugins/writing/glossary-links';
import homeData from '../../plugins/examples/home-data';
import hovercards, {hovercardFiles} from '../../plugins/code/hovercards';
import {inlineStyles} from '../../plugins/publish/inline-styles';
import keptTrees from '../../plugins/writing/kept-trees';
import {links} from '../../plugins/publish/links';
import {markdownCopies} from '../../plugins/publish/markdown-copies';
import {checkPolicy, policy} from '../../plugins/publish/policy';
import {readableTables} from '../../plugins/code/readable-tables';
import readingPlace from '../../plugins/shell/reading-place';
import {referenceNames, referenceTables} from '../../plugins/reference';
import search, {searchIndex} from '../../plugins/search';
import {comparePages} from '../../plugins/publish/version-differences';

/** Takes any options, as a configuration without types does. */
const call = (make: unknown, ...options: unknown[]) =>
  (make as (...options: unknown[]) => unknown)(...options);

const [skill] = site.agentSkills.skills;
const [scope] = site.search.scopes;
const exampleOptions = site.examplesFor(versions);

const wrong: [make: unknown, options: unknown[], message: string][] = [
  [
    agentSkills,
    [{skills: [{...skill, name: 'Holos v2'}]}],
    'agent-skill: agentSkills: option "skills[0].name" is "Holos v2", but must be lower-case letters, digits and single hyphens',
  ],
  [
    cards,
    [{...site.cards, fonts: {400: 'a.woff', bold: 'b.woff'}}],
    'cards: option "fonts.700" is required\ncards: option "fonts.bold" is unknown; known are 400, 700',
  ],
  [
    highlightCode,
    [{...site.codeBlocks, labels: {bash: 1}}],
    'code-blocks: highlightCode: option "labels.bash" must be a string',
  ],
  [
    contentRules,
    [{...site.contentRules, components: {Steps: 'table'}}],
    'content-rules: option "components.Steps" must be one of [list, numbered list]',
  ],
  [
    showDrawings,
    [{...site.diagrams, themes: {light: 'base'}}],
    'drawn-diagrams: option "themes.dark" is required',
  ],
  [examples, [{...exampleOptions, seconds: '60'}], 'examples: option "seconds" must be a number'],
  [finishedPages, [{steps: [cards]}], 'finished-pages: option "steps[0]" must be of type object'],
  [
    glossaryLinks,
    [{...site.glossary, terms: {cue: {words: 'CUE'}}}],
    'glossary-links: option "terms.cue.words" must be a regular expression',
  ],
  [checkTerms, [{terms: ['cue']}], 'glossary-links: checkTerms: option "isGlossary" is required'],
  [homeData, [{quotes: {}, highlight: 'html'}], 'home-data: option "highlight" must be of type function'],
  [hovercards, [{}], 'hovercards: option "pages" is required'],
  [hovercardFiles, [{page: /a/}], 'hovercards: hovercardFiles: option "pages" is required'],
  [
    highlightCode,
    [{names: {baseUrl: '/'}}],
    'code-blocks: highlightCode: option "names.addressesOf" is required',
  ],
  [
    inlineStyles,
    [{added: ['a b']}],
    'inline-styles: inlineStyles: option "added[0]" is "a b", but must be an element, .class or #id',
  ],
  [keptTrees, [{}], 'kept-trees: option "siteDir" is required'],
  [links, [{generated: '/scripts/'}], 'links: option "generated" must be an array'],
  [
    markdownCopies,
    [{sections: [{name: 'docs', title: 'Docs'}]}],
    'markdown-copies: markdownCopies: option "sections[0].heading" is required',
  ],
  [
    policy,
    [{services: {scripts: ['example.com']}}],
    'policy: option "services.scripts[0]" is "example.com", but must be the scheme and the host of a site',
  ],
  [
    checkPolicy,
    [site.analyticsService],
    'policy: checkPolicy: option "scripts" is unknown; known are services',
  ],
  [
    readableTables,
    [{answers: {yes: 'yes'}}],
    'readable-tables: readableTables: option "answers.yes" must be one of [answer-yes, answer-no, answer-partly]',
  ],
  [
    readingPlace,
    [{category: 'Tutorial', before: -1}],
    'reading-place: option "before" must be greater than or equal to 0',
  ],
  [
    referenceTables,
    [{...site.reference, version: []}],
    'reference: option "version" is unknown; known are siteDir, versions, schema, commands',
  ],
  [
    referenceNames,
    [site.reference, {...site.names, words: 'Values'}],
    'reference: referenceNames: option "words" must be an array',
  ],
  [search, [{scopes: [{name: 'guides'}]}], 'search: option "scopes[0].label" is required'],
  [
    search,
    [{scopes: [scope], placeholders: 'Find'}],
    'search: option "placeholders" is unknown; known are path, placeholder, scopes, start, help',
  ],
  [searchIndex, [{kind: 'Type'}], 'search: searchIndex: option "kind" must be of type function'],
  [
    comparePages,
    [{normalise: String}],
    'version-differences: comparePages: option "normalise" is unknown; known are normalize',
  ],
];

for (const [make, options, message] of wrong) {
  test(`a wrong option is accepted, or its message is another: ${message}`, () => {
    expect(() => call(make, ...options)).toThrow(message);
  });
}

test('a function checks its options under a name that no wrong option above tries', () => {
  const plugins = path.join(siteDir, 'plugins');
  const names = readdirSync(plugins, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(plugins, file), 'utf8').matchAll(/\bcheck(?:Options|Pages)\('([^']+)'/g),
    ])
    .map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  const tried = wrong.map(([, , message]) => message);
  expect(names.filter((name) => !tried.some((message) => message.startsWith(`${name}: option`)))).toEqual([]);
});

test('a function listed as a plugin without a call takes the site for its options', () => {
  expect(() => call(search, {siteDir, siteConfig: {}})).toThrow(
    'search: call the function with an object of options',
  );
});

test('a search of a version that the site lacks starts', () => {
  const plugin = search({scopes: [{name: 'guides', label: 'Guides'}]})({
    baseUrl: '/',
    siteDir,
  } as LoadContext);
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{path: '/docs/v2'}, {path: '/'}]}},
    'docusaurus-plugin-content-blog': {default: {blogTagsListPath: '/news/tags'}},
  } as unknown as AllContent;
  const load = plugin.allContentLoaded?.bind(plugin, {allContent, actions: {} as never});
  expect(load).toThrow('search: option "scopes[0].name" is "guides"; this site has v2, docs, news');
});
