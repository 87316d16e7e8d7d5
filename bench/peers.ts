/**
 * Measures a tutorial page on an emulated phone beside the same text as bare HTML, in a stock site and in Starlight,
 * which are built from the Markdown copies of build/. Needs the npm registry for Starlight.
 * Usage, after npm run build: npx tsx bench/peers.ts [--rounds=N] [LABEL=FOLDER…], by default five rounds and now=build.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {load as parse} from 'cheerio';
import {links, site} from '../config/site';
import {released} from '../config/versions';
import {findFullChromium} from '../plugins/kit/chromium';
import {load, median, serve, type Load} from './load';
import {linkPackages, stockConfig, write} from './stock';

const root = `docs/${released.path}`;
const page = `/${root}/tutorial/hello-holos/`;

type Entry = string | {label: string; collapsed?: boolean; link?: {id: string}; items: Entry[]};

const sidebars = JSON.parse(
  readFileSync(`versioned_sidebars/version-${released.name}-sidebars.json`, 'utf8'),
) as {doc: Entry[]};

/** The Markdown copies of the released docs as sources of another generator, by their paths. */
function readCopies(build: string): Record<string, string> {
  const folder = path.join(build, root);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?:^|\/)index\.md$/.test(file),
  );
  const parents = new Set(files.map((file) => path.dirname(path.dirname(file))));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      // Title, description, the line with edition and address, text.
      const [, title, description, body] = /^# (.+)\n\n> (.+)\n\n.+\n\n([^]*)$/.exec(text) ?? [];
      if (body === undefined) {
        throw new Error(`${file} is not a Markdown copy as this program expects it`);
      }
      const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
      const directory = path.dirname(file);
      const name = directory === '.' || parents.has(directory) ? file : `${directory}.md`;
      return [name, front + body.replaceAll(`](${site.url}/`, '](/')];
    }),
  );
}

const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [path.join(folder, name), text]));

function run(folder: string, program: string, ...args: string[]): void {
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1'};
  execFileSync(program, args, {cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit']});
}

function buildStock(folder: string, copies: Record<string, string>): string {
  write(folder, {
    'docusaurus.config.js': stockConfig(
      {format: 'md'},
      {docs: {routeBasePath: root, sidebarPath: './sidebars.json'}, blog: false},
    ),
    'sidebars.json': JSON.stringify(sidebars),
    'package.json': JSON.stringify({private: true}),
    ...below('docs', copies),
  });
  linkPackages(folder);
  run(folder, 'node_modules/.bin/docusaurus', 'build');
  return path.join(folder, 'build');
}

/** An entry of the sidebar for Starlight, whose groups have no page: it becomes their first entry. */
function starlightEntry(entry: Entry): object {
  const slug = (id: string) => ({slug: `${root}/${id}`.replace(/\/index$/, '')});
  if (typeof entry === 'string') {
    return slug(entry);
  }
  const {label, collapsed = true, link, items} = entry;
  return {label, collapsed, items: [...(link ? [slug(link.id)] : []), ...items.map(starlightEntry)]};
}

/** Astro 7 needs Node.js 22.12, which comes as a package. */
const node = `node-${process.platform}-${process.arch}`;

function buildStarlight(folder: string, copies: Record<string, string>): string {
  const options = {
    title: site.title,
    social: [
      {icon: 'github', label: 'GitHub', href: links.repository},
      {icon: 'discord', label: 'Discord', href: links.discord},
    ],
    sidebar: sidebars.doc.map(starlightEntry),
  };
  write(folder, {
    'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({site: '${site.url}', trailingSlash: 'always', integrations: [starlight(${JSON.stringify(options)})]});
`,
    'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {'@astrojs/starlight': '0.42.4', astro: '7.3.5', [node]: '22.23.3'},
    }),
    ...below(`src/content/docs/${root}`, copies),
  });
  run(folder, 'npm', 'install', '--no-audit', '--loglevel=error', '--ignore-scripts');
  run(folder, `node_modules/${node}/bin/node`, 'node_modules/astro/bin/astro.mjs', 'build');
  return path.join(folder, 'dist');
}

/** The text of the page out of the stock build, without styles, scripts and pictures. */
function writeBare(folder: string, stock: string): string {
  const html = parse(readFileSync(path.join(stock, page, 'index.html')));
  const article = html('.theme-doc-markdown');
  article.find('button, svg, .hash-link').remove();
  article.find('code br').replaceWith('\n');
  article.find('span, div').each((_, element) => void html(element).replaceWith(html(element).contents()));
  article.find('*').each((_, element) => {
    const {href, id} = html(element).attr() ?? {};
    Object.assign(element, {attribs: {...(href ? {href} : {}), ...(id ? {id} : {})}});
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html('h1').text()}</title><link rel="icon" href="data:,">`;
  write(path.join(folder, page), {
    'index.html': `<!doctype html><html lang="en"><head>${head}</head><body>${article.html()}</body></html>`,
  });
  return folder;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {rounds: {type: 'string', default: '5'}},
  });
  const own = (positionals.length > 0 ? positionals : ['now=build']).map((argument) => argument.split('='));
  const folder = path.join(os.tmpdir(), 'bench-peers');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder);
  const copies = readCopies(own[0]?.[1] ?? 'build');
  const stock = buildStock(path.join(folder, 'stock'), copies);
  const sites: [string, string][] = [
    ['bare HTML', writeBare(path.join(folder, 'bare'), stock)],
    ...own.map(([label, build = '']): [string, string] => [`this site, ${label}`, build]),
    ['Docusaurus, stock', stock],
    ['Starlight', buildStarlight(path.join(folder, 'starlight'), copies)],
  ];
  const served = await Promise.all(
    sites.map(async ([label, build]) => ({label, loads: [] as Load[], ...(await serve(build))})),
  );
  const browser = await chromium.launch({
    executablePath: findFullChromium(),
    // No host but this machine is reached; Playwright's own interception would switch the cache off.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--no-sandbox'],
  });
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const {origin, loads} of served) {
        loads.push(await load(browser, origin + page));
      }
    }
  } finally {
    await browser.close();
    served.forEach(({stop}) => stop());
  }
  const columns = Object.keys(served[0]?.loads[0] ?? {}) as (keyof Load)[];
  console.log(`| Site | ${columns.join(' | ')} |\n|---${'|---'.repeat(columns.length)}|`);
  for (const {label, loads} of served) {
    const cells = columns.map((column) => median(loads.map((one) => one[column])).toFixed());
    console.log(`| ${[label, ...cells].join(' | ')} |`);
  }
}

void main();
