/** The pages of a site, as its rules check them. A page whose text hasn't changed stays the same object. */
import path from 'node:path';
import type {ContentPage} from '../../engine/content';
import {filesBelow} from '../../engine/files';
import type {Problem} from '../../engine/problem';
import {readFile, type SourcePage} from '../../engine/sourcePage';

/** A folder of pages. */
export interface PageFolder {
  /** Path from the site's folder: `versioned_docs/version-2`. */
  folder: string;
  kind: ContentPage['kind'];
  /** Path of its pages under the base URL: `/docs/2/`. */
  address: string;
}

interface PageFiles {
  pages: ContentPage[];
  /** `_part.mdx`, which pages import: they have no front matter and no address. */
  parts: ContentPage[];
  problems: Problem[];
}

/** Pages by what was read of their text. */
const known = new WeakMap<SourcePage, ContentPage>();

function contentPage(source: SourcePage, facts: Omit<ContentPage, keyof SourcePage>): ContentPage {
  const page = known.get(source) ?? {...source, ...facts};
  known.set(source, page);
  return page;
}

/** A post's address has no date: `2024-10-28-slug/index.mdx` → `/blog/slug/` */
function routeOf({address, kind}: PageFolder, name: string): string {
  const id = name.replace(/\.mdx?$/, '');
  return `${address}${kind === 'blog' ? id.replace(/^\d{4}-\d{2}-\d{2}-/, '') : id}/`.replace(
    /(^|\/)index\/$/,
    '$1',
  );
}

/** Whether front matter has no end. The framework would only report a mistake in its YAML. */
const isUnclosed = (text: string): boolean => /^---[ \t]*\n(?!(?:[^]*\n)?---[ \t]*(?:\n|$))/.test(text);

/** The line of a mark that Git leaves where two changes meet; 0 if there is none. */
const conflictLine = (text: string) =>
  text.split('\n').findIndex(
    (line, index, lines) =>
      /^(?:<{7}|>{7}|\|{7})(?: |$)/.test(line) ||
      // This also underlines a title of as many letters.
      (/^={7}$/.test(line) && lines[index - 1]?.length !== line.length),
  ) + 1;

/** Parts of pages can also be next to the components. */
const components: PageFolder = {folder: 'src/components', kind: 'pages', address: '/'};

/** Reads the Markdown in folders. Files that start with an underscore are parts of pages; those below such a folder aren't read. */
export function readPages(siteDir: string, folders: readonly PageFolder[]): PageFiles {
  const found: PageFiles = {pages: [], parts: [], problems: []};
  for (const place of [...folders, components]) {
    const {folder} = place;
    for (const name of filesBelow(path.join(siteDir, folder)).filter((one) => /\.mdx?$/.test(one))) {
      const isPart = path.basename(name).startsWith('_');
      if (!isPart && (place === components || /(?:^|\/)_/.test(name))) {
        continue;
      }
      const file = `${folder}/${name}`;
      const {text, page, problem} = readFile(siteDir, file);
      const isNew = !page || !known.has(page);
      if (isNew && !isPart && isUnclosed(text)) {
        const remedy = 'write "---" after its last line';
        found.problems.push({file, line: 1, message: 'the front matter is never closed', remedy});
      } else if (isNew && conflictLine(text) > 0) {
        const remedy = 'keep one side or both, and remove the lines of <<<<<<<, ======= and >>>>>>>';
        const line = conflictLine(text);
        found.problems.push({file, line, message: "a conflict of Git isn't resolved", remedy});
      } else if (!page) {
        found.problems.push({file, ...problem});
      } else if (isPart) {
        found.parts.push(contentPage(page, {folder, kind: 'pages', route: ''}));
      } else {
        found.pages.push(contentPage(page, {folder, kind: place.kind, route: routeOf(place, name)}));
      }
    }
  }
  return found;
}
