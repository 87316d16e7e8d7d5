/** The sidebars of each version: what they list is there, and what is there is listed. */
import type {Version} from '../../lib/versions';
import {FileError, isRecord, lineOfName, parseJson} from '../../lib/json';
import {stumbling} from './files';
import {instead, reporter, type Finding} from './finding';
import type {Site} from './site';
import {lineOfKey} from './yaml';

/** A page that a sidebar lists, or a folder whose pages it lists. */
interface Item {
  name: string;
  line: number;
  isFolder: boolean;
}

/** Comments, and texts in quotes. */
const token = /\/\/.*|\/\*[^]*?\*\/|(["'])((?:\\.|(?!\1).)*)\1/g;

/**
 * Finds the pages in the text of a file of sidebars, be it TypeScript or JSON: all texts in it that are neither names
 * nor values of fields, but for `id` and `dirName`.
 */
export function itemsOf(text: string): Item[] {
  return [...text.matchAll(token)].flatMap(({0: all, 1: quote, 2: name = '', index}) => {
    const before = text.slice(0, index);
    const field = /(\w+)["']?\s*:\s*$/.exec(before)?.[1];
    const isItem =
      quote !== undefined &&
      !/\b(?:from|import)\s*$/.test(before) &&
      !/^\s*:/.test(text.slice(index + all.length)) &&
      (field === undefined || field === 'id' || field === 'dirName');
    return isItem ? [{name, line: before.split('\n').length, isFolder: field === 'dirName'}] : [];
  });
}

/** The file of a version's sidebars, from the site's folder. */
export const sidebarFileOf = ({name, status}: Version) =>
  status === 'unreleased' ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`;

/**
 * Names of the sidebars of a file.
 *
 * @throws FileError when a file of JSON holds no sidebars
 */
function sidebarNames(file: string, text: string): string[] {
  if (!file.endsWith('.json')) {
    return [...text.matchAll(/^ {2}["']?(\w+)["']?: ?\[/gm)].map(([, name = '']) => name);
  }
  const how = `take the file of the last commit: git checkout HEAD ${file}`;
  const sidebars = parseJson(text, file, how);
  if (!isRecord(sidebars)) {
    throw new FileError(file, 1, `the file maps no names to sidebars; ${how}`);
  }
  for (const [name, items] of Object.entries(sidebars)) {
    if (!Array.isArray(items) || !items.every((item) => typeof item === 'string' || isRecord(item))) {
      throw new FileError(
        file,
        lineOfName(text, name),
        `the sidebar ${name} is no list of pages and categories; ${how}`,
      );
    }
  }
  return Object.keys(sidebars);
}

const isBelow = (id: string, folder: string) => folder === '.' || id.startsWith(`${folder}/`);

function checkVersion(site: Site, version: Version): Finding[] {
  const file = sidebarFileOf(version);
  const {found, report} = reporter(file);
  const text = site.read(file);
  const own = site.facts.filter(({page}) => page.version?.name === version.name);
  if (text === undefined) {
    return own.length > 0 ? [{file, line: 1, message: 'there is no such file', gravity: 'mistake'}] : [];
  }
  const ids = own.map(({page}) => page.id);
  const items = itemsOf(text);
  const lines = new Map<string, number>();
  for (const {name, line, isFolder} of items) {
    if (isFolder) {
      continue;
    }
    if (!ids.includes(name)) {
      report(line, `${name} is no page of ${version.folder}/; ${instead(name, ids)}`);
    } else if (lines.has(name)) {
      report(line, `${name} is listed already, in line ${lines.get(name)}; leave one of them out`);
    }
    lines.set(name, line);
  }
  let names: string[] = [];
  const unreadable = stumbling(() => {
    names = sidebarNames(file, text);
  });
  if (unreadable.length > 0) {
    return unreadable;
  }
  const pages = own.flatMap(({page, head, source}) => {
    const {found: onPage, report: say} = reporter(page.source);
    const {displayed_sidebar: displayed} = head;
    if (typeof displayed === 'string' && !names.includes(displayed)) {
      say(
        lineOfKey(source, 'displayed_sidebar'),
        `${file} has no sidebar ${displayed}; ${instead(displayed, names)}`,
      );
    }
    for (const key of ['pagination_next', 'pagination_prev']) {
      const target = head[key];
      if (typeof target === 'string' && !ids.includes(target)) {
        say(
          lineOfKey(source, key),
          `${key}: ${target} is no page of ${version.folder}/; ${instead(target, ids)}`,
        );
      }
    }
    const isListed =
      lines.has(page.id) || items.some(({name, isFolder}) => isFolder && isBelow(page.id, name));
    if (!isListed && displayed === undefined && head.draft !== true && head.unlisted !== true) {
      say(
        1,
        `no sidebar lists this page; add '${page.id}' to ${file}, or displayed_sidebar: ${names[0]} to its front matter`,
      );
    }
    return onPage;
  });
  return [...found, ...pages];
}

/** Checks the sidebars of all versions. */
export function checkSidebars(site: Site): Finding[] {
  return site.pages.versions.flatMap((version) => checkVersion(site, version));
}
