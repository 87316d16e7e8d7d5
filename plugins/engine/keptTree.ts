/** Trees of parsed Markdown, kept for the next build: reading a tree takes a fiftieth of the time that parsing takes. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';
import {perObject} from './perObject';

/** A processor of unified whose plugins are all there; they add the extensions of the syntax to its data. */
interface Parser {
  data(): unknown;
}

/** A tree, with all that it depends on. */
interface Kept {
  basis: string;
  text: string;
  tree: Root;
}

const names = [
  ...['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'],
  ...['ts', 'js', 'mjs', 'cjs', 'mts', 'cts'].map((ending) => `docusaurus.config.${ending}`),
];

/** The locks and the configuration in a folder and in those around it, because a site can be a workspace of a larger repository. */
function filesAround(folder: string): string[] {
  const own = names.map((name) => path.join(folder, name)).filter((file) => existsSync(file));
  const outer = path.dirname(folder);
  return outer === folder ? own : [...own, ...filesAround(outer)];
}

/** Data as text: functions by their code, and each object once, because extensions of a syntax may refer to each other. */
export function describe(data: unknown): string {
  const seen = new Set<unknown>();
  return JSON.stringify(data, (_key, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'bigint') {
      return String(value);
    }
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) {
        return 'above';
      }
      seen.add(value);
    }
    return value;
  });
}

/**
 * The hash of all that a tree depends on, except its text: the installed packages, the extensions of the syntax, and the
 * site's configuration, because the code of an extension doesn't show its options.
 */
const basisOf = perObject((parser: Parser): string => {
  const hash = createHash('sha256').update(process.version);
  filesAround(__dirname).forEach((file) => hash.update(readFileSync(file)));
  return hash.update(describe(parser.data())).digest('hex');
});

function read(file: string): Kept | undefined {
  try {
    return deserialize(readFileSync(file)) as Kept;
  } catch {
    return undefined;
  }
}

/** A build can be interrupted or run next to another one, so the file is replaced as a whole. */
function write(file: string, kept: Kept): void {
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(`${file}.${process.pid}`, serialize(kept));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next build parses again, for example if the disk is full or only readable.
  }
}

/** Where the tree of a page is kept: `a`, `docs/b.mdx` → `node_modules/.cache/a/docs/b.mdx.tree` */
export const keptFile = (siteDir: string, folder: string, page: string) =>
  // A page can be outside of the site's folder, but its tree must not.
  path.join(siteDir, 'node_modules/.cache', folder, `${page.replaceAll('..', '__')}.tree`);

/** The tree of a text: the one in the file, if it's of the same text and parser; otherwise it's parsed and kept there. */
export function keptTree(file: string, parser: Parser, text: string, parse: () => Root): Root {
  const basis = basisOf(parser);
  const kept = read(file);
  if (kept?.text === text && kept.basis === basis) {
    return kept.tree;
  }
  const tree = parse();
  write(file, {basis, text, tree});
  return tree;
}
