/** Hashes of all that affects the result of a page's run, except the tools. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {isExecuted} from '../../engine/fences';
import {memoizeFile, normalizeText} from '../../engine/files';
import {memoizeWeak} from '../../engine/memoizeWeak';
import type {CodeBlock} from './page';
import {type ExamplePage, type ExampleSite, resolveChain} from './site';

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The hash of a page's blocks, of the blocks of the pages that it starts from, and of the site's files that they use. */
export function hashBlocks(page: ExamplePage, site: ExampleSite): string {
  const chain = resolveChain(page);
  const blocks = chain.flatMap((each) => (each === page ? ownBlocks : formerBlocks)(each.blocks));
  return sha256(`[[${blocks.join()}],${JSON.stringify(siteFiles(chain, site))}]`);
}

/**
 * The hash of the blocks that need a cluster; undefined if the page has none. Edits elsewhere don't change it, because not every
 * writer has a cluster.
 */
export function hashCluster({blocks}: ExamplePage): string | undefined {
  const own = blocks.filter(({cluster}) => cluster);
  return own.length > 0
    ? sha256(JSON.stringify(own.map(({kind, status, body}) => [kind, status, body])))
    : undefined;
}

/** The parts of a page's blocks that affect results, each as JSON. A block for a cluster affects none. */
const ownBlocks = memoizeWeak((blocks: CodeBlock[]): string[] =>
  blocks
    .filter(({kind, cluster}) => !cluster && kind !== 'skip' && kind !== 'illustration')
    .map(({kind, title, status, replaces, body}) =>
      // If a fence names a status, the hash includes it; otherwise only whether the block fails.
      JSON.stringify([kind, title ?? '', status > 1 ? status : status === 1, replaces, body]),
    ),
);

/** Proofs affect only their own page. */
const formerBlocks = memoizeWeak((blocks: CodeBlock[]) =>
  ownBlocks(blocks.filter(({kind}) => kind !== 'proof')),
);

/** Addresses in a page's blocks that a run can load or write, without their final slashes and dots. */
const addressesIn = memoizeWeak((blocks: CodeBlock[]): string[] =>
  blocks
    .filter(({kind, cluster}) => !cluster && (isExecuted(kind) || kind === 'file'))
    .flatMap(({body}) => body.match(/https?:\/\/[\w.:-]+\/[\w./-]*/g) ?? [])
    .map((address) => address.replace(/[/.]+$/, '')),
);

const textOf = memoizeWeak((blocks: CodeBlock[]) => blocks.map(({body}) => body).join('\n'));

/**
 * The site's own files that the blocks name by address, each with its hash: `[['charts/a.tgz', '9f86…'], …]`. Of a chart repository, these
 * are the archives whose names and versions they have, so that a new chart changes no page.
 */
function siteFiles(pages: ExamplePage[], {root, options}: ExampleSite): string[][] {
  const folder = path.join(root, 'static');
  const base = `${options.address}/`;
  const names = (part: string) => pages.some(({blocks}) => textOf(blocks).includes(part));
  const addresses = new Set(pages.flatMap(({blocks}) => addressesIn(blocks)));
  const files = [...addresses]
    .flatMap((address) => (address.startsWith(base) ? filesAt(folder, address.slice(base.length)) : []))
    .filter((file) => {
      const [, name = '', version = ''] = /([^/]+)-(\d[^/]*)\.tgz$/.exec(file) ?? [];
      return names(name) && names(version) && !file.endsWith('/index.yaml');
    });
  return [...new Set(files)].sort().map((file) => [file, hashFile(path.join(folder, file))]);
}

/** The file at a path, or all files below a folder at it. */
function filesAt(folder: string, file: string): string[] {
  const found = file === '' ? undefined : statSync(path.join(folder, file), {throwIfNoEntry: false});
  if (found?.isDirectory()) {
    return readdirSync(path.join(folder, file)).flatMap((name) => filesAt(folder, `${file}/${name}`));
  }
  return found?.isFile() ? [file] : [];
}

export const hashFile = memoizeFile((file) => {
  const content = readFileSync(file);
  // A text has no NUL; a checkout may have changed the ends of its lines.
  return sha256(content.includes(0) ? content : normalizeText(content.toString()));
});
