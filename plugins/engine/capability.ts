/**
 * What the site can do beyond the framework: one object a capability, and one entry of the list in docusaurus.config.ts.
 * To remove a capability is to delete its entry.
 */
import path from 'node:path';
import type {Config, HtmlTagObject, LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Pluggable} from 'unified';
import type {ContentCheck} from './content';
import {normalizeText} from './files';
import type {FinishedPage, FinishedSite} from './finishedPage';
import {inlineScript} from './inlineScript';
import {setFormat} from './sourcePage';

/** The site that has the capabilities. */
export interface Site {
  /** Absolute path of its folder. */
  siteDir: string;
  /** `/`, or `/preview/12/`. */
  baseUrl: string;
}

/** Plugins of unified, by the place where the framework takes them. */
export interface MarkdownPlugins {
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
  /** Changes the configuration, where the framework has no other place for it. */
  configure?(config: Config): Config;
  /** For docs, posts and pages. */
  markdown?(site: Site): MarkdownPlugins;
  /** For docs only, after those of `markdown`. */
  docs?(site: Site): MarkdownPlugins;
  /** Checks of the sources, which `content-rules` runs. */
  checks?(site: Site): readonly ContentCheck[];
  /** Styles and scripts of all pages: absolute paths. */
  client?: readonly string[];
  /** A script that runs at the end of each page, before React: an absolute path. It's bundled and minified. */
  script?: string;
  /** Folder of components of the theme: an absolute path. */
  theme?: string;
  /** Metadata of all pages, by name. */
  metas?: Readonly<Record<string, string>>;
  /** Data for its components, which they read with `usePluginData(name)`. */
  data?: object | string;
  /** What else a plugin of the framework does. `all` are the capabilities of the site. */
  plugin?(context: LoadContext, all: readonly Capability[]): Omit<Plugin, 'name'>;
  /**
   * Reads or edits each page of the finished build; `finished-pages` calls it, in the order of the list. It can collect data, but
   * must not keep the trees. A plain error stops the build with the name of the capability and the page.
   */
  page?(page: FinishedPage): void | Promise<void>;
  /** Called for each page after `page` of all, for work that depends on others' edits, such as hashes. */
  lastly?(page: FinishedPage): void | Promise<void>;
  /** Called after all pages are written, in the order of the list. */
  site?(site: FinishedSite): void | Promise<void>;
}

/** What a capability with one of the last three slots needs. */
const needsOfPages = {'finished-pages': 'it reads or edits finished pages'};

/** The first need that no capability of the list meets: `policy needs static-first: menus have styles` */
export function missingNeed(all: readonly Capability[]): string | undefined {
  const names = new Set(all.map(({name}) => name));
  const missing = all.flatMap(({name, needs, page, lastly, site}) =>
    Object.entries({...(page || lastly || site ? needsOfPages : {}), ...needs})
      .filter(([needed]) => !names.has(needed))
      .map(([needed, reason]) => `${name} needs ${needed}: ${reason}`),
  );
  return missing[0];
}

const metaTag = ([name, content]: [string, string]): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name, content},
});

/** The plugin of the framework for a capability. */
function createPlugin(capability: Capability, all: readonly Capability[]): PluginConfig {
  const {name, client = [], script, theme, metas = {}, data, plugin} = capability;
  return (context: LoadContext): Plugin => {
    const own = plugin?.(context, all) ?? {};
    let bundle: string | undefined;
    return {
      ...own,
      name,
      ...(theme && {getThemePath: () => theme}),
      getClientModules: () => [...client, ...(own.getClientModules?.() ?? [])],
      getPathsToWatch: () => [...(script ? [script] : []), ...(own.getPathsToWatch?.() ?? [])],
      async loadContent() {
        bundle = script && (await inlineScript(script));
        return own.loadContent?.();
      },
      async contentLoaded(args) {
        if (data !== undefined) {
          args.actions.setGlobalData(data);
        }
        await own.contentLoaded?.(args);
      },
      injectHtmlTags(args) {
        const tags = own.injectHtmlTags?.(args) ?? {};
        const scripts = bundle ? [{tagName: 'script', innerHTML: bundle}] : [];
        return {
          ...tags,
          headTags: [...Object.entries(metas).map(metaTag), ...[tags.headTags ?? []].flat()],
          postBodyTags: [...scripts, ...[tags.postBodyTags ?? []].flat()],
        };
      },
    };
  };
}

type ContentOptions = Partial<
  Record<'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins', Pluggable[]>
>;

/** Adds Markdown plugins to the options of a plugin for docs, posts or pages. */
function addMarkdown(options: ContentOptions, added: readonly MarkdownPlugins[]): ContentOptions {
  return {
    ...options,
    beforeDefaultRemarkPlugins: [
      ...(options.beforeDefaultRemarkPlugins ?? []),
      ...added.flatMap(({before = []}) => before),
    ],
    remarkPlugins: [...(options.remarkPlugins ?? []), ...added.flatMap(({remark = []}) => remark)],
    rehypePlugins: [...(options.rehypePlugins ?? []), ...added.flatMap(({rehype = []}) => rehype)],
  };
}

/**
 * The styles of controls that capabilities share. An option `clientModules` would do, but the framework sends its configuration, with the
 * path of this folder, to every browser.
 */
const sharedStyles = (): Plugin => ({
  name: 'shared-styles',
  getClientModules: () => [path.join(__dirname, 'controls.css')],
});

type Preset = [string, Record<string, ContentOptions | false>];

/** The content plugins of the classic preset. A site can have further instances of them. */
const contentPlugins = ['docs', 'blog', 'pages'] as const;

/**
 * A configuration with the classic preset to which capabilities are added.
 *
 * @param siteDir absolute path of the site's folder
 * @throws an error that names an entry which lacks another one, or a second language
 */
export function withCapabilities(siteDir: string, base: Config, all: readonly Capability[]): Config {
  const missing = missingNeed(all);
  if (missing !== undefined) {
    throw new Error(missing);
  }
  const second = base.i18n?.locales?.find((locale) => locale !== base.i18n?.defaultLocale);
  if (second !== undefined) {
    throw new Error(
      `i18n.locales: ${second}: rules, links and the search know one language; publish another one as a site of its own`,
    );
  }
  const config = all.reduce((done, capability) => capability.configure?.(done) ?? done, base);
  setFormat(siteDir, config.markdown?.format);
  const site: Site = {siteDir, baseUrl: config.baseUrl};
  const shared = all.map((one) => ({
    everywhere: one.markdown?.(site) ?? {},
    inDocs: one.docs?.(site) ?? {},
  }));
  const markdown = {
    docs: shared.flatMap(({everywhere, inDocs}) => [everywhere, inDocs]),
    blog: shared.map(({everywhere}) => everywhere),
    pages: shared.map(({everywhere}) => everywhere),
  };
  function extendPreset([name, options]: Preset): Preset {
    const read = contentPlugins.filter((kind) => options[kind] !== false);
    const extended = read.map((kind) => [kind, addMarkdown(options[kind] || {}, markdown[kind])]);
    return [name, {...options, ...Object.fromEntries(extended)}];
  }
  function extendPlugin(plugin: PluginConfig): PluginConfig {
    const [name, options] = Array.isArray(plugin) ? plugin : [];
    const kind = contentPlugins.find((one) => name === `@docusaurus/plugin-content-${one}`);
    return kind ? [name as string, addMarkdown(options as ContentOptions, markdown[kind])] : plugin;
  }
  return {
    ...config,
    markdown: {
      ...config.markdown,
      preprocessor({fileContent, ...page}) {
        const text = normalizeText(fileContent);
        return config.markdown?.preprocessor?.({...page, fileContent: text}) ?? text;
      },
    },
    presets: ((config.presets ?? []) as Preset[]).map(extendPreset),
    plugins: [
      sharedStyles,
      ...((config.plugins ?? []) as PluginConfig[]).map(extendPlugin),
      ...all.map((one) => createPlugin(one, all)),
    ],
  };
}
