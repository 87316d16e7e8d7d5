import {spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the copy takes over from this site; its pages are stubs, so that a build takes seconds. */
const copied = [
  'blog/authors.yml',
  'blog/tags.yml',
  'docs/tags.yml',
  'versioned_docs/version-v1alpha5/tags.yml',
  'config',
  'data',
  'docusaurus.config.ts',
  'lib',
  'package.json',
  'lib',
  'plugins',
  'sidebars.ts',
  'src/client',
  'src/components',
  'src/css',
  'src/pages/docs.tsx',
  'src/pages/search.module.css',
  'src/pages/search.tsx',
  'src/search',
  'src/docsLookup.ts',
  'src/structuredData.ts',
  'src/theme',
  'static/img',
  'tsconfig.json',
  'versioned_sidebars',
  'versions.json',
];

const description = 'A page of a small site that is built to see what the build says of it.';

/** A page in good order. */
export function stub(title: string, body = 'Text.'): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;
}

/** Every doc id that the sidebars, the navbar and the footer name. */
const pages = [
  'index',
  ...['overview', 'setup', 'hello-holos', 'helm-values', 'kustomize', 'cue', 'validators'].map(
    (id) => `tutorial/${id}`,
  ),
  ...['index', 'architecture', 'comparison', 'kargo', 'local-cluster', 'oci-helm-charts', 'private-helm'].map(
    (id) => `topics/${id}`,
  ),
  ...['index', 'environments', 'clusters'].map((id) => `topics/structures/${id}`),
  ...['index', 'argocd-application', 'flux-kustomization'].map((id) => `topics/gitops/${id}`),
  ...['index', 'author', 'core'].map((id) => `api/${id}`),
  'glossary',
  'support',
];

/** A small site with the real configuration, in a folder of its own. */
export class FixtureSite {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'fixture-site-'));

  constructor() {
    for (const entry of copied) {
      cpSync(entry, path.join(this.folder, entry), {recursive: true});
    }
    symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
    for (const folder of ['docs', 'versioned_docs/version-v1alpha5']) {
      pages.forEach((page) => this.write(`${folder}/${page}.mdx`, stub(page)));
    }
    this.write('src/pages/index.md', stub('Home', '# Home'));
    this.write('src/pages/markdown-page.md', stub('About', '# About'));
    this.write(
      'blog/2024-10-28-post/index.mdx',
      `---\nslug: post\ntitle: Post\ndescription: ${description}\nauthors: [holos]\ntags: [cue]\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n`,
    );
    // The home page of the copy quotes no tutorial.
    this.edit('docusaurus.config.ts', (text) => text.replace(/^ *homeData.*\n/m, ''));
    this.git('init', '-q');
    this.commit('Fixture');
  }

  /** Writes a file of the site. */
  write(file: string, text: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }

  /** Replaces the text of a file; an edit that changes nothing is a fault of the test. */
  edit(file: string, change: (text: string) => string): void {
    const target = path.join(this.folder, file);
    const before = readFileSync(target, 'utf8');
    const after = change(before);
    if (after === before) {
      throw new Error(`${file}: the edit changes nothing`);
    }
    writeFileSync(target, after);
  }

  /** Records all that was written, so that pages have dates. */
  commit(message: string): void {
    this.git('add', '--all');
    this.git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', message);
  }

  /** Builds the site for production; what the build says is the same without minifying. */
  build(env: NodeJS.ProcessEnv = {}): Promise<{status: number | null; output: string}> {
    return new Promise((resolve, reject) => {
      const child = spawn('node_modules/.bin/docusaurus', ['build', '--no-minify'], {
        cwd: this.folder,
        env: {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...env},
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      child.on('error', reject);
      child.on('close', (status) => resolve({status, output}));
    });
  }

  /** Removes the folder. */
  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }

  private git(...args: string[]): void {
    const {status, stderr} = spawnSync('git', args, {cwd: this.folder, encoding: 'utf8'});
    if (status !== 0) {
      throw new Error(`git ${args.join(' ')}: ${stderr}`);
    }
  }
}
