/** A new classic site, as `create-docusaurus` makes it. Plugins are added by what their READMEs say and by nothing else. */
import fs from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {type Outcome, runProgram} from './program';

const packages = path.join(siteDir, 'node_modules');
const templates = path.join(packages, 'create-docusaurus/templates');
const pluginsDir = path.join(siteDir, 'plugins');

const readmeOf = (plugin: string) => fs.readFileSync(path.join(pluginsDir, plugin, 'README.md'), 'utf8');

/** The plugin that runs the steps of the others. */
const STEPS = 'finished-pages';

/** What a README says under *Add it*. */
export interface Instructions {
  /** Packages to install, such as `minisearch@7`. */
  installs: string[];
  /** Other plugins that it needs. */
  needs: string[];
  /** Its lines for the configuration: imports and constants, and members of an object. */
  imports: string;
  members: string;
}

/** `npm install a@1` → `installs: ['a@1']`; a block of `ts` → `imports` above the first member, and `members`. */
export function instructionsOf(plugin: string): Instructions {
  const [, section = ''] = /^## Add it\n([^]*?)(?=^## |(?![^]))/m.exec(readmeOf(plugin)) ?? [];
  const [, lines = ''] = /^```ts\n([^]*?)^```/m.exec(section) ?? [];
  const first = lines.search(/^\w+: /m);
  const [, needs = ''] = /^Needs (.*)\.$/m.exec(section) ?? [];
  return {
    installs: Array.from(section.matchAll(/^npm install (.*)$/gm), ([, names = '']) =>
      names.split(' '),
    ).flat(),
    needs: Array.from(needs.matchAll(/\[([\w-]+)\]/g), ([, name = '']) => name),
    imports: first < 0 ? lines : lines.slice(0, first),
    members: first < 0 ? '' : lines.slice(first),
  };
}

/** The plugins that plugins/README.md lists as general, in the order of its table. */
export function generalPlugins(): string[] {
  const [, table = ''] =
    /^## For any site\n([^]*?)^## /m.exec(fs.readFileSync(path.join(pluginsDir, 'README.md'), 'utf8')) ?? [];
  return Array.from(table.matchAll(/^\| \[([\w-]+)\]/gm), ([, name = '']) => name);
}

/** These plugins with those that they need, in the order of plugins/README.md; `kit` has no lines. */
function withNeeds(plugins: readonly string[]): string[] {
  const all = new Set(plugins);
  for (const plugin of all) {
    instructionsOf(plugin).needs.forEach((need) => all.add(need));
  }
  return ['kit', ...generalPlugins()].filter((plugin) => all.has(plugin));
}

/** `minisearch@7` → `minisearch`; `@mdx-js/react@3` → `@mdx-js/react` */
const nameOf = (install: string) => install.replace(/(?<=.)@.*/, '');

const read = (file: string) => fs.readFileSync(file, 'utf8');

const dependenciesOf = (folder: string) =>
  JSON.parse(read(path.join(folder, 'package.json'))) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string> | undefined
  >;

/** Packages that the template installs, and the framework's own ones below them. */
function stockPackages(): string[] {
  const {dependencies, devDependencies} = dependenciesOf(path.join(templates, 'classic-typescript'));
  const all = new Set(Object.keys({...dependencies, ...devDependencies}));
  for (const name of all) {
    const below = Object.keys(dependenciesOf(path.join(packages, name)).dependencies ?? {});
    below.filter((one) => one.startsWith('@docusaurus/')).forEach((one) => all.add(one));
  }
  return [...all];
}

const linesOf = (plugins: readonly string[]) => `${plugins
  .map((plugin, index) => `import lines${index} from './${plugin}.lines';`)
  .join('\n')}

const all: any[] = [${plugins.map((_, index) => `lines${index}`).join(', ')}];
const listOf = (name: string) => all.flatMap((lines) => lines[name] ?? []);
`;

/**
 * Merges the lines of all READMEs into the template's configuration.
 *
 * @param isFaster whether Rspack builds the site instead of webpack
 */
const configuration = (plugins: readonly string[], isFaster: boolean) => `import stock from './stock.config';
${linesOf(plugins)}
/** The stock options of a part of the preset and those of the lines; lists are joined. */
const preset = (name: string) =>
  all.reduce((options, {[name]: own = {}}) => {
    const lists = Object.keys(own).filter((key) => Array.isArray(own[key]));
    const joined = Object.fromEntries(lists.map((key) => [key, [...(options[key] ?? []), ...own[key]]]));
    return {...options, ...own, ...joined};
  }, (stock.presets as any)[0][1][name] ?? {});
const names = ['docs', 'blog', 'pages', 'theme'];
const top = all.map(({docs, blog, pages, steps, plugins, themes, themeConfig, ...rest}) => rest);

export default {
  ...stock,
  ...Object.assign({}, ...top),
  future: {...stock.future, experimental_faster: ${isFaster}},
  presets: [['classic', Object.fromEntries(names.map((name) => [name, preset(name)]))]],
  themes: listOf('themes'),
  plugins: listOf('plugins'),
  themeConfig: Object.assign({}, stock.themeConfig, ...listOf('themeConfig')),
};
`;

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export class FreshSite {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fresh-site-'));
  readonly plugins: string[];
  private server?: Server;

  /**
   * @param plugins the names of folders of `plugins/`; those that they need are added, too
   * @param isFaster whether the site has `@docusaurus/faster`, the framework's own option for shorter builds
   */
  constructor(plugins: readonly string[], {isFaster = false} = {}) {
    this.plugins = withNeeds(plugins);
    for (const template of ['shared', 'classic-typescript']) {
      fs.cpSync(path.join(templates, template), this.folder, {recursive: true});
    }
    fs.renameSync(path.join(this.folder, 'docusaurus.config.ts'), path.join(this.folder, 'stock.config.ts'));
    const installs = this.plugins.flatMap((plugin) => instructionsOf(plugin).installs);
    const faster = isFaster ? ['@docusaurus/faster'] : [];
    ['.bin', ...stockPackages(), ...faster, ...installs.map(nameOf)].forEach((name) => this.link(name));
    for (const plugin of this.plugins) {
      const own = path.join(pluginsDir, plugin);
      fs.cpSync(own, path.join(this.folder, 'plugins', plugin), {
        recursive: true,
        filter: (file) => !/\.test\.ts$|\/fixture$/.test(file),
      });
      const {imports, members} = instructionsOf(plugin);
      this.write(`${plugin}.lines.ts`, `${imports}\nexport default {\n${members}};\n`);
    }
    const listed = this.plugins.filter((plugin) => plugin !== 'kit');
    this.write('docusaurus.config.ts', configuration(listed, isFaster));
    if (listed.includes(STEPS)) {
      const others = listed.filter((plugin) => plugin !== STEPS);
      this.write('steps.ts', `${linesOf(others)}\nexport default listOf('steps');\n`);
      this.edit(
        `${STEPS}.lines.ts`,
        (text) => `import steps from './steps';\n${text.replace('{steps: []}', '{steps}')}`,
      );
    }
  }

  write(file: string, text: string): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }

  edit(file: string, change: (text: string) => string): void {
    this.write(file, change(read(path.join(this.folder, file))));
  }

  private link(name: string): void {
    const target = path.join(this.folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.rmSync(target, {force: true});
    fs.symlinkSync(path.join(packages, name), target);
  }

  /** Runs a command of the framework. */
  run(...args: string[]): Promise<Outcome> {
    return runProgram(this.folder, 'docusaurus', args);
  }

  /** Serves the build, and returns its origin. */
  async serve(): Promise<string> {
    const build = path.join(this.folder, 'build');
    this.server = createServer(({url = '/'}, response) => {
      const pathname = decodeURIComponent(new URL(url, 'http://host').pathname).replace(/\/$/, '/index.html');
      const file = path.join(build, pathname);
      const isFound = fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
      response.writeHead(isFound ? 200 : 404, {
        'content-type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      });
      response.end(isFound ? fs.readFileSync(file) : 'not found');
    });
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Stops the server and removes the folder. */
  remove(): void {
    this.server?.closeAllConnections();
    this.server?.close();
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
