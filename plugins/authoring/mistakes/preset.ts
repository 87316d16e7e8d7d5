import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginModule, PluginOptions, Preset} from '@docusaurus/types';
import {stops, type Check} from './stops';

/** Folders whose mistakes keep a plugin of the framework from reading its content. */
const contentOf: Record<string, RegExp> = {
  'plugin-content-docs': /^(?:docs|versioned_docs|versioned_sidebars|sidebars\.ts)\b/,
  'plugin-content-blog': /^blog\//,
  'plugin-content-pages': /^src\/pages\//,
};

interface FrameworkPlugin {
  default: (context: LoadContext, options: PluginOptions) => Promise<Awaited<ReturnType<PluginModule>>>;
  validateOptions?: PluginModule['validateOptions'];
}

/**
 * Wraps a plugin of the framework: while its content has a mistake, the preview goes on with the content before it.
 * The framework would stumble over the mistake, print why, and have each of its plugins stumble, too.
 */
function patient(module: FrameworkPlugin, own: RegExp, check: Check): PluginModule {
  const plugin: PluginModule = async (context, options) => {
    const original = await module.default(context, options as PluginOptions);
    if (!original?.loadContent) {
      return original;
    }
    let last: unknown;
    const stumbles = () =>
      last !== undefined &&
      check().findings.some((finding) => stops('development')(finding) && own.test(finding.file));
    return {
      ...original,
      async loadContent() {
        if (stumbles()) {
          return last;
        }
        try {
          last = await original.loadContent?.();
        } catch (error) {
          // The mistake may have been saved after the check, while the framework read.
          if (!stumbles()) {
            throw error;
          }
        }
        return last;
      },
    };
  };
  plugin.validateOptions = module.validateOptions;
  return plugin;
}

/** The framework's preset, whose plugins wait in the preview until mistakes are mended. */
export default function preset(context: LoadContext, {check, ...options}: Options & {check: Check}): Preset {
  const {themes, plugins = []} = classic(context, options);
  if (process.env.NODE_ENV !== 'development') {
    return {themes, plugins};
  }
  return {
    themes,
    plugins: plugins.map((entry) => {
      const [source, own] = (Array.isArray(entry) ? entry : [entry]) as [string, PluginOptions];
      const content = Object.entries(contentOf).find(([name]) => String(source).includes(`/${name}/`))?.[1];
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- the preset names its plugins by their files
      return content ? [patient(require(source) as FrameworkPlugin, content, check), own] : entry;
    }),
  };
}
