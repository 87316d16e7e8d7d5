/** The pages of this site: the path of a page's file determines its version, id, section, and without a `slug` its address. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {withoutNumbers} from '../plugins/engine/docs';
import {filesBelow, memoizeFile} from '../plugins/engine/files';
import {readFrontMatter} from '../plugins/engine/markdown';
import {BLOG} from './site';
import {versions as siteVersions, versionsOf, type Version} from './versions';

/** A page with a source file, in contrast to lists that the framework generates. */
export interface Page {
  /** Path of its file from the site's folder, with slashes: `docs/topics/gitops/index.mdx`. */
  source: string;
  /** Path under the folder of its kind, without the ending; the framework's id of a docs page: `topics/gitops/index`. */
  id: string;
  version?: Version;
  /** Its scope in the search: the path of a version, or `blog`. Pages such as the home page have no scope. */
  section?: string;
  /** Its path under the site's root, with the final slash. */
  route: string;
}

const otherPages = 'src/pages';

/** Files and folders that start with an underscore are parts of pages, and tests aren't pages. */
const isExcluded = (file: string) => /(?:^|\/)_|(?:^|\/)__tests__\/|\.test\.[jt]sx?$/.test(file);

/** The address of a file in the folder that has the address `base`. */
const routeOf = (base: string, id: string): string =>
  `${base}${id}/`.replace(/(^|\/)index\/$/, '$1').replace(/\/+$/, '/');

const readKeys = memoizeFile((file): Record<string, unknown> => readFrontMatter(readFileSync(file, 'utf8')));
const frontMatterOf = (file: string) => (existsSync(file) ? readKeys(file) : {});

/** The path of a page whose front matter has a slug: from `base`, or with a slash from the version or blog; or else with its id. */
function pathOf(file: string, id: string, base = id): string {
  const {slug, id: name} = frontMatterOf(file);
  const own = typeof name === 'string' ? id.replace(/(?<![^/])(?!index$)[^/]+$/, name) : id;
  return typeof slug === 'string' ? decodeURI(new URL(slug, `http://site/${base}`).pathname.slice(1)) : own;
}

/** The end of an id whose page has the address of its folder: `topics/README`, `topics/topics` */
const ofFolder = /(?<=^|\/)readme$|(?<=(?:^|\/)([^/]+)\/)\1$/i;

function docsPage(version: Version, source: string, file: string): Page {
  const name = source.slice(version.folder.length + 1).replace(/\.mdx?$/, '');
  const id = withoutNumbers(name, frontMatterOf(file));
  const route = routeOf(`/docs/${version.path}/`, pathOf(file, id.replace(ofFolder, 'index')));
  return {source, id, version, section: version.path, route};
}

/** A post without a slug has its day and its name: `2024-10-28-name` → `/blog/2024/10/28/name/` */
function post(source: string, file: string): Page {
  const id = source.slice(BLOG.length + 1).replace(/\.mdx?$/, '');
  const dated = id.replace(/^(.*)(\d{4})[-/](\d\d?)[-/](\d\d?)[-/]?/, '$2/$3/$4/$1').replace(/\/index$/, '');
  return {source, id, section: BLOG, route: routeOf('/blog/', pathOf(file, dated, ''))};
}

/** The file that names the version in docs/; the framework's versions.json lists the released versions. */
export const unreleasedFile = 'config/unreleased.json';

/** The versions of the docs in a site's folder; without versions.json, no version is released. */
export function readVersions(siteDir: string): Version[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as unknown;
  const releasedNames = existsSync(path.join(siteDir, 'versions.json')) ? read('versions.json') : [];
  return versionsOf(releasedNames as string[], (read(unreleasedFile) as {name: string}).name);
}

/** The pages of any folder with the layout of this site. */
export function createPages(siteDir: string, versions: readonly Version[]) {
  /** The page of a file, which doesn't have to exist; undefined if the file isn't a page of this site. */
  function of(file: string): Page | undefined {
    const source = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
    if (isExcluded(source)) {
      return undefined;
    }
    if (/\.mdx?$/.test(source)) {
      const version = versions.find(({folder}) => source.startsWith(`${folder}/`));
      if (version) {
        return docsPage(version, source, path.resolve(siteDir, file));
      }
      if (source.startsWith(`${BLOG}/`)) {
        return post(source, path.resolve(siteDir, file));
      }
    }
    const [, id] = /^src\/pages\/(.+)\.(?:mdx?|[jt]sx?)$/.exec(source) ?? [];
    return id ? {source, id, route: routeOf('/', id)} : undefined;
  }

  return {
    siteDir,
    versions,
    of,
    /** Every page whose file exists, in a stable order. */
    all: (): Page[] =>
      [...versions.map(({folder}) => folder), BLOG, otherPages]
        .flatMap((folder) => filesBelow(path.join(siteDir, folder)).map((file) => `${folder}/${file}`))
        .flatMap((file) => of(file) ?? []),
  };
}

/** This folder, independent of the working directory. */
export const siteDir = path.resolve(__dirname, '..');

export const pages = createPages(siteDir, siteVersions);
