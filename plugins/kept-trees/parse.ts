/** Parses pages as the framework (3.6.1) does, and keeps their trees. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {keptFile, keptTree} from '../kit/keptTree';
import {loadPackage} from '../kit/loadPackage';

/** Folder of the trees under `node_modules/.cache`. */
export const FOLDER = 'kept-trees';

export interface Task {
  siteDir: string;
  /** Files of pages, from the site's folder. */
  pages: readonly string[];
  compatibility: MarkdownConfig['mdx1Compat'];
}

const {unified} = loadPackage('unified') as typeof import('unified');

/** The framework's extensions of the syntax, in its order; with others, no tree would be used. */
const syntax = ['remark-parse', 'remark-mdx', 'remark-frontmatter', 'remark-directive', 'remark-gfm'];

function createParser({comments}: Task['compatibility']) {
  const names = comments ? [...syntax, '@slorber/remark-comment'] : syntax;
  const plugins = names.map((name) => (loadPackage(name) as {default: Plugin}).default);
  return unified().use({plugins}).freeze();
}

/** @public thread.mjs calls it. */
export function parsePages({siteDir, pages, compatibility}: Task): void {
  const parser = createParser(compatibility);
  const markdownConfig = {mdx1Compat: compatibility} as MarkdownConfig;
  for (const page of pages.filter((file) => /\.mdx?$/.test(file))) {
    const filePath = path.join(siteDir, page);
    try {
      const fileContent = readFileSync(filePath, 'utf8');
      const text = preprocess({fileContent, filePath, markdownConfig, admonitions: true});
      keptTree(keptFile(siteDir, FOLDER, page), parser, text, () => parser.parse(text) as Root);
    } catch {
      // The bundler reports the fault with its place.
    }
  }
}
