/** A part of the site that can be searched separately: a version of the docs, or a blog. */
export interface Scope {
  /** The last segment of its address, which names its index. */
  name: string;
  label: string;
  version?: string;
}

export interface StartLink {
  /** Path under the base URL, or a whole address; `:version` is replaced by the version that is searched. */
  to: string;
  label: string;
  text?: string;
}

export interface SearchOptions {
  /** Path of the search page under the base URL. */
  path: string;
  placeholder: string;
  /** The first one is the default. */
  scopes: readonly Scope[];
  /** Links to show before a query. `isCode` formats them as code. */
  start: readonly {label: string; isCode?: boolean; links: readonly StartLink[]}[];
  help: readonly StartLink[];
}

export type GivenOptions = Pick<SearchOptions, 'scopes'> & Partial<SearchOptions>;
