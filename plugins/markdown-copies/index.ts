import {readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site';
import {released, unreleased, versions} from '../../config/versions';
import {ContentCache} from '../../lib/contentCache';
import {articleBody, createConverter} from './convert';
import {fullText, fullTextOf, llmsIndex, type CopiedPage} from './llms';
import {articlesOf, type Article} from '../articles';

const sections = [
  {name: released.path, heading: `Documentation of ${released.label}, released`},
  {name: unreleased.path, heading: `Documentation of ${unreleased.label}, unreleased`},
  {name: 'blog', heading: 'Blog'},
];

/** All that the conversion is made of: a change to it makes every copy anew. */
const sources = ['convert.ts', 'load.cjs'].map((name) => readFileSync(path.join(__dirname, name), 'utf8'));

/** Writes every page of the docs and every post also as Markdown, and the lists of all of them. */
export default function markdownCopies({siteDir}: LoadContext): Plugin {
  let pages: Article[] = [];
  return {
    name: 'markdown-copies',
    allContentLoaded({allContent}) {
      pages = articlesOf(allContent);
    },
    async postBuild({outDir}) {
      const convert = await createConverter();
      const cache = new ContentCache(siteDir, 'markdown');
      const copied: CopiedPage[] = [];
      for (const page of pages) {
        const {route, section, title, description, day} = page;
        const edition = day ? `${site.authors}, ${day}` : `${site.title} ${section}`;
        const head = {title, description, url: site.url + route, edition};
        const body = articleBody(await readFile(path.join(outDir, route, 'index.html'), 'utf8'));
        const key = [...sources, JSON.stringify(head), body];
        const markdown = String(await cache.get(key, () => Buffer.from(convert(body, head))));
        await writeFile(path.join(outDir, route, 'index.md'), markdown);
        copied.push({...page, markdown});
      }
      await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(site, sections, copied));
      for (const {path: version} of versions) {
        const own = copied.filter(({section}) => section === version);
        await writeFile(path.join(outDir, fullTextOf(version)), fullText(own));
      }
    },
  };
}
