/** Builds the peers from the same text: the framework as it comes, Starlight, and HTML with nothing else. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {site} from '../../config/site';
import {starlight} from './starlight';
import {stock} from './stock';
import {measured, sourceOf, type Copy} from './text';

/** How a peer is made. */
export interface Generator {
  /** Its files but the pages, by their paths. */
  files: Record<string, string>;
  /** Where its pages go. */
  pages: string;
  /** Where its build is. */
  output: string;
  /** Brings its packages into the folder. */
  install(folder: string): void;
  /** Program and arguments that build it, for the folder that has its packages. */
  command(folder: string): readonly [string, ...string[]];
  /** What it is and in which version, of the packages that the folder has. */
  nameOf(folder: string): string;
}

/** A site that was built. */
export interface Peer {
  label: string;
  folder: string;
}

/** Writes files below a folder. */
function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Builds a peer in a folder, unless it was built there from the same files. */
function make(folder: string, generator: Generator, copies: readonly Copy[]): Peer {
  const files = {
    ...generator.files,
    ...Object.fromEntries(
      copies.map((copy) => [path.join(generator.pages, `${copy.id}.md`), sourceOf(copy)]),
    ),
  };
  const made = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const stamp = path.join(folder, 'made-of.txt');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
    rmSync(folder, {recursive: true, force: true});
    write(folder, files);
    generator.install(folder);
    const [program, ...args] = generator.command(folder);
    execFileSync(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1'},
    });
    writeFileSync(stamp, made);
  }
  return {label: generator.nameOf(folder), folder: path.join(folder, generator.output)};
}

/** The text of the measured page of a stock build, as HTML without a style, a script or a picture. */
function bareOf(stockBuild: string): string {
  const page = load(readFileSync(path.join(stockBuild, measured, 'index.html')));
  const article = page('.theme-doc-markdown');
  article.find('button, svg, .hash-link').remove();
  article.find('code br').replaceWith('\n');
  article.find('span, div').each((_, element) => {
    page(element).replaceWith(page(element).contents());
  });
  article.find('*').each((_, element) => {
    if (element.type === 'tag') {
      const {href, id} = element.attribs;
      element.attribs = {...(href ? {href} : {}), ...(id ? {id} : {})};
    }
  });
  const title = `<title>${page('h1').text()} | ${site.title}</title>`;
  const viewport = '<meta name="viewport" content="width=device-width">';
  // An icon of no bytes: the browser would ask for one.
  const icon = '<link rel="icon" href="data:,">';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${viewport}${title}${icon}</head><body>${article.html()}</body></html>`;
}

/**
 * Builds all peers that the folder does not have yet.
 *
 * @param copies the text
 * @param folder where each peer has a folder of its own
 * @throws Error when a build or an installation fails
 */
export function buildPeers(copies: readonly Copy[], folder: string): {bare: Peer; others: Peer[]} {
  const stockPeer = make(path.join(folder, 'stock'), stock, copies);
  const starlightPeer = make(path.join(folder, 'starlight'), starlight, copies);
  const bare = path.join(folder, 'bare');
  write(path.join(bare, measured), {'index.html': bareOf(stockPeer.folder)});
  return {bare: {label: 'bare HTML', folder: bare}, others: [stockPeer, starlightPeer]};
}
