/** The two sites whose builds are timed: this one, and a stock one over the same pages. */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {versions} from '../config/versions';
import {linkPackages, stockConfig, write} from './stock';

export const kinds = ['ours', 'stock'] as const;
export type Kind = (typeof kinds)[number];

/** Content, the whole of what a stock site takes from this one. */
const content = /^(?:docs|versioned_docs|versioned_sidebars|blog|static)\/|^(?:sidebars\.ts|versions\.json)$/;

/** Replaces what a stock site lacks: components become their children. */
function makeStock(folder: string): void {
  const components = new Set<string>();
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.mdx?$/.test(name),
  )) {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    [...text.matchAll(/<([A-Z]\w+)/g)].forEach(([, name = '']) => components.add(name));
    writeFileSync(target, text.replace(/^import .* from '@(?:site|theme)\/.*';$/gm, ''));
  }
  const stubs = [...components].map((name) => `${name}: ({children}) => children ?? null`);
  const labels = Object.fromEntries(versions.map(({name, label, path}) => [name, {label, path}]));
  const docs = {
    sidebarPath: './sidebars.ts',
    showLastUpdateAuthor: true,
    showLastUpdateTime: true,
    versions: labels,
  };
  write(folder, {
    'docusaurus.config.js': stockConfig({}, {docs, blog: {onUntruncatedBlogPosts: 'ignore'}}),
    'package.json': JSON.stringify({private: true}),
    'src/pages/index.md': '# Home\n',
    'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents';\nexport default {...Original, ${stubs.join(', ')}};\n`,
  });
}

/** A site in a temporary folder, committed, because pages show dates from Git. */
export class Site {
  private readonly root: string;
  readonly folder: string;
  /** The environment of a build, whose temporary files are its own. */
  readonly env: NodeJS.ProcessEnv;

  constructor(readonly kind: Kind) {
    this.root = mkdtempSync(path.join(os.tmpdir(), `bench-${kind}-`));
    this.folder = path.join(this.root, 'site');
    this.env = {
      ...process.env,
      TMPDIR: path.join(this.root, 'tmp'),
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
    };
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    for (const file of listed.trim().split('\n')) {
      if (existsSync(file) && (kind === 'ours' || content.test(file))) {
        cpSync(file, path.join(this.folder, file));
      }
    }
    linkPackages(this.folder);
    if (kind === 'stock') {
      makeStock(this.folder);
    }
    const git = (...args: string[]) => execFileSync('git', args, {cwd: this.folder});
    git('init', '--quiet');
    git('add', '--all');
    git('config', 'user.name', 'Bench');
    git('config', 'user.email', 'bench@example.com');
    git('commit', '--quiet', '--message=Bench');
  }

  /** Removes the built site and, for a cold build, everything that makes the next build faster. */
  clear(state: 'cold' | 'warm'): void {
    const caches = ['.docusaurus', 'node_modules/.cache', '../tmp'];
    for (const name of ['build', ...(state === 'cold' ? caches : [])]) {
      rmSync(path.join(this.folder, name), {recursive: true, force: true});
    }
    mkdirSync(path.join(this.root, 'tmp'), {recursive: true});
  }

  /** Number of HTML files of the last build. */
  countPages(): number {
    const files = readdirSync(path.join(this.folder, 'build'), {recursive: true, encoding: 'utf8'});
    return files.filter((file) => file.endsWith('.html')).length;
  }

  remove(): void {
    rmSync(this.root, {recursive: true, force: true});
  }
}
