import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {type Excerpt, numbered, readExamplePage} from '../kit/examplePage';
import {partsOf} from './parts';

export interface Options {
  siteDir: string;
  /** The related lines of a page's file: by `1:14 9:3,7`, line 14 of block 1 changes lines 3 and 7 of block 9. */
  relations: (file: string) => readonly string[];
}

/** The lines of each numbered block of a page. */
function blocksOf({siteDir}: Options, file: string): string[][] {
  const {steps} = readExamplePage(siteDir, file);
  return numbered(steps).map(({body}) => body.trimEnd().split('\n'));
}

/** For each excerpt of pages, what plugins/code-blocks has to know of its related lines. */
export const relateQuotes = (options: Options) => (excerpts: readonly Excerpt[]) => {
  const files = [...new Set(excerpts.map(({file}) => file))];
  const pages = files.map((file) => ({
    file,
    blocks: blocksOf(options, file),
    relations: options.relations(file),
  }));
  return partsOf(excerpts, pages).map((parts) =>
    parts.size > 0 ? {parts, action: 'Related lines: Enter, ↑ ↓'} : {},
  );
};

/** The same for each numbered block of a page. */
export const relatePage = (options: Options) => (file: string) => {
  const blocks = options.relations(file).length > 0 ? blocksOf(options, file) : [];
  return relateQuotes(options)(blocks.map(({length: count}, block) => ({file, block, first: 0, count})));
};

/** Lights lines that depend on each other: see README.md. */
export default function relatedLines(): Plugin {
  const files = ['related-lines.css', 'client/load.ts'];
  return {
    name: 'related-lines',
    getClientModules: () => files.map((name) => path.join(__dirname, name)),
  };
}
