/** The pages of a site, as its rules check them. A page whose text hasn't changed stays the same object. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Content, ContentPage} from '../../engine/content';
import {createPages, type Page} from '../../engine/pages';
import type {Problem} from '../../engine/problem';
import {readText, type SourcePage} from '../../engine/sourcePage';
import type {Version} from '../../engine/versions';

function kindOf({version, section}: Page): ContentPage['kind'] {
  if (version) {
    return 'docs';
  }
  return section ? 'blog' : 'pages';
}

type Reading = {page: ContentPage} | {problem: Problem};

/** Pages by what was read of their text. */
const known = new WeakMap<SourcePage, ContentPage>();

function contentPage(identity: Page, source: SourcePage): ContentPage {
  const page = known.get(source) ?? {...source, identity, kind: kindOf(identity)};
  known.set(source, page);
  return page;
}

function read(siteDir: string, identity: Page): Reading {
  const file = identity.source;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  if (text.startsWith('\uFEFF')) {
    const message = 'the file begins with a byte-order mark, an invisible character';
    return {problem: {file, line: 1, message, remedy: 'save it as "UTF-8", not as "UTF-8 with BOM"'}};
  }
  const remedy = 'begin the page with "---", title, description and "---"';
  if (!/^---\s*\n/.test(text)) {
    return {problem: {file, line: 1, message: 'the page has no front matter', remedy}};
  }
  if (!/\n---\s*(?:\n|$)/.test(text)) {
    const message = 'the front matter is never closed';
    return {problem: {file, line: 1, message, remedy: 'write "---" after its last line'}};
  }
  const {page, problem} = readText(file, text, siteDir);
  return page ? {page: contentPage(identity, page)} : {problem: {file, ...problem}};
}

export function createReader(
  siteDir: string,
  versions: readonly Version[],
): () => Pick<Content, 'pages'> & {problems: Problem[]} {
  const pages = createPages(siteDir, versions);
  return () => {
    const readings = pages
      .all()
      .filter(({source}) => /\.mdx?$/.test(source))
      .map((identity) => read(siteDir, identity));
    return {
      pages: readings.flatMap((reading) => ('page' in reading ? reading.page : [])),
      problems: readings.flatMap((reading) => ('problem' in reading ? reading.problem : [])),
    };
  };
}
