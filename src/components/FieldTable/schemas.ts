import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PackageName, Schema} from '@site/lib/schema';

/** The bundler's own function for importing all files of a folder (https://webpack.js.org/guides/dependency-management/). */
interface BundlerRequire {
  context(folder: string, recursive: boolean, pattern: RegExp): (name: string) => unknown;
}

// One file for each documented version: a new version needs no change here.
const read = (require as unknown as BundlerRequire).context('@site/data/schema', false, /\.json$/);

/**
 * The schema of a version of the docs.
 *
 * @throws Error when data/schema/ has none
 */
function schemaOf(version: string): Schema {
  try {
    return read(`./${version}.json`) as Schema;
  } catch {
    throw new Error(`data/schema/${version}.json is missing; run: npm run schema`);
  }
}

/** The schema of the version that the page belongs to. */
export function useSchema(): Schema {
  const {label} = useDocsVersion();
  return schemaOf(label);
}

/** Address of a package's reference page within this version; nothing for the page being read. */
export function usePages(current: PackageName): (target: PackageName) => string {
  const {pluginId} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(pluginId);
  return (target) => {
    if (target === current) {
      return '';
    }
    const page = activeVersion?.docs.find(({id}) => id === `api/${target}`);
    if (!page) {
      throw new Error(`this docs version has no page api/${target}`);
    }
    return page.path;
  };
}
