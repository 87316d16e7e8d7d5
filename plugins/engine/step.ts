/** The interface between the plugin `finished-pages` and the plugins that read or edit finished pages. */
import type {Root} from 'hast';

/** A page of the docs or a post, with the framework's data. */
export interface Article {
  /** Its path under the base URL, with the final slash: `/docs/v1alpha5/topics/gitops/`. */
  route: string;
  /** Path of its Markdown from the site's folder: `docs/topics/gitops/index.mdx`. */
  source: string;
  /** The framework's id of a docs page: `topics/gitops/index`; of a post its address. */
  id: string;
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
  /** Paths of all pages under the base URL. */
  routes: readonly string[];
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
  /** The parsed HTML with positions. Steps must not change it. */
  tree: Root;
  article?: Article;
  /** The edits so far. */
  edits: readonly Edit[];
  /**
   * Edits the page. The edits of all steps are applied together after the last step; edits at the same position
   * are applied in the order in which they were made.
   */
  replace(start: number, end: number, html: string): void;
  /** Inserts HTML at the start of the page's head, after the encoding. */
  prependToHead(html: string): void;
  appendToHead(html: string): void;
  /** Writes a file next to the page: `index.md`. The next page doesn't wait for it, but it's there when `site` is called. */
  write(name: string, content: string): void;
}

/**
 * A task for finished pages. A step can collect data, but must not keep the trees. An error that a
 * step throws stops the build, and the message names the step and the page.
 */
export interface Step {
  /** The name of its plugin's folder; if a folder has several steps, one has it and the others say what they do. */
  name: string;
  /** The plugins and steps that it needs, with the reason: a site without one doesn't start. */
  needs?: Readonly<Record<string, string>>;
  /** Called once for each page, in the order of the steps. */
  page?(page: FinishedPage): void | Promise<void>;
  /** Called for each page after `page` of all steps, for work that depends on other steps' edits, such as hashes. */
  lastly?(page: FinishedPage): void | Promise<void>;
  /** Called after all pages are written, in the order of the steps. */
  site?(site: FinishedSite): void | Promise<void>;
}
