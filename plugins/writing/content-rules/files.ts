/** Files of the content as a whole: their addresses, those that no page comes from, and pages that no sidebar lists. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {withSlash} from '../../engine/addresses';
import type {ContentPage} from '../../engine/content';
import {docsBelow} from '../../engine/docs';
import {filesBelow} from '../../engine/files';
import type {Problem} from '../../engine/problem';
import type {RuleOptions} from './check';
import {lineOfKey} from './frontMatter';

export function knownAddresses(
  siteDir: string,
  {folders, routeOf, generated}: Pick<RuleOptions, 'folders' | 'routeOf' | 'generated'>,
  pages: readonly ContentPage[],
): (address: string) => boolean {
  const files = folders.flatMap(({folder}) =>
    filesBelow(path.join(siteDir, folder)).map((file) => `${folder}/${file}`),
  );
  const components = files.filter((file) => /\.[jt]sx?$/.test(file)).map(routeOf);
  const known = new Set([...components, ...pages.map(({route}) => route)]);
  return (address) => {
    const route = withSlash(address.replace(/\.html$/, ''));
    return known.has(route) || generated.test(route) || existsSync(path.join(siteDir, 'static', address));
  };
}

/** Pages without an address of their own, of which the framework only warns, or none. Some hosts read addresses without capitals. */
export function addressProblems(pages: readonly ContentPage[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, route, text, frontMatter: {slug}}) => {
    const other = first.get(route.toLowerCase());
    first.set(route.toLowerCase(), other ?? file);
    const sign = /[?#%\\]/.exec(route);
    const isTwice = String(slug).startsWith(`/${route.split('/')[1]}/`);
    const message =
      (sign && `its name has ${sign[0]}, which means something else in an address`) ||
      (isTwice && `its slug starts below its version or blog, so its address is ${route}`) ||
      (other && `its address ${route} is also that of ${other}`);
    const remedy = 'give it another name or slug';
    return message ? [{file, line: lineOfKey(text, 'slug'), message, remedy}] : [];
  });
}

/** The files in a folder of docs or posts that look like pages, but which the framework doesn't read. */
export function unreadFiles(siteDir: string, folder: string): Problem[] {
  return filesBelow(path.join(siteDir, folder))
    .filter((file) => /\.(?:mdx?|markdown|mdown|mkdn?|mdwn|rst|adoc)$/i.test(file) && !/\.mdx?$/.test(file))
    .map((name) => {
      const message = 'no page comes from this file';
      return {file: `${folder}/${name}`, line: 1, message, remedy: 'call it NAME.mdx, or remove it'};
    });
}

/** Pages that no sidebar lists: the framework only reports the opposite. */
export function sidebarProblems({loadedVersions}: LoadedContent, siteDir: string): Problem[] {
  return loadedVersions.flatMap(({docs, sidebars, sidebarFilePath}) => {
    const [first] = Object.keys(sidebars);
    if (!sidebarFilePath || first === undefined) {
      return [];
    }
    const sidebarFile = path.relative(siteDir, path.resolve(siteDir, sidebarFilePath));
    const listed = new Set(docsBelow(Object.values(sidebars).flat()).map(({id}) => id));
    return docs
      .filter(({id, unlisted, draft}) => !listed.has(id) && !unlisted && !draft)
      .filter(({frontMatter}) => frontMatter.displayed_sidebar === undefined)
      .map(({id, source}) => ({
        file: source.replace(/^@site\//, ''),
        line: 1,
        message: 'no sidebar lists this page',
        remedy: `add '${id}' to ${sidebarFile}, or displayed_sidebar: ${first} to its front matter`,
      }));
  });
}
