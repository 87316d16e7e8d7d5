/** The sites that are compared: a copy of this one, and the stock classic preset with the same pages. */
import {execFileSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../config/pages';
import {unreleased, versions} from '../config/versions';

const contentFolders = ['docs', 'versioned_docs', 'blog'];

const dates = {GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z'};
const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];

function commit(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: folder, env: {...process.env, ...dates}});
  git('add', '--all');
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'Pages of the comparison');
}

/** Hard links: a copy of the packages without their space. The caches of the bundler aren't among them. */
function linkPackages(folder: string): void {
  const target = path.join(folder, 'node_modules');
  execFileSync('cp', ['-al', path.join(siteDir, 'node_modules'), target]);
  execFileSync('rm', ['-rf', path.join(target, '.cache')]);
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

/** A page without commands: half a screen of text, a table, a list and a file. */
function pageText(number: number): string {
  const section = (part: number) => `
## Part ${part} of page ${number}

The component number ${number}-${part} renders a Deployment and a Service. The platform lists it once, and each cluster applies
its manifest from a directory of its own. Change the value, render the platform, and review the difference.

| Field | Value |
|---|---|
| \`name\` | \`component-${number}-${part}\` |
| \`replicas\` | ${part} |

- Commit the manifest together with the value.
- Review what the change does on every cluster.

\`\`\`yaml
apiVersion: v1
kind: Service
metadata:
  name: component-${number}-${part}
spec:
  ports:
    - port: ${8000 + number}
\`\`\`
`;
  return `---
title: Component ${number}
description: A page of the comparison about component ${number}, its fields, its manifest, and its change.
displayed_sidebar: doc
pagination_prev: null
pagination_next: null
---

This page describes component ${number}.
${[1, 2, 3, 4].map(section).join('')}`;
}

/** Adds pages to each version of the docs until it has the number. */
function addPages(folder: string, wanted: number): void {
  for (const version of versions) {
    const present = readdirSync(path.join(folder, version.folder), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.mdx')).length;
    for (let number = present + 1; number <= wanted; number++) {
      write(folder, `${version.folder}/bench/component-${number}.mdx`, pageText(number));
    }
  }
}

/** A copy of the last commit of this site. @param pages docs pages in each version, at least */
export function copySite(folder: string, pages: number): void {
  execFileSync('git', ['clone', '--quiet', siteDir, folder]);
  linkPackages(folder);
  addPages(folder, pages);
  commit(folder);
}

/** The files of pages, and the names and modules that they use. */
function usedIn(folder: string): {components: Set<string>; modules: Map<string, Set<string>>} {
  const components = new Set<string>();
  const modules = new Map<string, Set<string>>();
  for (const content of contentFolders) {
    for (const file of readdirSync(path.join(folder, content), {recursive: true, encoding: 'utf8'})) {
      const text = file.endsWith('.mdx') ? readFileSync(path.join(folder, content, file), 'utf8') : '';
      for (const [, name = ''] of text.matchAll(/<([A-Z][A-Za-z]+)/g)) {
        components.add(name);
      }
      for (const [, whole, named = '', source = ''] of text.matchAll(
        /^import (?:(\w+)|\{([^}]*)\}) from '@site\/([^']+)'/gm,
      )) {
        const names = modules.get(source) ?? new Set();
        (whole ? ['default'] : named.split(',').map((name) => name.trim())).forEach((name) =>
          names.add(name),
        );
        modules.set(source, names);
      }
    }
  }
  return {components, modules};
}

const childrenOnly = "import React from 'react';\nconst Children = ({children}) => <div>{children}</div>;\n";

/** The stock classic preset over the pages of a copy; components and modules of this site render their children. */
export function createStock(folder: string, copy: string): void {
  mkdirSync(folder, {recursive: true});
  for (const name of [...contentFolders, 'static', 'versioned_sidebars', 'versions.json', 'sidebars.ts']) {
    cpSync(path.join(copy, name), path.join(folder, name), {recursive: true});
  }
  const {components, modules} = usedIn(folder);
  const entries = [...components].map((name) => `${name}: Children`).join(', ');
  write(
    folder,
    'src/theme/MDXComponents.js',
    `${childrenOnly}import Original from '@theme-original/MDXComponents';\nexport default {...Original, ${entries}};\n`,
  );
  for (const [source, names] of modules) {
    const exported = [...names].map((name) =>
      name === 'default' ? 'export default Children;' : `export const ${name} = Children;`,
    );
    if (!existsSync(path.join(folder, source))) {
      const file = path.extname(source) ? source : `${source}.js`;
      write(folder, file, `${childrenOnly}${exported.join('\n')}\n`);
    }
  }
  write(folder, 'package.json', '{"name": "stock", "private": true}\n');
  write(
    folder,
    'docusaurus.config.js',
    `const {themes} = require('prism-react-renderer');
module.exports = {
  title: 'Holos',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {experimental_faster: true},
  markdown: {mermaid: true},
  themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {
    docs: {sidebarPath: './sidebars.ts', lastVersion: require('./versions.json')[0], versions: {current: {path: '${unreleased.path}'}}},
    blog: {onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore', onInlineTags: 'ignore'},
  }]],
  themeConfig: {
    navbar: {title: 'Holos', items: [{type: 'docsVersionDropdown'}]},
    prism: {theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['protobuf', 'cue', 'bash', 'diff', 'json']},
  },
};
`,
  );
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
  appendFileSync(path.join(folder, '.gitignore'), 'node_modules\nbuild\n.docusaurus\n');
  commit(folder);
  linkPackages(folder);
}
