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

test('the site’s settings have the values that its specification requires', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    trailingSlash: true,
    noIndex: false,
    titleDelimiter: '|',
    i18n: {defaultLocale: 'en', locales: ['en']},
  });
  expect(docs).toMatchObject({showLastUpdateAuthor: true, showLastUpdateTime: true});
  expect(blog).toMatchObject({showReadingTime: false});
  expect(theme).toMatchObject({
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: {isCloseable: true},
    navbar: {hideOnScroll: false},
    mermaid: {theme: {light: 'neutral', dark: 'dark'}},
  });
  expect(theme.prism?.additionalLanguages).toEqual(['protobuf', 'cue', 'bash', 'diff', 'json']);
});

test('the navbar leads to a page that every version has', () => {
  expect(theme.navbar?.items).toContainEqual(expect.objectContaining({type: 'doc', docId: docsEntry}));
  const entries = pages.all().filter(({id, version}) => version && id === docsEntry);
  expect(entries).toHaveLength(versions.length);
});
