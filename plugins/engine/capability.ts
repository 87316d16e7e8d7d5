/**
 * What the site can do beyond the framework: one object a capability, and one entry of the list in docusaurus.config.ts.
 * To remove a capability is to delete its entry.
 */
import type {Config, LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Pluggable} from 'unified';
import type {ContentCheck} from './content';
import type {FinishedPage, FinishedSite} from './finishedPage';
import {inlineScript} from './inlineScript';
import type {MagicComments} from './magicComments';
import {preprocess} from './markdown';

interface Site {
  /** Absolute path of its folder. */
  siteDir: string;
  /** `/`, or `/preview/12/`. */
  baseUrl: string;
  /** The theme's options for code. */
  prism?: {additionalLanguages?: string[]; magicComments?: MagicComments};
}

/** Plugins of unified, by the place where the framework takes them. */
interface MarkdownPlugins {
  /** Before the framework's own remark plugins. */
  before?: readonly Pluggable[];
  remark?: readonly Pluggable[];
  rehype?: readonly Pluggable[];
}

/** All slots but the name are optional. The order of the list is that of Markdown plugins, checks and finished pages alike. */
export interface Capability {
  name: string;
  /** Functions have this property: a capability that the list names, but doesn't call, is an error of types. */
  call?: never;
  /** The capabilities that it needs, with the reason: a site without one doesn't start. */
  needs?: Readonly<Record<string, string>>;
  /** For docs, posts and pages. */
  markdown?(site: Site): MarkdownPlugins;
  /** For docs only, after those of `markdown`. */
  docs?(site: Site): MarkdownPlugins;
  /** Checks of the sources, which `content-rules` runs. */
  checks?(site: Site): readonly ContentCheck[];
  /** Styles and scripts of all pages: absolute paths. */
  client?: readonly string[];
  /** A script that runs at the end of each page, before React: an absolute path. It's bundled and minified once, at the start. */
  script?: string;
  /** Folder of components of the theme: an absolute path. */
  theme?: string;
  /** What else a plugin of the framework does. */
  plugin?(context: LoadContext): Omit<Plugin, 'name'> | Promise<Omit<Plugin, 'name'>>;
  /**
   * Reads or edits each page of the finished build; `finished-pages` calls it, in the order of the list. It can collect data, but
   * must not keep the trees. A plain error stops the build with the name of the capability and the page.
   */
  page?(page: FinishedPage): void | Promise<void>;
  /** Called after all pages are written, in the order of the list. */
  site?(site: FinishedSite): void | Promise<void>;
}

/** Throws an error for a capability that needs another one: `policy needs static-first: menus have styles` */
function refuseMissing(all: readonly Capability[]): void {
  const names = all.map(({name}) => name);
  for (const {name, needs = {}} of all) {
    const [needed, reason] = Object.entries(needs).find(([one]) => !names.includes(one)) ?? [];
    if (needed) {
      throw new Error(`${name} needs ${needed}: ${reason}`);
    }
  }
}

function createPlugin({name, client = [], script, theme, plugin}: Capability): PluginConfig {
  return async (context: LoadContext): Promise<Plugin> => {
    const base = (await plugin?.(context)) ?? {};
    const scripts = script ? [{tagName: 'script', innerHTML: await inlineScript(script)}] : [];
    return {
      ...base,
      name,
      ...(theme && {getThemePath: () => theme}),
      getClientModules: () => [...client],
      injectHtmlTags(args) {
        const tags = base.injectHtmlTags?.(args) ?? {};
        return {...tags, postBodyTags: [...scripts, ...[tags.postBodyTags ?? []].flat()]};
      },
    };
  };
}

const markdownOptions = (plugins: readonly MarkdownPlugins[]) => ({
  beforeDefaultRemarkPlugins: plugins.flatMap(({before = []}) => before),
  remarkPlugins: plugins.flatMap(({remark = []}) => remark),
  rehypePlugins: plugins.flatMap(({rehype = []}) => rehype),
});

type ClassicPreset = [name: string, options: Record<'docs' | 'blog' | 'pages', object>];

/**
 * A configuration with the classic preset to which capabilities are added.
 *
 * @param siteDir absolute path of the site's folder
 * @throws an error that names a capability which lacks another one
 */
export function withCapabilities(siteDir: string, config: Config, all: readonly Capability[]): Config {
  refuseMissing(all);
  const site: Site = {siteDir, baseUrl: config.baseUrl, prism: config.themeConfig?.prism as Site['prism']};
  const everywhere = all.map((one) => one.markdown?.(site) ?? {});
  const inDocs = all.flatMap((one, index) => [everywhere[index] ?? {}, one.docs?.(site) ?? {}]);
  const [[preset, options]] = config.presets as [ClassicPreset];
  return {
    ...config,
    markdown: {...config.markdown, preprocessor: ({fileContent}) => preprocess(fileContent)},
    presets: [
      [
        preset,
        {
          ...options,
          docs: {...options.docs, ...markdownOptions(inDocs)},
          blog: {...options.blog, ...markdownOptions(everywhere)},
          pages: {...options.pages, ...markdownOptions(everywhere)},
        },
      ],
    ],
    plugins: [...(config.plugins ?? []), ...all.map(createPlugin)],
  };
}
