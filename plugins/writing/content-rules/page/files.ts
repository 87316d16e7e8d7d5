/** Links and pictures that lead to files which don't exist. The framework stops at the first one, with a stack and without the line. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodePath} from '../../../engine/addresses';
import type {ContentPage} from '../../../engine/content';
import {findReferences} from './references';
import type {Rule} from '../rule';
import {mostSimilar} from '../words';

export const isPage = (address: string) => /\.mdx?$/.test(address);

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The name in a missing file's folder that is most similar. */
function guessName(file: string): string | undefined {
  const folder = path.dirname(file);
  if (!existsSync(folder)) {
    return undefined;
  }
  const names = readdirSync(folder).filter((name) => isPage(name) === isPage(file) && name.includes('.'));
  return mostSimilar(path.basename(file), names);
}

/** Where the framework looks for a file, in this order. */
export function possiblePaths(
  {file, folder: root}: ContentPage,
  address: string,
  isPicture: boolean,
  siteDir: string,
): string[] {
  const folder = path.dirname(path.join(siteDir, file));
  if (address.startsWith('@site/')) {
    return [path.join(siteDir, address.slice('@site/'.length))];
  }
  if (address.startsWith('/')) {
    return isPage(address)
      ? [path.join(siteDir, root, address), path.join(siteDir, address)]
      : [path.join(siteDir, 'static', address)];
  }
  const isRelative = /^\.\.?\//.test(address);
  const folders =
    isPage(address) && !isRelative && !isPicture ? [folder, path.join(siteDir, root), siteDir] : [folder];
  return folders.map((place) => path.join(place, address));
}

/** Whether a link names a file: a page by its extension, or another file next to the page. Other links are addresses of the site. */
function namesFile(address: string): boolean {
  return (
    isPage(address) ||
    address.startsWith('@site/') ||
    (!address.startsWith('/') && /\.[a-z][a-z\d]*$/i.test(address) && !address.endsWith('.html'))
  );
}

/** @param place where the missing file should be */
function remedyFor(address: string, isPicture: boolean, place: string): string {
  const guess = guessName(place);
  if (guess) {
    return `did you mean ${address.slice(0, address.lastIndexOf('/') + 1)}${guess}?`;
  }
  return isPicture && address.startsWith('/')
    ? 'put it into static/, or write its path from this page as ./name'
    : 'correct the path, which starts at the folder of this page';
}

export function fileRule(siteDir: string): Rule {
  return (page, report) => {
    for (const {url, line, isPicture, tag} of findReferences(page)) {
      // The framework reads only Markdown as names of files.
      const isElsewhere = tag !== undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i.test(url);
      const address = decodePath(url.replace(/[?#].*/s, ''));
      if (url === '' && tag === undefined) {
        const what = isPicture ? 'picture' : 'link';
        report(line, `a ${what} without an address`, `write the address between the parentheses`);
      } else if (!isElsewhere && (isPicture || namesFile(address))) {
        const places = possiblePaths(page, address, isPicture, siteDir);
        // An address of a page can look like the name of a file: `./release.x`.
        if (!places.some((place) => ['', '.mdx', '.md'].some((ending) => isFile(place + ending)))) {
          report(line, `there is no file ${address}`, remedyFor(address, isPicture, places[0] ?? ''));
        }
      }
    }
  };
}
