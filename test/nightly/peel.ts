/**
 * Builds the site without each of its plugins, as somebody would who doesn't want that plugin: its lines in
 * docusaurus.config.ts are deleted, and what TypeScript then reports. The build must succeed, or stop with a sentence that
 * names the plugin that needs it (`plugins/publish/policy needs plugins/shell/static-first: …`), and the README of that plugin must say so.
 *
 * Usage: npx tsx test/nightly/peel.ts [PLUGIN…]
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {siteDir} from '../../config/pages';
import {CopiedSite} from '../support/copiedSite';
import type {Outcome} from '../support/program';
import {withoutPlugin} from './withoutPlugin';

const config = 'docusaurus.config.ts';

/** The plugins that the configuration imports, in its order. */
function pluginsOf(): string[] {
  const imports = readFileSync(path.join(siteDir, config), 'utf8').matchAll(/ from '\.\/plugins\/([\w-]+)/g);
  const names = Array.from(imports, ([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'kit');
}

/** The first message of a build that stopped. */
function messageOf(output: string): string {
  const [, message = output] = stripVTControlCharacters(output).split(/^\[ERROR\] /m);
  return message.trim().split('\n').slice(0, 3).join(' ');
}

/** @returns what is wrong with the way in which the build ended */
function problemOf(plugin: string, {status, output}: Outcome): string | undefined {
  if (status === 0) {
    return undefined;
  }
  const readme = (name: string) => readFileSync(path.join(siteDir, 'plugins', name, 'README.md'), 'utf8');
  const needing = new RegExp(`plugins/([\\w-]+) needs plugins/${plugin}\\b`).exec(output)?.[1];
  // A page can import data that the plugin generates; then the bundler names the module.
  const [named] = new RegExp(`@generated/${plugin}/`).exec(output) ?? [];
  const [promise, promising] =
    needing === undefined ? [named, plugin] : [`(../${plugin}/README.md)`, needing];
  if (promise === undefined) {
    return 'no sentence names the plugin that needs it';
  }
  return readme(promising).includes(promise) ? undefined : `plugins/${promising}/README.md doesn't say so`;
}

async function main(chosen: readonly string[]): Promise<void> {
  const site = new CopiedSite();
  site.commit('The site');
  const original = readFileSync(path.join(site.folder, config), 'utf8');
  console.log('| Plugin | Without it | Fault |\n|---|---|---|');
  for (const plugin of chosen.length > 0 ? chosen : pluginsOf()) {
    site.write(config, original);
    site.write(config, withoutPlugin(site.folder, plugin));
    const outcome = await site.run('docusaurus', ['build'], {NODE_ENV: 'production'});
    const problem = problemOf(plugin, outcome);
    const result = outcome.status === 0 ? 'builds' : `stops: ${messageOf(outcome.output)}`;
    console.log(`| ${plugin} | ${result} | ${problem ?? ''} |`);
    if (problem !== undefined) {
      process.exitCode = 1;
    }
  }
  site.remove();
}

void main(process.argv.slice(2));
