/** Reads the pages of a site, and parses only pages that have changed since the last call. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Content, ContentPage} from '../kit/content';
import {explain, parseMarkdown, readFrontMatter} from '../kit/markdown';
import {createPages, type Page} from '../kit/pages';
import type {Problem} from '../kit/problem';
import type {Version} from '../kit/versions';

interface Reading {
  text: string;
  page?: ContentPage;
  problem?: Problem;
}

const kindOf = ({version, section}: Page) => (version ? 'docs' : section ? 'blog' : 'pages');

function read(identity: Page, text: string): Reading {
  const file = identity.source;
  const remedy = 'begin the page with "---", title, description and "---"';
  if (!/^---\s*\n/.test(text)) {
    return {text, problem: {file, line: 1, message: 'the page has no front matter', remedy}};
  }
  if (!/\n---\s*(?:\n|$)/.test(text)) {
    const message = 'the front matter is never closed';
    return {text, problem: {file, line: 1, message, remedy: 'write "---" after its last line'}};
  }
  try {
    const frontMatter = readFrontMatter(text);
    // The framework reads every page as MDX, whatever its extension.
    const tree = parseMarkdown(text, 'page.mdx');
    return {text, page: {file, identity, kind: kindOf(identity), text, frontMatter, tree}};
  } catch (error) {
    return {text, problem: {file, ...explain(error)}};
  }
}

export function createReader(
  siteDir: string,
  versions: readonly Version[],
): () => Pick<Content, 'pages'> & {problems: Problem[]} {
  const known = new Map<string, Reading>();
  const pages = createPages(siteDir, versions);
  return () => {
    const readings = pages
      .all()
      .filter(({source}) => /\.mdx?$/.test(source))
      .map((identity) => {
        const text = readFileSync(path.join(siteDir, identity.source), 'utf8');
        const former = known.get(identity.source);
        const reading = former?.text === text ? former : read(identity, text);
        known.set(identity.source, reading);
        return reading;
      });
    return {
      pages: readings.flatMap(({page}) => page ?? []),
      problems: readings.flatMap(({problem}) => problem ?? []),
    };
  };
}
