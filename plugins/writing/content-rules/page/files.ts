/** Links and pictures that lead to files which don't exist. The framework stops at the first one, with a stack and without the line. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {decodePath} from '../../../engine/addresses';
import type {ContentPage} from '../../../engine/content';
import {sourcePath} from '../../../engine/sourcePage';
import {findReferences, type Reference} from './references';
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
  if (/^(?:www\.|https?\/)|^[\w-]+\.(?:com|dev|io|org)\b/i.test(address)) {
    return 'write https:// before the name of another site';
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
  if (kind === 'pages') {
    return [`isn't read as the name of a file in ${folder}`, 'write the address of that page'];
  }
  return kind === 'docs' && !file.startsWith(`${folder}/`) && /^(?:versioned_)?docs\//.test(file)
    ? ['is a page of another version', 'link to the page of the same version']
    : [];
}

/** The address of a file, or of the preview: only the writer's computer has it. */
const ownComputer =
  /^(?:file:|[a-z]:[\\/]|https?:\/\/(?:localhost|127[.\d]+|0\.0\.0\.0|\[::1?\])(?::\d+)?(\/[^?#]+))/i;

/** What leads nowhere: `#`, `htps://a.org`, `https:a.org`, and code, which the policy blocks. */
const nowhere = /^(?:#|mailto:|javascript:.*|(?!https?:\/\/[^/])h?t+p*s?:.*)$/i;

function problemOf(page: ContentPage, reference: Reference, siteDir: string, find: Find): string[] {
  const {url, isPicture, isTag} = reference;
  const address = decodePath(url.replace(/[?#].*/s, ''));
  if (nowhere.test(url)) {
    return [`${url} is no address`, 'write where it leads: https://…, ./page.mdx or #section'];
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    // Readers can be asked to open what they have started.
    const [isOwn, place] = ownComputer.exec(url) ?? [];
    if (isOwn && (place === undefined || find(place))) {
      return [`${url} leads to the reader's own computer`, 'link to the file of a page, or write `code`'];
    }
    const isMail = url.startsWith('mailto:git@');
    return isMail ? [`${url.slice(7)} becomes a link to an e-mail address`, 'write it as `code`'] : [];
  }
  if (address === '') {
    const what = isPicture ? 'picture' : 'link';
    return url === '' ? [`a ${what} without an address`, 'write the address between the parentheses'] : [];
  }
  if ((isTag && address.startsWith('/')) || (!namesFile(address) && (isTag || !isPicture))) {
    const isFound = find(decodePath(new URL(address, `http://site${page.route}`).pathname));
    const remedy = 'correct the address, or link to a page by its file';
    return isFound ? [] : [`the site has no page or file at ${address}`, remedy];
  }
  if (isTag) {
    const remedy = `write ${isPicture ? '!' : ''}[text](${address})`;
    return [`in a tag, ${address} isn't the name of a file`, remedy];
  }
  const places = possiblePaths(page, address, isPicture, siteDir);
  // An address of a page can look like the name of a file: `./release.x`.
  const files = places.flatMap((place) => (isPicture ? [''] : ['', '.mdx', '.md']).map((end) => place + end));
  const file = files.map((one) => sourcePath(siteDir, one)).find(find);
  if (file === undefined) {
    return [`there is no file ${address}`, remedyFor(address, isPicture, places[0] ?? '')];
  }
  const [message, remedy = ''] = isPage(address) ? whyNoLink(page, file, find) : [];
  return message ? [`${address} ${message}`, remedy] : [];
}

export const fileRule =
  (siteDir: string, find: Find): Rule =>
  (page, report) => {
    for (const reference of findReferences(page)) {
      const [message, remedy] = problemOf(page, reference, siteDir, find);
      if (message) {
        report(reference.line, message, remedy);
      }
    }
  };
