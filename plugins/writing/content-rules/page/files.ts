/** Links and pictures that lead to files which don't exist. The framework stops at the first one, with a stack and without the line. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {decodePath} from '../../../engine/addresses';
import type {ContentPage} from '../../../engine/content';
import {sourcePath} from '../../../engine/sourcePage';
import {findReferences} from './references';
import type {Find, Rule} from '../rule';
import {mostSimilar} from '../words';

export const isPage = (address: string) => /\.mdx?$/.test(address);

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
    return isPage(address) ? [] : [path.join(siteDir, address.slice('@site/'.length))];
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

/** Why a page can't link to a file that exists, and what to do; empty if it can. */
function whyNoLink({kind, folder, frontMatter}: ContentPage, file: string, find: Find): string[] {
  const target = find(file);
  if (typeof target === 'object' && target.frontMatter.draft === true && frontMatter.draft !== true) {
    return ['is a draft, which no build has', 'remove the link, or draft: true'];
  }
  return kind === 'docs' && !file.startsWith(`${folder}/`) && /^(?:versioned_)?docs\//.test(file)
    ? ['is a page of another version', 'link to the page of the same version']
    : [];
}

export function fileRule(siteDir: string, find: Find): Rule {
  return (page, report) => {
    for (const {url, line, isPicture, isTag} of findReferences(page)) {
      // The framework reads only Markdown as names of files.
      const isElsewhere = isTag || /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i.test(url);
      const address = decodePath(url.replace(/[?#].*/s, ''));
      if (url === '' && !isTag) {
        const what = isPicture ? 'picture' : 'link';
        report(line, `a ${what} without an address`, `write the address between the parentheses`);
      } else if (!isElsewhere && (isPicture || namesFile(address))) {
        const places = possiblePaths(page, address, isPicture, siteDir);
        // An address of a page can look like the name of a file: `./release.x`.
        const files = places.flatMap((place) => ['', '.mdx', '.md'].map((end) => place + end));
        const file = files.map((one) => sourcePath(siteDir, one)).find(find);
        if (file === undefined) {
          report(line, `there is no file ${address}`, remedyFor(address, isPicture, places[0] ?? ''));
        } else if (isPage(address)) {
          const [message, remedy] = whyNoLink(page, file, find);
          if (message) {
            report(line, `${address} ${message}`, remedy);
          }
        }
      }
    }
  };
}
