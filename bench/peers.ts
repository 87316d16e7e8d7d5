/**
 * Measures a tutorial page on an emulated phone beside the same text in a stock site and in Starlight, which are built
 * from the Markdown copies of build/. Needs the npm registry for Starlight.
 * Usage, after npm run build: npx tsx bench/peers.ts [ROUNDS], by default five.
 */
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {links, site} from '../config/site';
import {released} from '../config/versions';
import {findFullChromium} from '../plugins/kit/chromium';
import {load, median, serve, type Load} from './load';
import {linkPackages, run, stockConfig, write} from './stock';

const root = `docs/${released.path}`;
const page = `/${root}/tutorial/hello-holos/`;

type Entry = string | {label: string; collapsed?: boolean; link?: {id: string}; items: Entry[]};

const sidebars = JSON.parse(
  readFileSync(`versioned_sidebars/version-${released.name}-sidebars.json`, 'utf8'),
) as {doc: Entry[]};

/** The Markdown copies of the released docs as sources of another generator, by their paths below `folder`. */
function readCopies(folder: string): Record<string, string> {
  const copies = path.join('build', root);
  const files = readdirSync(copies, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?:^|\/)index\.md$/.test(file),
  );
  const parents = new Set(files.map((file) => path.dirname(path.dirname(file))));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(path.join(copies, file), 'utf8');
      // Title, description, the line with edition and address, text.
      const [, title, description, body] = /^# (.+)\n\n> (.+)\n\n.+\n\n([^]*)$/.exec(text) ?? [];
      if (body === undefined) {
        throw new Error(`${file} is not a Markdown copy as this program expects it`);
      }
      const front = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
      const directory = path.dirname(file);
      const name = directory === '.' || parents.has(directory) ? file : `${directory}.md`;
      return [`${folder}/${name}`, front + body.replaceAll(`](${site.url}/`, '](/')];
    }),
  );
}

function buildStock(folder: string): string {
  const docs = {routeBasePath: root, sidebarPath: './sidebars.json'};
  write(folder, {
    'docusaurus.config.js': stockConfig({format: 'md'}, {docs, blog: false}),
    'sidebars.json': JSON.stringify(sidebars),
    'package.json': JSON.stringify({private: true}),
    ...readCopies('docs'),
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

function buildStarlight(folder: string): string {
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
    ...readCopies(`src/content/docs/${root}`),
  });
  run(folder, 'npm', 'install', '--no-audit', '--loglevel=error', '--ignore-scripts');
  run(folder, `node_modules/${node}/bin/node`, 'node_modules/astro/bin/astro.mjs', 'build');
  return path.join(folder, 'dist');
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-peers-'));
  const browser = await chromium.launch({
    executablePath: findFullChromium(),
    // No host but this machine is reached; Playwright's own interception would switch the cache off.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--no-sandbox'],
  });
  try {
    const sites = [
      {label: 'this site', build: 'build'},
      {label: 'Docusaurus, stock', build: buildStock(path.join(folder, 'stock'))},
      {label: 'Starlight', build: buildStarlight(path.join(folder, 'starlight'))},
    ];
    const served = await Promise.all(
      sites.map(async ({label, build}) => ({label, loads: [] as Load[], ...(await serve(build))})),
    );
    for (let round = 0; round < Number(process.argv[2] ?? 5); round++) {
      for (const {origin, loads} of served) {
        loads.push(await load(browser, origin + page));
      }
    }
    const columns = Object.keys(served[0]?.loads[0] ?? {}) as (keyof Load)[];
    console.log(`| Site | ${columns.join(' | ')} |\n|---${'|---'.repeat(columns.length)}|`);
    for (const {label, loads, stop} of served) {
      const cells = columns.map((column) => median(loads.map((one) => one[column])).toFixed());
      console.log(`| ${[label, ...cells].join(' | ')} |`);
      stop();
    }
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true, force: true});
  }
}

void main();
