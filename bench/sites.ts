/** Copies of the site to measure: this site, and a stock one over the same pages; each with caches of its own. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {versions} from '../config/versions';
import {writePages} from './pages';

export const kinds = ['ours', 'stock'] as const;

/** This site, or the classic preset as the framework delivers it. */
export type Kind = (typeof kinds)[number];

/** What a copy leaves out: generated files, and folders that are no part of a site. */
const omitted = new Set(['build', 'node_modules', '.docusaurus', '.git', 'test-results', 'screenshots']);

/** The stock site: the classic preset with the same contents, and nothing of this site's own. */
const stockConfig = `
export default {
  title: 'Holos',
  url: 'https://holos.run',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  future: {experimental_faster: true},
  markdown: {mermaid: true},
  themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {
    docs: {
      sidebarPath: './sidebars.ts',
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
      versions: ${JSON.stringify(Object.fromEntries(versions.map(({name, label, path}) => [name, {label, path}])))},
    },
    blog: {onUntruncatedBlogPosts: 'ignore'},
    theme: {customCss: './src/css/custom.css'},
  }]],
  themeConfig: {
    prism: {additionalLanguages: ['bash', 'cue', 'json', 'yaml', 'diff', 'protobuf']},
    navbar: {title: 'Holos', items: [{type: 'docsVersionDropdown', position: 'right'}]},
  },
};
`;

/** The pages use these components without an import, so the stock site has to know them, too. */
const stockComponents = `
import Original from '@theme-original/MDXComponents';
import Cards from '@site/src/components/Cards';
import FileTree from '@site/src/components/FileTree';
import Steps from '@site/src/components/Steps';
import VersionList from '@site/src/components/VersionList';
import VersionStatus from '@site/src/components/VersionStatus';

export default {...Original, Cards, FileTree, Steps, VersionList, VersionStatus};
`;

/** Links to every package instead of one link to all, so that the bundlers' caches stay apart. */
export function linkPackages(folder: string): void {
  const target = path.join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(target, name));
  }
}

function makeStock(folder: string): void {
  for (const own of ['src/theme', 'src/pages/index.tsx', 'src/pages/docs.tsx', 'src/pages/search.tsx']) {
    rmSync(path.join(folder, own), {recursive: true});
  }
  mkdirSync(path.join(folder, 'src/theme'));
  writeFileSync(path.join(folder, 'src/theme/MDXComponents.tsx'), stockComponents);
  writeFileSync(path.join(folder, 'src/pages/index.md'), '# Holos\n');
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), stockConfig);
}

/** A site in a folder of its own, under Git, since the dates of pages come from there. */
export class Site {
  /** Holds the site and the temporary files of its builds. */
  private readonly root: string;
  readonly folder: string;

  /** @param pages number of generated pages in each version of the docs, beside the real ones */
  constructor(
    readonly kind: Kind,
    pages = 0,
  ) {
    this.root = mkdtempSync(path.join(os.tmpdir(), `bench-${kind}-`));
    this.folder = path.join(this.root, 'site');
    mkdirSync(this.temporary);
    cpSync('.', this.folder, {
      recursive: true,
      filter: (source) => source === '.' || !omitted.has(source.split(path.sep)[0] ?? ''),
    });
    linkPackages(this.folder);
    if (kind === 'stock') {
      makeStock(this.folder);
    }
    if (pages > 0) {
      writePages(this.folder, pages);
    }
    for (const command of [
      ['init', '-q'],
      ['add', '--all'],
      ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'Bench'],
    ]) {
      execFileSync('git', command, {cwd: this.folder});
    }
  }

  /** The loader of TypeScript keeps its results in the folder for temporary files. */
  get environment(): NodeJS.ProcessEnv {
    return {...process.env, TMPDIR: this.temporary, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'};
  }

  /** Number of pages that were built. */
  countPages(): number {
    const files = readdirSync(path.join(this.folder, 'build'), {recursive: true});
    return files.filter((file) => String(file).endsWith('.html')).length;
  }

  /** Removes the built site, and with `caches` also all that makes the next build faster. */
  clear({caches}: {caches: boolean}): void {
    const folders = ['build', ...(caches ? ['.docusaurus', 'node_modules/.cache'] : [])];
    folders.forEach((folder) => rmSync(path.join(this.folder, folder), {recursive: true, force: true}));
    if (caches) {
      rmSync(this.temporary, {recursive: true});
      mkdirSync(this.temporary);
    }
  }

  remove(): void {
    rmSync(this.root, {recursive: true, force: true});
  }

  private get temporary(): string {
    return path.join(this.root, 'tmp');
  }
}
