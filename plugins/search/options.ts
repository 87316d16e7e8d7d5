import {Joi, keysOf, text} from '../engine/options';
import {indexSchema, type IndexOptions} from './searchIndex';

/** A part of the site that can be searched separately: a version of the docs, or a blog. */
export interface Scope {
  /** The last segment of its address, which names its index. */
  name: string;
  label: string;
  /** The docs plugin's name of the version; a blog has none. */
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
  /** Text of the empty field. */
  placeholder: string;
  /** The first one is the default. */
  scopes: readonly Scope[];
  /** Links to show before a query. `isCode` formats them as code. */
  start: readonly {label: string; isCode?: boolean; links: readonly StartLink[]}[];
  /** Links to show when a search finds too little. */
  help: readonly StartLink[];
}

export interface AllOptions extends SearchOptions {
  /** What the index has of each page. */
  index?: IndexOptions;
}

const links = Joi.array().items(keysOf<StartLink>({to: text.required(), label: text.required(), text}));

export const searchSchema = keysOf<AllOptions>({
  index: indexSchema,
  path: text.pattern(/^\/.+\/$/, 'a path with slashes around it').default('/search/'),
  placeholder: text.default('Search'),
  scopes: Joi.array()
    .items(keysOf<Scope>({name: text.required(), label: text.required(), version: text}))
    .min(1)
    .required(),
  start: Joi.array()
    .items(
      keysOf<SearchOptions['start'][number]>({
        label: text.required(),
        isCode: Joi.boolean(),
        links: links.required(),
      }),
    )
    .default([]),
  help: links.default([]),
});
