/** The addresses that a page names, in whichever notation, and the files and headings to which they lead. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodePath, withSlash} from '../../../engine/addresses';
import type {ContentPage, Content} from '../../../engine/content';
import {lineOf, tagOf} from '../../../engine/markdown';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import {sourcePath} from '../../../engine/sourcePage';
import {lineOfKey} from '../frontMatter';
import {type Find, type Rule, mostSimilar} from '../rule';
import {findIds} from './headingIds';

interface Reference {
  url: string;
  line: number;
  isPicture: boolean;
  /** Whether a tag or the front matter has the address, in place of Markdown. */
  isTag?: boolean;
}

const findReferences = memoizeWeak(({tree, text, frontMatter}: ContentPage): readonly Reference[] => {
  const found: Reference[] = [];
  const shown: string[] = [];
  visit(tree, 'imageReference', ({identifier}) => void shown.push(identifier));
  visit(tree, (node: Nodes) => {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const isPicture = node.type === 'definition' ? shown.includes(node.identifier) : node.type === 'image';
      found.push({url: node.url, line, isPicture});
    }
    const {name, attributes} = tagOf(node);
    for (const [key, value] of Object.entries(attributes)) {
      // A component can give its properties another meaning.
      const isAddress = /^[a-z]/.test(name) || /^(?:\.{0,2}\/|https?:)/.test(String(value));
      if (typeof value === 'string' && isAddress && /^(?:href|to|src|srcSet|poster|image)$/.test(key)) {
        const urls = key === 'srcSet' ? value.replace(/ +[\d.]+[wx] *(?=,|$)/g, '').split(/, */) : [value];
        found.push(...urls.map((url) => ({url, line, isPicture: !/^(?:href|to)$/.test(key), isTag: true})));
      }
    }
  });
  if (typeof frontMatter.image === 'string') {
    // Without `./`, the framework looks for it below the site's address.
    const url = frontMatter.image.replace(/^(?!\.?\/|[a-z]+:)/, '/');
    found.push({url, line: lineOfKey(text, 'image'), isPicture: true, isTag: !url.startsWith('.')});
  }
  return found;
});

const isPage = (address: string) => /\.mdx?$/.test(address);

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
function possiblePaths(
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
  if (kind !== 'pages' && file.startsWith(`${folder}/`)) {
    return [];
  }
  return kind === 'docs' && /^(?:versioned_)?docs\//.test(file)
    ? ['is a page of another version', 'link to the page of the same version']
    : [`isn't read as the name of a file in ${folder}`, 'write the address of that page'];
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

/** Links and pictures without their file. The framework stops at the first one, with a stack and without the line. */
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

/** Whether own imports, exports, expressions, or tags with `{…}` can add ids that the Markdown of a page doesn't show. */
const hasComputedIds = memoizeWeak(({tree}: ContentPage): boolean => {
  let found = false;
  visit(tree, (node) => {
    const {attributes} = tagOf(node);
    found ||= '...' in attributes || typeof attributes.id === 'object';
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // A comment has an empty program.
      found ||= node.data?.estree?.body.length !== 0;
    } else if (node.type === 'mdxjsEsm') {
      // Of the theme's components, only this one has an id.
      found ||= /^(?!import .*@theme\/(?!Heading))/m.test(node.value);
    }
  });
  return found;
});

/** Whether a page has an id, or may have it. The components that all pages have add none. */
export const hasId: Content['hasId'] = (page, id) =>
  findIds(page).some((one) => one.id === id) || hasComputedIds(page);

/** `#top` and text fragments work on every page. */
const isOnEveryPage = (fragment: string) => fragment === 'top' || fragment.startsWith(':~:');

/** Links to headings that don't exist, on the same page or on one that the link names by its file or its address. */
export function anchorRule(siteDir: string, find: Find): Rule {
  function findTarget(page: ContentPage, address: string): ContentPage | undefined {
    if (address === '') {
      return page;
    }
    const places = isPage(address)
      ? possiblePaths(page, address, false, siteDir).map((place) => sourcePath(siteDir, place))
      : [withSlash(decodePath(new URL(address, `http://site${page.route}`).pathname))];
    return places.map(find).find((found) => typeof found === 'object');
  }
  return (page, report) => {
    for (const {url, line, isPicture} of findReferences(page)) {
      const [, address = '', fragment] =
        /^(?![a-z][a-z\d+.-]*:|\/\/)([^?#]*)(?:\?[^#]*)?#(.+)$/is.exec(url) ?? [];
      const target = fragment && !isPicture ? findTarget(page, decodePath(address)) : undefined;
      const id = decodePath(fragment ?? '');
      if (target && !isOnEveryPage(id) && !hasId(target, id)) {
        const ids = findIds(target).map((one) => one.id);
        const guess = mostSimilar(id, ids);
        const remedy = guess ? `did you mean #${guess}?` : 'link to a heading by its id, or to the page';
        report(line, `${address || 'this page'} has no heading #${id}`, remedy);
      }
    }
  };
}
