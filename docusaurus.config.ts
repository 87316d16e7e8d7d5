import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Config, PluginModule} from '@docusaurus/types';
import {readEnvironment} from './config/environment';
import {parseFrontMatter} from './config/frontMatter';
import {docsEntry, links, site} from './config/site';
import {released, unreleased, versions} from './config/versions';
import {showDrawings} from './plugins/authoring/diagrams';
import {glossaryLinks} from './plugins/authoring/glossary';
import noHighlighter, {highlightCode} from './plugins/authoring/highlight';
import {additionalLanguages} from './plugins/authoring/highlight/highlight';
import finish from './plugins/finish';
import {createFeedItems} from './plugins/finish/feeds';
import homeData from './plugins/home-data';
import intentBoot, {ssrTemplate} from './plugins/intent-boot';
import leanStyles from './plugins/bundles/lean-styles';
import pageBoot from './plugins/page-boot';
import routeChunks from './plugins/bundles/chunks';

const environment = readEnvironment(process.env);

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
  beforeDefaultRemarkPlugins: [glossaryLinks],
  rehypePlugins: [showDrawings, highlightCode],
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
  rehypePlugins: [showDrawings, highlightCode],
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
  pages: {rehypePlugins: [showDrawings, highlightCode]},
  theme: {customCss: ['./src/css/custom.css', './src/css/utilities.css']},
  sitemap: {
    // The docs entry only leads on to a page that the sitemap has.
    ignorePatterns: ['/docs/', '/search/'],
    lastmod: 'date',
    changefreq: null,
    priority: null,
  },
  ...(environment.analyticsId && {
    gtag: {trackingID: environment.analyticsId, anonymizeIP: true},
  }),
} satisfies PresetOptions;

const navbar = {
  title: site.title,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  hideOnScroll: false,
  items: [
    {type: 'doc', docId: docsEntry, label: 'Docs', position: 'left'},
    {to: '/blog/', label: 'Blog', position: 'left'},
    {href: links.repository, label: 'GitHub', position: 'right'},
    {href: links.discord, label: 'Discord', position: 'right'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

const footer = {
  style: 'light',
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Tutorial', to: `/docs/${released.path}/${docsEntry}/`},
        {label: 'Topics', to: `/docs/${released.path}/topics/`},
        {label: 'API reference', to: `/docs/${released.path}/api/`},
        {label: 'Glossary', to: `/docs/${released.path}/glossary/`},
      ],
    },
    {
      title: 'Get help',
      items: [
        {label: 'Support and troubleshooting', to: `/docs/${released.path}/support/`},
        {label: 'Discord', href: links.discord},
        {label: 'Issues on GitHub', href: `${links.repository}/issues`},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: '/blog/'},
        {label: 'About this site', to: '/markdown-page/'},
        {label: 'Source on GitHub', href: links.repository},
      ],
    },
  ],
  copyright: `Copyright © ${site.copyrightYear} ${site.authors}.`,
} satisfies ThemeConfig['footer'];

const themeConfig = {
  image: 'img/social-card.png',
  // The size of every card: see plugins/finish/cards.
  metadata: [
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: site.title},
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {
    // A new id shows the bar again to readers who closed the previous one.
    id: 'v1alpha6-preview',
    content:
      'The next API version, v1alpha6, is documented ahead of its release: ' +
      `<a href="/docs/${unreleased.path}/">preview v1alpha6</a>.`,
    isCloseable: true,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  // The palettes stand in src/css/code.css; a theme here would only travel with every page.
  prism: {theme: {plain: {}, styles: []}, additionalLanguages},
  mermaid: {theme: {light: 'neutral', dark: 'dark'}},
} satisfies ThemeConfig;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.ico',
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: '/img/favicon.svg', type: 'image/svg+xml'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
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
  presets: [['classic', preset]],
  themes: ['@docusaurus/theme-mermaid'],
  clientModules: ['./src/client/bootFailure.tsx', './src/client/idlePrefetch.ts'],
  plugins: [
    homeData as PluginModule,
    pageBoot,
    intentBoot,
    noHighlighter,
    routeChunks,
    leanStyles,
    finish,
    // No address has moved yet; hosts redirect without the inline script that each entry here costs.
    ['@docusaurus/plugin-client-redirects', {redirects: []} satisfies RedirectOptions],
  ],
  themeConfig,
};

export default config;
