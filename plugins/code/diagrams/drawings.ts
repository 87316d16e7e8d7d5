/** The drawings of a diagram: `ID.light.svg`, `ID.dark.svg`, and `ID.json`, which has a `Drawing`. */
import {createHash} from 'node:crypto';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

export const modes = ['light', 'dark'] as const;

export type Mode = (typeof modes)[number];

export interface Drawing {
  source: string;
  /** The title and the description of the diagram, or else its words. */
  alt: string;
  sizes: Record<Mode, readonly [width: number, height: number]>;
}

export interface Options {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Folder of the drawings, from the site's folder. */
  folder: string;
  /** Folders of the pages with diagrams, from the site's folder. */
  pages: readonly string[];
}

/** The id of a diagram: a hash of its source. */
export function idOf(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

/** The `mermaid` fences of a page. */
export function findDiagrams(tree: Root): Code[] {
  const fences: Code[] = [];
  visit(tree, {type: 'code', lang: 'mermaid'}, (fence) => {
    fences.push(fence);
  });
  return fences;
}
