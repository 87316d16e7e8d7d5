/** Names in front matter that another file declares: the framework stops at the first one, with a stack. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentPage} from '../../engine/content';
import {lineOfKey} from './frontMatter';
import type {Rule} from './rule';
import {didYouMean} from './words';

/** The top-level keys of a file in YAML, or of one in JSON or TypeScript as Prettier indents it. */
function keysIn(file: string): string[] {
  const key = file.endsWith('.yml') ? /^["']?([\w-]+)["']?:/gm : /^ {2}["']?([\w-]+)["']?:/gm;
  return [...(existsSync(file) ? readFileSync(file, 'utf8') : '').matchAll(key)].map(([, name = '']) => name);
}

/** The framework's id of a page of the docs. */
const idOf = ({file, folder, frontMatter: {id}}: ContentPage) =>
  path.posix.join(path.posix.relative(folder, file), '..', String(id ?? path.parse(file).name));

export const declaredRule =
  (siteDir: string, pages: readonly ContentPage[]): Rule =>
  ({folder, frontMatter, text}, report) => {
    const version = path.basename(folder);
    const places = {
      tags: `${folder}/tags.yml`,
      authors: `${folder}/authors.yml`,
      displayed_sidebar: folder === version ? 'sidebars.ts' : `versioned_sidebars/${version}-sidebars.json`,
      pagination_next: folder,
      pagination_prev: folder,
    };
    for (const [key, place] of Object.entries(places)) {
      const ids = () => pages.filter((one) => one.folder === folder).map(idOf);
      // The site's options allow no author or tag that only a page declares.
      const named = [frontMatter[key]]
        .flat()
        .map((one) => (one instanceof Object ? Object.values(one)[0] : one));
      for (const name of named.filter((one) => typeof one === 'string')) {
        const known = place === folder ? ids() : keysIn(path.join(siteDir, place));
        if (!known.includes(name)) {
          const remedy = didYouMean(name, known, 'correct it, or declare it there');
          report(lineOfKey(text, key), `front matter: ${key} has ${name}, which ${place} lacks`, remedy);
        }
      }
    }
  };
