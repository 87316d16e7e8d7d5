/** A cache of parsed Markdown for the next build: reading a tree takes a fiftieth of the time of parsing. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';

const hash = (...texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex');

/** What a tree depends on besides its text: the installed packages and the site's configuration. */
export const hashSite = (siteDir: string) =>
  hash(
    ...['package-lock.json', 'docusaurus.config.ts'].map((file) =>
      readFileSync(path.join(siteDir, file), 'utf8'),
    ),
  );

const thisSite = hashSite(path.join(__dirname, '../..'));

/** The file in the cache for a page: `docs/b.mdx` → `node_modules/.cache/trees/docs/b.mdx.tree` */
export const cacheFile = (siteDir: string, page: string) =>
  // A page can be outside of the site's folder, but its tree must not.
  path.join(siteDir, 'node_modules/.cache/trees', `${page.replaceAll('..', '__')}.tree`);

/**
 * The tree of a text: from the cache, unless the text, the packages or the configuration have changed.
 *
 * @param syntax the extensions that parse it: a plugin of the configuration can add some that only the framework knows
 */
export function cachedTree(
  file: string,
  text: string,
  syntax: readonly unknown[] = [],
  parse: () => Root,
  site = thisSite,
): Root {
  const key = hash(site, String(syntax.length), text);
  try {
    const entry = deserialize(readFileSync(file)) as {key: string; tree: Root};
    if (entry.key === key) {
      return entry.tree;
    }
  } catch {
    // The first build has no file.
  }
  const tree = parse();
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    // A build can be interrupted or run next to another one, so the file is replaced as a whole.
    writeFileSync(`${file}.${process.pid}`, serialize({key, tree}));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next build parses again, for example if the disk is full or only readable.
  }
  return tree;
}
