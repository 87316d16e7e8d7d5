import type {IndexedSection} from './client/index-file';

/** A part of the site that can be searched separately: a version of the docs, or a blog. */
interface Scope {
  /** The last segment of its address, which names its index. */
  name: string;
  label: string;
  /** The docs plugin's name of the version; a blog has none. */
  version?: string;
}

interface StartLink {
  /** Path under the base URL, or a whole address; `:version` is replaced by the version that is searched. */
  to: string;
  label: string;
  text?: string;
}

export interface SearchOptions {
  /** Path of the search page under the base URL. */
  path: string;
  /** Text of the empty field. */
  placeholder: string;
  /** The first one is the default. */
  scopes: readonly Scope[];
  /** Links to show before a query. `isCode` formats them as code. */
  start: readonly {label: string; isCode?: boolean; links: readonly StartLink[]}[];
  /** Links to show when a search finds too little. */
  help: readonly StartLink[];
}

/** What the index has of each page. */
export interface IndexOptions {
  /** What readers call a section whose heading has no `data-kind`; see `kind` in client/index-file.ts. */
  kind: (route: string, section: IndexedSection) => string;
  /** The package whose types a page explains. */
  packageOf: (route: string) => string | undefined;
  /** Anchors of headings, each left out with the text up to the next heading. */
  ignore: readonly string[];
}

export interface Options extends SearchOptions {
  index: IndexOptions;
}
