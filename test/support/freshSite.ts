/** A new classic site, as `create-docusaurus` makes it, with the capabilities that plugins/README.md adds to one. */
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

const readme = fs.readFileSync(path.join(pluginsDir, 'README.md'), 'utf8');

const withoutIndent = (text: string) => text.replace(/^ {3}/gm, '');

/** The packages that the README installs: `['minisearch@7', …]` */
const installs = Array.from(readme.matchAll(/^ *npm install (.*)$/gm), ([, names = '']) =>
  names.split(' '),
).flat();

/** The configuration that the README shows. */
const [, block = ''] = /^ *```ts\n([^]*?)^ *```/m.exec(readme) ?? [];
const configuration = withoutIndent(block);

/** The names in the configuration's list, in its order: `codeBlocks({` → `codeBlocks` */
export const listed = Array.from(configuration.matchAll(/^ {2}(\w+)(?:\(|,)/gm), ([, name = '']) => name);

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

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

interface Choice {
  /** Whether the site has `@docusaurus/faster`, the framework's own option for shorter builds; else webpack builds it. */
  isFaster?: boolean;
  /** Changes the README's configuration. */
  change?: (configuration: string) => string;
}

export class FreshSite {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fresh-site-'));
  private server?: Server;

  constructor({isFaster = false, change = (text) => text}: Choice = {}) {
    for (const template of ['shared', 'classic-typescript']) {
      fs.cpSync(path.join(templates, template), this.folder, {recursive: true});
    }
    fs.renameSync(path.join(this.folder, 'docusaurus.config.ts'), path.join(this.folder, 'site.config.ts'));
    const faster = isFaster ? ['@docusaurus/faster'] : [];
    ['.bin', ...stockPackages(), ...faster, ...installs.map(nameOf)].forEach((name) => this.link(name));
    fs.cpSync(pluginsDir, path.join(this.folder, 'plugins'), {
      recursive: true,
      filter: (file) => !/\.test\.ts$|\/fixture$|\/upstream$/.test(file),
    });
    const future = `{...site, future: {experimental_faster: ${isFaster}}, `;
    this.write('docusaurus.config.ts', change(configuration).replace('{...site, ', future));
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
