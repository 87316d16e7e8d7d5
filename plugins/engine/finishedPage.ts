/** What a capability reads and edits of the pages that the framework has written; see capability.ts. */
import type {Element, Root} from 'hast';

/** A page of the docs or a post, with the framework's data. */
export interface Article {
  /** Its path under the base URL, with the final slash: `/docs/v1alpha5/topics/gitops/`. */
  route: string;
  /** Path of its Markdown from the site's folder: `docs/topics/gitops/index.mdx`. */
  source: string;
  /** The last segment of the address of its version or of its blog: `v1alpha5`, `blog`. */
  section: string;
  /** Its categories in the sidebar, the outermost first. */
  trail: readonly string[];
  title: string;
  description: string;
  /** Day of a post, such as `2024-10-28`; docs pages have none. */
  day?: string;
  byline?: string;
}

export interface FinishedSite {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  /** Public address of the site with its base URL and without the final slash: `https://holos.run`. */
  url: string;
  title: string;
  tagline: string;
  /** All docs pages, each version in the order of its sidebar, then all posts, newest first. */
  articles: readonly Article[];
}

/** HTML that replaces a part of a page. */
export interface Edit {
  /** Positions in the page's HTML; they're equal if the edit only inserts. */
  start: number;
  end: number;
  html: string;
}

export interface FinishedPage {
  site: FinishedSite;
  /** Its path under the base URL: `/docs/v1alpha5/`. */
  route: string;
  file: string;
  /** Path of its Markdown or component from the site's folder; lists that the framework generates have none. */
  source?: string;
  /** As the framework wrote it. */
  html: string;
  /** The parsed HTML with positions. Nobody may change it. */
  tree: Root;
  article?: Article;
  edits: readonly Edit[];
  /**
   * Edits the page. All edits are applied together at the end; edits at the same position are applied in
   * the order in which they were made.
   */
  replace(start: number, end: number, html: string): void;
  /** The same for an element. One without a position, which HTML implies or `<noscript>` has, stays. */
  replaceElement(element: Element, html: string): void;
  /** Inserts HTML at the start of the page's head, after the encoding. */
  prependToHead(html: string): void;
  appendToHead(html: string): void;
  /** Writes a file next to the page: `index.md`. */
  write(name: string, content: string): void;
}
