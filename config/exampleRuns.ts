import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolders} from './site';

/** The last passed run of a page's code blocks, as its reader is told of it. */
export interface ExampleRun {
  /** Versions by tool. */
  tools: Record<string, string>;
  /** Address of the platform that the page ends with, as a txtar archive; only some pages have one. */
  platform?: string;
}

interface LockedPage {
  tools: Record<string, string>;
  platform?: string;
}

const lockFile = 'examples.lock.json';

let pages: Record<string, LockedPage> | undefined;

function lockedPages(): Record<string, LockedPage> {
  pages ??= existsSync(lockFile)
    ? (JSON.parse(readFileSync(lockFile, 'utf8')) as {pages: Record<string, LockedPage>}).pages
    : {};
  return pages;
}

/**
 * What `npm run examples` recorded of a page of the docs, if it ran any tool.
 *
 * @param file absolute path of the page
 */
export function exampleRunOf(file: string): ExampleRun | undefined {
  const relative = path.relative(process.cwd(), file);
  for (const {folder, version} of docsFolders) {
    if (relative.startsWith(folder + path.sep)) {
      const id = [version, ...relative.slice(folder.length + 1).split(path.sep)]
        .join('/')
        .replace(/\.mdx?$/, '');
      const locked = lockedPages()[id];
      if (locked && Object.keys(locked.tools).length > 0) {
        return {tools: locked.tools, ...(locked.platform && {platform: `/platforms/${id}.txtar`})};
      }
    }
  }
  return undefined;
}
