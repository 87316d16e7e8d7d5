import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcementBar} from './config/announcement';
import {readEnvironment} from './config/environment';
import {footer} from './config/footer';
import {createFrontMatterParser} from './config/frontMatter';
import {iconTags} from './config/identity';
import {markMessages} from './config/messages';
import {navbar} from './config/navbar';
import * as options from './config/options';
import {pages} from './config/pages';
import {links as addresses, searchPage, site} from './config/site';
import {released, versions} from './config/versions';
import {withBase} from './plugins/engine/addresses';
import {agentSkills} from './plugins/publish/agent-skill';
import {cards, imageOf} from './plugins/publish/cards';
import codeBlocks, {codeProps, highlightCode, linkBlock} from './plugins/code/code-blocks';
import contentRules from './plugins/writing/content-rules';
import drawnDiagrams, {
  checkDiagrams,
  diagramSource,
  drawingStyles,
  showDrawings,
} from './plugins/code/drawn-diagrams';
import emBreakpoints from './plugins/shell/em-breakpoints';
import examples from './plugins/examples';
import {contentChecks} from './plugins/examples/content';
import {normalize} from './plugins/examples/compare';
import {countExecuted} from './plugins/examples/count';
import {dropProofs} from './plugins/examples/dropProofs';
import {relationsIn} from './plugins/examples/lock';
import {filesBefore} from './plugins/examples/pages';
import finishedPages from './plugins/publish/finished-pages';
import glossaryLinks, {checkTerms} from './plugins/writing/glossary-links';
import hovercards, {hovercardFiles, linkNames} from './plugins/code/hovercards';
import homeData from './plugins/examples/home-data';
import {inlineStyles} from './plugins/publish/inline-styles';
import keptTrees from './plugins/writing/kept-trees';
import licenses from './plugins/publish/licenses';
import fileLinks, {links} from './plugins/publish/links';
import litLines, {relateLines, relateQuotes} from './plugins/code/lit-lines';
import {createFeedItems, markdownCopies} from './plugins/publish/markdown-copies';
import {checkPolicy, policy} from './plugins/publish/policy';
import tableStyles, {readableTables} from './plugins/code/readable-tables';
import readingPlace from './plugins/shell/reading-place';
import reference, {checkReference, referenceNames, referenceTables} from './plugins/reference';
import search, {searchIndex} from './plugins/search';
import staticFirst, {redirectWithoutScript, startReact} from './plugins/shell/static-first';
import tabs, {checkTabs} from './plugins/shell/tabs';
import versionDifferences, {comparePages} from './plugins/publish/version-differences';
import {checkCharts} from './tools/charts/check';

const {analyticsId, baseUrl} = readEnvironment(process.env);

/** An address under the base URL, for options that the framework doesn't prefix. */
const at = (path: string) => withBase(baseUrl, path);

const exampleOptions = options.examplesFor(versions);

const banners = {unreleased: 'unreleased', released: 'none', older: 'unmaintained'} as const;

const related = {siteDir: __dirname, relations: relationsIn(__dirname, exampleOptions)};

const keepTrees = keptTrees({siteDir: __dirname});

const diagrams = showDrawings(options.diagrams);

const rehypePlugins = [
  highlightCode({...options.codeBlocks, formerFiles: filesBefore(__dirname, exampleOptions)}),
  readableTables({answers: {yes: 'answer-yes', no: 'answer-no', partly: 'answer-partly'}}),
  linkNames({
    baseUrl,
    addressesOf: referenceNames(options.reference, options.names),
    skip: options.glossary.skip,
    linkBlock,
  }),
];

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl,
  headTags: iconTags(at),
  titleDelimiter: '|',
  trailingSlash: true,
  noIndex: false,
  baseUrlIssueBanner: true,
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
  markdown: {
    parseFrontMatter: createFrontMatterParser({imageOf: imageOf((file) => pages.of(file)?.card)}),
  },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: addresses.edit,
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          sidebarCollapsible: true,
          onInlineTags: 'throw',
          lastVersion: released.name,
          versions: Object.fromEntries(
            versions.map(({name, label, path, status}) => [
              name,
              // The banner already names the version.
              {label, path, banner: banners[status]},
            ]),
          ),
          beforeDefaultRemarkPlugins: [keepTrees, dropProofs, diagrams, glossaryLinks(options.glossary)],
          remarkPlugins: [relateLines(related), referenceTables(options.reference), markMessages],
          rehypePlugins,
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription: `News and engineering notes from ${site.authors}.`,
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: addresses.edit,
          showReadingTime: false,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {
            type: ['rss', 'atom', 'json'],
            createFeedItems,
            title: `${site.title} blog`,
            description: `News and engineering notes from ${site.authors}.`,
            copyright: `Copyright © ${site.copyrightYear} ${site.authors}`,
          },
          beforeDefaultRemarkPlugins: [keepTrees, diagrams],
          rehypePlugins,
        },
        pages: {beforeDefaultRemarkPlugins: [keepTrees, diagrams], rehypePlugins},
        theme: {customCss: './src/css/custom.css'},
        sitemap: {
          // The docs entry redirects to a page that is already in the sitemap.
          ignorePatterns: ['/docs/', searchPage].map(at),
          lastmod: 'date',
          changefreq: null,
          priority: null,
        },
        ...(analyticsId && {gtag: {trackingID: analyticsId, anonymizeIP: true}}),
      } satisfies PresetOptions,
    ],
  ],
  themes: ['@docusaurus/theme-mermaid', drawnDiagrams(options.diagrams)],
  clientModules: ['leaving', 'bootFailure', 'pageView', 'arrival', 'viewTransition'].map(
    (name) => `./plugins/shell/router/${name}.ts`,
  ),
  plugins: [
    contentRules({
      ...options.contentRules,
      checks: [
        ...contentChecks(exampleOptions),
        checkDiagrams(options.diagrams),
        checkReference(options.reference),
        checkCharts,
        checkPolicy({services: options.analyticsService}),
        checkTabs,
        checkTerms(options.glossaryCheck),
      ],
    }),
    examples(exampleOptions),
    homeData({
      quotes: options.quotes,
      highlight: (text, language, meta, about) => codeProps(text, language, meta, options.codeBlocks, about),
      about: relateQuotes(related),
      texts: options.texts,
      facts: (texts) => ({...options.readFacts(texts), executed: countExecuted(__dirname, exampleOptions)}),
    }),
    reference(options.reference),
    tableStyles,
    emBreakpoints,
    // The loader would look for a configuration of PostCSS above each stylesheet, which takes half a second of a build.
    () => ({name: 'one-postcss', configurePostCss: (options) => ({...options, config: false})}),
    readingPlace({category: 'Tutorial', before: 1}),
    search(options.search),
    staticFirst,
    codeBlocks,
    litLines,
    tabs,
    hovercards(options.hovercards),
    fileLinks,
    versionDifferences,
    licenses,
    finishedPages({
      steps: [
        markdownCopies({...options.markdownCopies, diagramSource: diagramSource(options.diagrams)}),
        comparePages({normalize: (line) => normalize(line, exampleOptions.output)}),
        agentSkills(options.agentSkills),
        searchIndex(options.searchIndex),
        hovercardFiles(options.hovercards),
        cards(options.cards),
        redirectWithoutScript(),
        startReact(),
        inlineStyles({added: ['output', '.toast', '.visually-hidden', '.code-copied']}),
        policy({
          services: analyticsId ? options.analyticsService : {},
          styles: drawingStyles(options.diagrams),
        }),
        links({
          generated: ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/sitemap.xml'],
        }),
      ],
    }),
    // The specification keeps this list empty. Each entry would add an inline script, so hosts redirect instead.
    ['@docusaurus/plugin-client-redirects', {redirects: []}],
  ],
  themeConfig: {
    // The step `cards` draws it.
    image: options.cards.site.file.slice(1),
    metadata: [
      {property: 'og:type', content: 'website'},
      {property: 'og:site_name', content: site.title},
      // The size of every picture for link previews.
      {property: 'og:image:width', content: '1200'},
      {property: 'og:image:height', content: '630'},
    ],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: announcementBar(at),
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
    // plugins/code/code-blocks has the colors. A theme here would write inline styles, which the policy blocks.
    prism: {theme: {plain: {}, styles: []}, additionalLanguages: options.languages},
    mermaid: {theme: options.diagrams.themes},
  } satisfies ThemeConfig,
};

export default config;
