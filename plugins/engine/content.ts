/** The content of a site for its checks. A capability that owns files also checks them. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from './markdown';
import type {Problem} from './problem';
import type {SourcePage} from './sourcePage';

/** A page of Markdown that can be parsed. */
export interface ContentPage extends SourcePage {
  kind: 'docs' | 'blog' | 'pages';
  /** The folder of its kind, or of its version, from the site's folder: `versioned_docs/version-2`. */
  folder: string;
  /** Its path under the base URL, with the final slash. */
  route: string;
}

/** All pages of a site's folder, as they are now. */
export interface Content {
  siteDir: string;
  pages: readonly ContentPage[];
  /** Whether an element of the page can have the id; true if a component may write it. */
  hasId: (page: ContentPage, id: string) => boolean;
  /** Writers run commands after writing, so the preview only warns about problems that a command fixes. */
  isPreview: boolean;
}

/** Checks content. Throws a ProblemError if a broken file makes further checks impossible. */
export type ContentCheck = (content: Content) => readonly Problem[];

/** Makes a check that asks a function about each node of all pages: what is wrong with it, and what to do. */
export const checkNodes =
  (find: (node: Nodes) => Iterable<readonly [message: string, remedy: string]>): ContentCheck =>
  ({pages}) =>
    pages.flatMap(({file, tree}) => {
      const problems: Problem[] = [];
      visit(tree, (node) => {
        for (const [message, remedy] of find(node)) {
          problems.push({file, line: lineOf(node), message, remedy});
        }
      });
      return problems;
    });
