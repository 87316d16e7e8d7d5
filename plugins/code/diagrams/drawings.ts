/** The drawings of a diagram: `ID.light.svg`, `ID.dark.svg`, and `ID.json` with what a page says of them. */
import {createHash} from 'node:crypto';

export const modes = ['light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** The content of `ID.json`. */
export interface Drawing {
  source: string;
  /** The title and the description of the diagram, or else its words. */
  alt: string;
  /** Width and height in each color mode; in some kinds of diagram they differ. */
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
