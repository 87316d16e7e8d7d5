import {versions} from '@site/config/versions';
import {BLOG} from '@site/lib/sections';

/** The part of the site that is searched: the path of a version of the docs, the blog, or everything. */
export type Scope = string;

export const EVERYWHERE: Scope = 'all';

/** The version that readers get by default comes first, then the unreleased one, then older ones. */
const order = ['released', 'unreleased', 'older'];

/** All scopes with their names for readers. */
export const scopes: readonly {scope: Scope; label: string}[] = [
  ...[...versions]
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
    .map(({path, label}) => ({scope: path, label: `Docs ${label}`})),
  {scope: BLOG, label: 'Blog'},
  {scope: EVERYWHERE, label: 'Everywhere'},
];

/** Name of a section of the site, as readers know it. */
export const labelOf = (scope: Scope) => scopes.find((known) => known.scope === scope)?.label ?? scope;
