import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pages, siteDir} from '../../config/pages';
import {BLOG} from '../../config/site';
import {TestFolder} from '../../plugins/engine/fixture/folder';
import {runProgram, type Outcome} from './program';

/**
 * The dates of every commit in a copy. The framework (3.6.1) knows a route by its path and three hexadecimal digits of a
 * hash, into which the dates of pages go: with dates of the day, the routes of a version and of its frame, which have one
 * path, take each other's place in one of 4,096 builds, and every page of the version fails ("called outside the
 * <DocsSidebarProvider>").
 */
const dates = {GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z'};

function git(folder: string, ...args: string[]): string {
  const env = {...process.env, ...dates};
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', env});
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
  return stdout;
}

/** A copy of this site in a folder of its own, as it is now, to change and to build. It shares node_modules. */
export class CopiedSite extends TestFolder {
  constructor() {
    super();
    const listed = git(siteDir, 'ls-files', '--cached', '--others', '--exclude-standard', '-z', '.');
    const deleted = new Set(git(siteDir, 'ls-files', '--deleted', '-z', '.').split('\0'));
    for (const file of listed.split('\0').filter((name) => name !== '' && !deleted.has(name))) {
      fs.cpSync(path.join(siteDir, file), this.whole(file));
    }
    fs.symlinkSync(path.join(siteDir, 'node_modules'), this.whole('node_modules'));
    git(this.folder, 'init', '-q');
    // The site's .gitignore has a folder `node_modules/`, and this is a link. Copies may be copied again.
    fs.appendFileSync(path.join(this.folder, '.git/info/exclude'), 'node_modules\n');
  }

  /** Records all that was written, so that pages have dates. */
  commit(message: string): void {
    git(this.folder, 'add', '--all');
    git(this.folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', message);
  }

  /** Runs one of the project's programs in the copy. */
  run(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
    return runProgram(this.folder, program, args, env);
  }
}

const description = 'A page of a small site that is built to see what the build says of it.';

/**
 * A page without a mistake.
 *
 * @param more further lines of its front matter
 */
export function stub(title: string, body = 'Text.', more = ''): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n${more}---\n\n${body}\n`;
}

/** A copy whose pages are stubs at the same addresses, so that a build takes seconds; the blog has one post. */
export class FixtureSite extends CopiedSite {
  constructor() {
    super();
    // The framework caches compiled files by path, so it would compile copied plugins again. No test changes them.
    this.delete('plugins');
    fs.symlinkSync(path.join(siteDir, 'plugins'), this.whole('plugins'));
    for (const page of pages.all()) {
      if (page.version) {
        // Some pages aren't in a sidebar.
        this.write(page.source, stub(page.id, 'Text.', 'displayed_sidebar: doc\n'));
      } else if (page.section === BLOG) {
        this.delete(page.source);
      }
    }
    // These pages have no commands.
    this.write('examples.lock.json', '{"pages": {}}\n');
    this.delete('static/platforms');
    this.delete('src/pages/index.tsx');
    this.write('src/pages/index.md', stub('Home', '# Home'));
    this.write('src/pages/markdown-page.md', stub('About', '# About'));
    this.write(
      'blog/2024-10-28-post/index.mdx',
      `---\nslug: post\ntitle: Post\ndescription: ${description}\nauthors: [holos]\ntags: [cue]\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n`,
    );
    // Pages with everything that Markdown and the framework allow; one with a byte-order mark and the line ends of Windows.
    fs.cpSync(path.join(siteDir, 'test/kinds'), this.whole('docs/kinds'), {recursive: true});
    this.edit('docs/kinds/seldom.mdx', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    this.write('docs/tags.yml', 'own:\n  label: Own tag\n');
    this.commit('Fixture');
  }

  /** Builds the site for production. Minifying takes time and doesn't change the messages. */
  build(env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    return this.run('docusaurus', ['build', '--no-minify'], env);
  }
}
