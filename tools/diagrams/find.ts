import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {pages} from '../../config/pages';
import {lineOf, parseMarkdown} from '../../lib/markdown';

/** A diagram of a page. */
export interface Diagram {
  /** Path of the page from the site's folder. */
  file: string;
  /** Line of the fence that begins it, from 1. */
  line: number;
  source: string;
}

/** All diagrams of the docs and the blog, in the order of their pages. */
export function findDiagrams(): Diagram[] {
  return pages
    .all()
    .filter(({section}) => section !== undefined)
    .flatMap(({source: file}) => {
      const text = readFileSync(path.join(pages.siteDir, file), 'utf8');
      const found: Diagram[] = [];
      if (text.includes('mermaid')) {
        visit(parseMarkdown(text, file), 'code', (node: Code) => {
          if (node.lang === 'mermaid') {
            found.push({file, line: lineOf(node), source: node.value});
          }
        });
      }
      return found;
    });
}
