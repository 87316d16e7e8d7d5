/** The framework's classic preset over the text: its own looks, and what the pages of this site need of it. */
import {version} from '@docusaurus/core/package.json';
import {links, site} from '../../config/site';
import {linkPackages} from '../sites';
import type {Generator} from './build';
import {root, sidebars} from './text';

const config = {
  title: site.title,
  url: site.url,
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {experimental_faster: true},
  // The pages have diagrams, which the stock theme draws in the browser.
  markdown: {format: 'md', mermaid: true},
  themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {docs: {routeBasePath: root, sidebarPath: './sidebars.json'}, blog: false}]],
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

export const stock: Generator = {
  files: {
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config, null, 2)};\n`,
    'sidebars.json': JSON.stringify(sidebars),
    'package.json': JSON.stringify({
      private: true,
      dependencies: {'@docusaurus/core': version},
    }),
  },
  pages: 'docs',
  output: 'build',
  install: linkPackages,
  command: () => ['node_modules/.bin/docusaurus', 'build'],
  nameOf: () => `Docusaurus ${version}, stock`,
};
