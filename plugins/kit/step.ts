/** The seam between the plugin `finished-pages` and the capabilities that read or edit finished pages. */
import type {Root} from 'hast';

/** A page of the docs or a post, as the framework knows it. */
export interface Article {
  /** Path of its address below the base URL, with the final slash: `/docs/v1alpha5/topics/gitops/`. */
  route: string;
  /** Path of its Markdown from the site's folder: `docs/topics/gitops/index.mdx`. */
  source: string;
  /** The framework's id of a docs page: `topics/gitops/index`; of a post its address. */
  id: string;
  /** The last segment of the address of its version or of its blog: `v1alpha5`, `blog`. */
  section: string;
  /** The categories of the sidebar that it belongs to, the outermost first. */
  trail: readonly string[];
  title: string;
  description: string;
  /** Day of a post, as `2024-10-28`; a page of the docs has none. */
  day?: string;
  byline?: string;
}

/** The site whose pages are finished. */
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
  /** Paths of the addresses of all pages below the base URL. */
  routes: readonly string[];
}

/** HTML that takes the place of a part of a page. */
export interface Edit {
  /** Positions in the page's HTML; both are the same where the edit only inserts. */
  start: number;
  end: number;
  html: string;
}

export interface FinishedPage {
  site: FinishedSite;
  /** Path of its address below the base URL: `/docs/v1alpha5/`. */
  route: string;
  file: string;
  /** Path of its Markdown or component from the site's folder; lists that the framework generates have none. */
  source?: string;
  /** As the framework wrote it. */
  html: string;
  /** The same, parsed, with positions. Steps do not change it. */
  tree: Root;
  article?: Article;
  /** What steps have edited so far. */
  edits: readonly Edit[];
  /**
   * Edits the page. The edits of all steps are applied together, once all have run on the page; those at the same position
   * in the order in which they were made.
   */
  replace(start: number, end: number, html: string): void;
  /** Inserts HTML at the start of the page's head, after the encoding. */
  prependToHead(html: string): void;
  appendToHead(html: string): void;
}

/**
 * One thing to be done with finished pages. A step keeps for itself what it collects, but not the trees. An error that a
 * step throws stops the build, which names the step and the page.
 */
export interface Step {
  name: string;
  /** Called once for each page, in the order of the steps. */
  page?(page: FinishedPage): void | Promise<void>;
  /** Called for each page once `page` of all steps has run: for what depends on the edits of others, such as hashes. */
  lastly?(page: FinishedPage): void | Promise<void>;
  /** Called once all pages have been read and written, in the order of the steps. */
  site?(site: FinishedSite): void | Promise<void>;
}
