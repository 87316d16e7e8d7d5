import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {pages} from '../../config/pages';
import {parseMarkdown} from '../../lib/markdown';

/** Sources of all diagrams of the docs and the blog, with the files that have them. */
export function findDiagrams(): {file: string; source: string}[] {
  return pages
    .all()
    .filter(({section}) => section !== undefined)
    .flatMap(({source: file}) => {
      const text = readFileSync(path.join(pages.siteDir, file), 'utf8');
      const found: {file: string; source: string}[] = [];
      if (text.includes('mermaid')) {
        visit(parseMarkdown(text, file), 'code', ({lang, value}: Code) => {
          if (lang === 'mermaid') {
            found.push({file, source: value});
          }
        });
      }
      return found;
    });
}
