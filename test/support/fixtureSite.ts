import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {pages, siteDir} from '../../config/pages';
import {BLOG} from '../../config/site';
import {CopiedSite} from './copiedSite';
import {kinds} from './kinds';
import type {Outcome} from './program';

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
    symlinkSync(path.join(siteDir, 'plugins'), path.join(this.folder, 'plugins'));
    for (const page of pages.all()) {
      if (page.version) {
        // Some pages aren't in a sidebar.
        this.write(
          page.source,
          stub(page.id, page.id === 'index' ? '<VersionStatus />' : 'Text.', 'displayed_sidebar: doc\n'),
        );
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
    Object.entries(kinds).forEach(([file, text]) => this.write(file, text));
    this.commit('Fixture');
  }

  /** Builds the site for production. Minifying takes time and doesn't change the messages. */
  build(env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    return this.run('docusaurus', ['build', '--no-minify'], env);
  }
}
