/** Parts of pages, `_part.mdx`, which pages import: they have no front matter, and the same mistakes of MDX. */
import path from 'node:path';
import type {ContentPage} from '../../engine/content';
import {filesBelow} from '../../engine/files';
import type {Problem} from '../../engine/problem';
import {readFile} from '../../engine/sourcePage';
import type {Version} from '../../engine/versions';

function filesIn(siteDir: string, folder: string): string[] {
  return filesBelow(path.join(siteDir, folder))
    .filter((file) => /(?:^|\/)_[^/]*\.mdx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

/** Reads the parts in the folders of pages, as pages without an address. */
export function readPartials(
  siteDir: string,
  versions: readonly Version[],
): {parts: ContentPage[]; problems: Problem[]} {
  const folders = [...versions.map(({folder}) => folder), 'blog', 'src/pages', 'src/components'];
  const readings = folders
    .flatMap((folder) => filesIn(siteDir, folder))
    .map((file) => ({file, ...readFile(siteDir, file)}));
  return {
    parts: readings.flatMap(({file, page}): ContentPage[] =>
      page ? [{...page, identity: {source: file, id: file, route: ''}, kind: 'pages'}] : [],
    ),
    problems: readings.flatMap(({file, problem}) => (problem ? [{file, ...problem}] : [])),
  };
}
