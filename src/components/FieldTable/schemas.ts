import type {Schema} from '@site/lib/schema';

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
export function schemaOf(version: string): Schema {
  try {
    return read(`./${version}.json`) as Schema;
  } catch {
    throw new Error(`data/schema/${version}.json is missing; run: npm run schema`);
  }
}
