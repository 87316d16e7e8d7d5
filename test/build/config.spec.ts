/** What the specification leaves to the framework: it does it where the configuration says so. */
import {expect, test} from '@playwright/test';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {pages} from '../../config/pages';
import {docsEntry} from '../../config/site';
import {versions} from '../../config/versions';
import config from '../../docusaurus.config';

const [[, preset]] = config.presets as [[string, PresetOptions]];
const {docs, blog} = preset;
const theme = config.themeConfig as ThemeConfig;

test('what is wrong stops the build, anchors and duplicate routes only warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    trailingSlash: true,
    noIndex: false,
    titleDelimiter: '|',
  });
  expect(docs).toMatchObject({onInlineTags: 'throw'});
  expect(blog).toMatchObject({
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    showReadingTime: false,
  });
});

test('pages of the docs show who changed them and when, and the headings of the levels 2 and 3', () => {
  expect(docs).toMatchObject({showLastUpdateAuthor: true, showLastUpdateTime: true});
  expect(theme.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
  expect(theme.docs).toEqual({
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  });
});

test('the site is light until a reader chooses, and has one language', () => {
  expect(theme.colorMode).toEqual({
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  });
  expect(theme.announcementBar).toMatchObject({isCloseable: true});
  expect(theme.navbar).toMatchObject({hideOnScroll: false});
  expect(config.i18n).toMatchObject({defaultLocale: 'en', locales: ['en']});
});

test('the navbar leads to a page that every version has', () => {
  const ids = versions.map(({name}) =>
    pages.all().filter(({version, id}) => version?.name === name && id === docsEntry),
  );
  expect(theme.navbar?.items).toContainEqual(expect.objectContaining({type: 'doc', docId: docsEntry}));
  expect(ids.map(({length}) => length)).toEqual(versions.map(() => 1));
});

test('code and diagrams are shown as the specification says', () => {
  expect(theme.prism?.additionalLanguages).toEqual(
    expect.arrayContaining(['protobuf', 'cue', 'bash', 'diff', 'json']),
  );
  expect(theme.mermaid).toMatchObject({theme: {light: 'neutral', dark: 'dark'}});
});
