import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Config, PluginModule} from '@docusaurus/types';
import type * as Parts from './docusaurus.parts';
import {nodeLoader} from './lib/nodeLoader';

const load = nodeLoader(require, __filename);

const {
  additionalLanguages,
  announcementBar,
  createCheck,
  createFeedItems,
  dropProofs,
  early,
  finish,
  footer,
  glossaryLinks,
  highlightCode,
  homeData,
  leanScripts,
  leanStyles,
  licenses,
  links,
  mistakes,
  navbar,
  noHighlighter,
  parseFrontMatter,
  readAhead,
  readEnvironment,
  readableTables,
  released,
  routeChunks,
  showDrawings,
  site,
  siteDir,
  tabIcon,
  versions,
  withBase,
} = load('./docusaurus.parts') as typeof Parts;

const environment = readEnvironment(process.env);

/** The path of a file or page as browsers have it, where the framework takes it as it is. */
const at = (path: string) => withBase(environment.baseUrl, path);

const {plugin: earlyPlugin, ssrTemplate, createTagFinder} = early({start: environment.start});

/** Finds mistakes in the content. */
const check = createCheck(siteDir, true);

/** What all Markdown gets. */
const rehypePlugins = [showDrawings, [highlightCode, {parsed: check.parsed}], readableTables];

/** The banner above the pages of a version. */
const banners = {unreleased: 'unreleased', released: 'none', older: 'unmaintained'} as const;

const docs = {
  sidebarPath: './sidebars.ts',
  editUrl: links.edit,
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  sidebarCollapsible: true,
  onInlineTags: 'throw',
  lastVersion: released.name,
  beforeDefaultRemarkPlugins: [dropProofs, glossaryLinks],
  rehypePlugins,
  versions: Object.fromEntries(
    versions.map(({name, label, path, status}) => [name, {label, path, banner: banners[status]}]),
  ),
} satisfies PresetOptions['docs'];

const blog = {
  blogTitle: 'Blog',
  blogDescription: `News and engineering notes from ${site.authors}.`,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  editUrl: links.edit,
  showReadingTime: false,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  rehypePlugins,
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    createFeedItems,
    title: `${site.title} blog`,
    description: `News and engineering notes from ${site.authors}.`,
    copyright: `Copyright © ${site.copyrightYear} ${site.authors}`,
  },
} satisfies PresetOptions['blog'];

const preset = {
  docs,
  blog,
  pages: {rehypePlugins},
  theme: {customCss: ['./src/css/custom.css', './src/css/utilities.css']},
  sitemap: {
    // The docs entry only redirects to a page that the sitemap has.
    ignorePatterns: ['/docs/', '/search/'].map(at),
    lastmod: 'date',
    changefreq: null,
    priority: null,
  },
  ...(environment.analyticsId && {
    gtag: {trackingID: environment.analyticsId, anonymizeIP: true},
  }),
} satisfies PresetOptions;

const themeConfig = {
  image: 'img/social-card.png',
  // Size of every picture for link previews.
  metadata: [
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: site.title},
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {
    ...announcementBar,
    content: announcementBar.content.replace('href="/', `href="${at('/')}`),
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  // src/css/code.css has the palettes; a theme here would travel with every page and color nothing.
  prism: {theme: {plain: {}, styles: []}, additionalLanguages},
  mermaid: {theme: {light: 'neutral', dark: 'dark'}},
} satisfies ThemeConfig;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: environment.baseUrl,
  headTags: [
    // With its size, a browser that can draw the next one does not ask for this one.
    {tagName: 'link', attributes: {rel: 'icon', href: at('/img/favicon.ico'), sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'icon', href: tabIcon(siteDir), type: 'image/svg+xml'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: at('/img/apple-touch-icon.png')}},
    {tagName: 'link', attributes: {rel: 'manifest', href: at('/manifest.webmanifest')}},
  ],
  titleDelimiter: '|',
  trailingSlash: true,
  noIndex: false,
  baseUrlIssueBanner: true,
  ssrTemplate,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  future: {experimental_faster: true},
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },
  markdown: {mermaid: true, parseFrontMatter},
  // The classic preset, behind the check of the content.
  presets: [['./plugins/authoring/mistakes/preset.ts', {...preset, check}]],
  themes: ['@docusaurus/theme-mermaid'],
  clientModules: [
    './src/client/bootFailure.ts',
    './src/client/pageView.ts',
    './src/client/place.ts',
    './src/client/target.ts',
  ],
  plugins: [
    mistakes({check, ready: readAhead}),
    homeData as PluginModule,
    earlyPlugin,
    noHighlighter,
    routeChunks,
    leanScripts,
    leanStyles,
    licenses,
    finish({createTagFinder}),
    // The specification keeps this list empty: hosts redirect without the inline script that each entry here costs.
    ['@docusaurus/plugin-client-redirects', {redirects: []} satisfies RedirectOptions],
  ],
  themeConfig,
};

export default config;
