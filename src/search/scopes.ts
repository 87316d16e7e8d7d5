import {versions} from '@site/config/site';

/** What is searched: the path of a version of the docs, the blog, or everything. */
export type Scope = string;

export const EVERYWHERE: Scope = 'all';

/** All scopes with their names for readers. */
export const scopes: readonly {scope: Scope; label: string}[] = [
  {scope: versions.released.path, label: `Docs ${versions.released.label}`},
  {scope: versions.unreleased.path, label: `Docs ${versions.unreleased.label}`},
  {scope: 'blog', label: 'Blog'},
  {scope: EVERYWHERE, label: 'Everywhere'},
];

/** Name of a section of the site, as readers know it. */
export const labelOf = (scope: Scope) => scopes.find((known) => known.scope === scope)?.label ?? scope;
