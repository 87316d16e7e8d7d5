/** A part of the site that can be searched by itself: a version of the docs, or a blog. */
export interface Scope {
  /** The last segment of its address, which names its index. */
  name: string;
  label: string;
  version?: string;
}

export interface StartLink {
  /** Path below the base URL, or a whole address; `:version` stands for the version that is searched. */
  to: string;
  label: string;
  text?: string;
}

export interface SearchOptions {
  /** Address of the page of the search below the base URL. */
  path: string;
  placeholder: string;
  /** The first is the one that readers get by default. */
  scopes: readonly Scope[];
  /** Links to show before a query. `isCode` sets them in the font of code. */
  start: readonly {label: string; isCode?: boolean; links: readonly StartLink[]}[];
  help: readonly StartLink[];
}

export type GivenOptions = Pick<SearchOptions, 'scopes'> & Partial<SearchOptions>;
