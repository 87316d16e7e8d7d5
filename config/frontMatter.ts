import {spawnSync} from 'node:child_process';
import type {MarkdownConfig} from '@docusaurus/types';
import {pages} from './pages';

/** The last commit of a file, as the field `last_update` of front matter. */
interface LastUpdate {
  /** ISO 8601. */
  date: string;
  author: string;
}

/**
 * The last commit of each file in the folders, by one call of Git: the framework calls Git once for each page, which
 * took a build 1.5 s. A file without a commit isn't in the map, and neither is any file without Git or a repository.
 *
 * @param folders in the site's folder
 * @returns by the path in the site's folder
 */
export function lastUpdates(folders: readonly string[]): Map<string, LastUpdate> {
  // With `-c`, a merge lists the files that it changed itself, as `git log FILE` sees it.
  const shown = ['-z', '-c', '--relative', '--name-only', '--format=%x01%cI%x02%an'];
  const {stdout} = spawnSync('git', ['-c', 'log.showSignature=false', 'log', ...shown, '--', ...folders], {
    cwd: pages.siteDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const updates = new Map<string, LastUpdate>();
  // "\x01DATE\x02AUTHOR\0\nFILE\0FILE\0\x01…", the newest commit first.
  for (const commit of (stdout ?? '').split('\x01').slice(1)) {
    const [head = '', ...files] = commit.split('\0');
    const [date = '', author = ''] = head.split('\x02');
    for (const file of files.map((name) => name.trimStart()).filter((name) => name !== '')) {
      if (!updates.has(file)) {
        updates.set(file, {date, author});
      }
    }
  }
  return updates;
}

let updates: Map<string, LastUpdate> | undefined;

/** The last commit of a page of the docs. In the preview, the framework shows an example of a date, so that it needs no Git. */
function lastUpdateOf(source: string): LastUpdate | undefined {
  if (process.env.NODE_ENV !== 'production') {
    return undefined;
  }
  updates ??= lastUpdates(pages.versions.map(({folder}) => folder));
  return updates.get(source);
}

/**
 * Adds `last_update` to the front matter of a page that doesn't have it: the date and author of its last commit. Removes
 * `search`, because the index of the search has these words. In the description of a page of the docs, code is between backticks,
 * which only its lead shows: `{description: 'Run `x`.'}` → `{description: 'Run x.', lead: 'Run `x`.'}`. No Markdown plugin sets the
 * apostrophes of front matter: `doesn't` → `doesn’t`
 */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const {frontMatter: all, ...rest} = await params.defaultParseFrontMatter(params);
  const {search: _search, ...others} = all;
  const typeset = ['title', 'sidebar_label', 'description'].flatMap((key) =>
    typeof others[key] === 'string' ? [[key, others[key].replace(/(?<=[\p{L}`])'/gu, '’')]] : [],
  );
  const frontMatter: Record<string, unknown> = {...others, ...Object.fromEntries(typeset)};
  const page = pages.of(params.filePath);
  if (!page) {
    return {...rest, frontMatter};
  }
  const lead = String(frontMatter.description ?? '');
  const update = lastUpdateOf(page.source);
  const made = {...(update && {last_update: update}), lead};
  return {...rest, frontMatter: {...made, ...frontMatter, description: lead.replaceAll('`', '')}};
};
