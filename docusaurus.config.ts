import path from 'node:path';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import * as code from './config/code';
import {contentRules as rules} from './config/contentRules';
import {readEnvironment} from './config/environment';
import {examplesFor} from './config/examples';
import {footer} from './config/footer';
import {parseFrontMatter} from './config/frontMatter';
import {checkHistory} from './config/history';
import {iconTags} from './config/identity';
import {navbar} from './config/navbar';
import {analyticsService, copyOptions} from './config/publish';
import {quotes} from './config/quotes';
import {markEntries} from './config/reference';
import {searchOptions} from './config/search';
import {links as addresses, searchPage, site as facts} from './config/site';
import {released, unreleased, versions} from './config/versions';
import {withBase} from './plugins/engine/addresses';
import {type Capability, withCapabilities} from './plugins/engine/capability';
import {Name} from './plugins/engine/names';
import {codeBlocks} from './plugins/code/code-blocks';
import {figures} from './plugins/code/figures';
import {readableTables} from './plugins/code/readable-tables';
import {examples} from './plugins/examples';
import {finishedPages} from './plugins/publish/finished-pages';
import {inlineStyles} from './plugins/publish/inline-styles';
import {markdownCopies} from './plugins/publish/markdown-copies';
import {createFeedItems} from './plugins/publish/markdown-copies/feeds';
import {oneBuild} from './plugins/publish/one-build';
import {policy} from './plugins/publish/policy';
import {reproducible} from './plugins/publish/reproducible';
import {search} from './plugins/search';
import {router} from './plugins/shell/router';
import {staticFirst} from './plugins/shell/static-first';
import {contentRules} from './plugins/writing/content-rules';
import {declareIds, inlineReferences} from './plugins/writing/references';

const {analyticsId, baseUrl} = readEnvironment(process.env);

// From Node.js 25 on, it warns when it is read, and the framework reads all globals to render pages.
Reflect.deleteProperty(globalThis, 'localStorage');

/** An address under the base URL, for options that the framework doesn't prefix. */
const at = (path: string) => withBase(baseUrl, path);

const banners = {unreleased: 'unreleased', released: 'none', older: 'unmaintained'} as const;

/** The site without its capabilities. */
const site: Config = {
  title: facts.title,
  tagline: facts.tagline,
  url: facts.url,
  baseUrl,
  headTags: iconTags(at),
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  future: {experimental_faster: true},
  markdown: {
    parseFrontMatter,
    mermaid: true,
  },
  themes: ['@docusaurus/theme-mermaid'],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: addresses.edit,
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          onInlineTags: 'throw',
          lastVersion: released.name,
          versions: Object.fromEntries(
            versions.map(({name, label, path, status}) => [
              name,
              // Search engines otherwise lead to versions that nobody maintains.
              {label, path, banner: banners[status], noIndex: status === 'older'},
            ]),
          ),
        },
        blog: {
          blogDescription: `News and engineering notes from ${facts.authors}.`,
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: addresses.edit,
          showReadingTime: false,
          showLastUpdateTime: true,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {
            type: ['rss', 'atom', 'json'],
            createFeedItems,
            title: `${facts.title} blog`,
            description: `News and engineering notes from ${facts.authors}.`,
            copyright: `Copyright © ${facts.copyrightYear} ${facts.authors}`,
          },
        },
        theme: {customCss: ['./src/css/custom.css', './src/css/controls.css']},
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
  // The specification keeps this list empty. Each entry would add an inline script, so hosts redirect instead.
  plugins: [['@docusaurus/plugin-client-redirects', {redirects: []}]],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      {property: 'og:type', content: 'website'},
      // Reader views and clippers look for an author elsewhere on a page without it: `#author-package` would be one.
      {name: 'author', content: facts.authors},
      {property: 'og:site_name', content: facts.title},
      // The picture of the site and those of posts.
      {property: 'og:image:width', content: '1200'},
      {property: 'og:image:height', content: '630'},
      {property: 'og:image:alt', content: facts.headline},
    ],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    // After a change of the id, readers who closed the bar see it again.
    announcementBar: {
      id: `${unreleased.label}-preview`,
      content: `<a href="${at(`/docs/${unreleased.path}/`)}">Preview the next API version, ${unreleased.label}</a>`,
      isCloseable: true,
    },
    // The sidebar works before React starts, so `true` for one of these has no effect.
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
    // A theme of Prism would write `style` into the HTML, which the policy blocks.
    prism: {additionalLanguages: ['protobuf', 'cue', 'bash', 'diff', 'json'], theme: {plain: {}, styles: []}},
    // Narrow enough for a phone with four participants.
    mermaid: {
      theme: {light: 'neutral', dark: 'dark'},
      options: {sequence: {width: 100, actorMargin: 20, diagramMarginX: 4, diagramMarginY: 4, wrap: true}},
    },
  } satisfies ThemeConfig,
};

const executed = examples(__dirname, examplesFor(versions));

/**
 * What the site can do beyond the framework, in the order in which pages pass through: see ARCHITECTURE.md. To remove a
 * capability, delete its entry. The rules come before all of them, and the pass over finished pages after them.
 */
const capabilities: readonly Capability[] = [
  oneBuild(),
  figures(path.join(__dirname, 'src/components/Figure')),
  {name: 'references', markdown: () => ({before: [inlineReferences, declareIds]})},
  {name: 'reference', docs: () => ({remark: [markEntries]})},
  executed,
  readableTables(),
  codeBlocks({...code.codeBlocks, formerFiles: executed.filesBefore}),
  {name: 'quotes', markdown: () => ({before: [quotes]})},
  router(),
  markdownCopies(copyOptions),
  search(searchOptions),
  // Pages of a longer sidebar leave out closed categories, because each page would grow with all others.
  staticFirst({wholeSidebar: 100}),
  inlineStyles({
    added: ['output', `.${Name.Toast}`, `.${Name.VisuallyHidden}`, `.${Name.CodeCopied}`],
    later: /backToTopButton.*:(?:after|hover)/,
  }),
  reproducible(),
  // Last, because it allows what the edits of all others have written.
  policy({services: analyticsId ? analyticsService : {}}),
];

const checks = capabilities.flatMap((one) => one.checks?.({siteDir: __dirname, baseUrl}) ?? []);

export default withCapabilities(__dirname, site, [
  contentRules({...rules, checks: [checkHistory, ...checks]}),
  ...capabilities,
  finishedPages(capabilities),
]);
