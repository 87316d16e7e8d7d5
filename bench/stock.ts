/** A stock site: the classic preset with faster, as the framework delivers it, over pages of this site. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {links, site} from '../config/site';

/** Writes files below a folder. */
export function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Runs a program in a folder, and returns what it printed. */
export function run(folder: string, program: string, ...args: string[]): string {
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0'};
  return execFileSync(program, args, {cwd: folder, env, encoding: 'utf8', stdio: 'pipe'});
}

/** Links every package by itself, so that each site has a node_modules/.cache of its own. */
export function linkPackages(folder: string): void {
  const target = path.join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(target, name));
  }
}

/**
 * The configuration of a stock site, as the text of docusaurus.config.js.
 *
 * @param markdown options of the framework's Markdown, such as its format
 * @param preset options of the classic preset
 */
export function stockConfig(markdown: object, preset: object): string {
  const config = {
    title: site.title,
    url: site.url,
    baseUrl: '/',
    trailingSlash: true,
    onBrokenLinks: 'warn',
    onBrokenMarkdownLinks: 'warn',
    future: {experimental_faster: true},
    // The pages have diagrams, which the stock theme draws in the browser.
    markdown: {mermaid: true, ...markdown},
    themes: ['@docusaurus/theme-mermaid'],
    presets: [['classic', preset]],
    themeConfig: {
      prism: {additionalLanguages: ['bash', 'cue', 'json', 'yaml', 'diff', 'protobuf']},
      navbar: {
        title: site.title,
        items: [
          {type: 'docSidebar', sidebarId: 'doc', label: 'Docs'},
          {href: links.repository, label: 'GitHub', position: 'right'},
          {href: links.discord, label: 'Discord', position: 'right'},
        ],
      },
      footer: {copyright: `© ${site.copyrightYear} ${site.authors}`},
    },
  };
  return `module.exports = ${JSON.stringify(config, null, 2)};\n`;
}
