/** The pages of a site, as its rules check them. A page whose text hasn't changed stays the same object. */
import path from 'node:path';
import type {ContentPage} from '../../engine/content';
import {filesBelow} from '../../engine/files';
import type {Problem} from '../../engine/problem';
import {readFile, type SourcePage} from '../../engine/sourcePage';

export interface PageFolder {
  /** Path from the site's folder: `versioned_docs/version-2`. */
  folder: string;
  kind: ContentPage['kind'];
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

const neverClosed = 'the front matter is never closed; write "---" after its last line';

/** Mistakes that the parser doesn't know, or reports with another cause: only if its message has the words. */
const mistakes: readonly [pattern: RegExp, message: string, words: string][] = [
  [/^---[ \t]*\n(?!(?:[^]*\n)?---[ \t]*(?:\n|$))/, neverClosed, ''],
  [/^[<>|]{7} /m, "a conflict of Git isn't resolved; keep one side or both, without its signs", ''],
  [/\{\/\*(?:(?!\*\/)[^])*$/, 'this comment is never closed; write */} after it', 'in expression'],
];

/** Parts of pages can also be next to the components. */
const components: PageFolder = {folder: 'src/components', kind: 'pages'};

/** Reads the Markdown in folders. Files that start with an underscore are parts of pages; those below such a folder aren't read. */
export function readPages(
  siteDir: string,
  folders: readonly PageFolder[],
  routeOf: (file: string) => string | undefined,
): PageFiles {
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
      const isMade = ([one, , words]: (typeof mistakes)[number]) =>
        isNew && one.test(text) && (problem?.message ?? '').includes(words);
      const [pattern = /^/, message] = mistakes.find(isMade) ?? [];
      if (message) {
        const line = text.slice(0, text.search(pattern)).split('\n').length;
        found.problems.push({file, line, message});
      } else if (!page) {
        found.problems.push({file, ...problem});
      } else if (isPart) {
        found.parts.push(contentPage(page, {folder, kind: place.kind, route: ''}));
      } else {
        found.pages.push(contentPage(page, {folder, kind: place.kind, route: routeOf(file) ?? ''}));
      }
    }
  }
  return found;
}
