import type {IndexedSection} from './client/index-file';

/** A part of the site that can be searched separately: a version of the docs, or a blog. */
interface Scope {
  /** The last segment of its address, which names its index. */
  name: string;
  label: string;
  /** The docs plugin's name of the version; a blog has none. */
  version?: string;
}

export interface SearchOptions {
  /** Path of the search page under the base URL. */
  path: string;
  /** The first one is the default. */
  scopes: readonly Scope[];
  /** Links before a query, or if it finds too little, in the reader's version: whole addresses, or paths under the base URL. */
  help: readonly {to: string; label: string; text: string}[];
}

/** What the index has of each page. */
export interface IndexOptions {
  /** What readers call a section; see `kind` in client/index-file.ts. It is `Error` before, if the heading begins with code. */
  kind: (route: string, section: IndexedSection) => string;
  packageOf: (route: string) => string | undefined;
  /** Anchors of headings, each left out with the text up to the next heading. */
  ignore: readonly string[];
}

export interface Options extends SearchOptions {
  index: IndexOptions;
}
