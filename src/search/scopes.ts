import {versions} from '@site/config/versions';
import {BLOG} from '@site/lib/sections';

/** The part of the site that is searched: the path of a version of the docs, the blog, or everything. */
export type Scope = string;

export const EVERYWHERE: Scope = 'all';

/** The version that readers get by default comes first, then the unreleased one, then older ones. */
const order = ['released', 'unreleased', 'older'];

interface KnownScope {
  scope: Scope;
  label: string;
  /** What the label belongs to, where that is not clear. */
  context?: string;
}

/** All scopes with their names for readers. */
export const scopes: readonly KnownScope[] = [
  ...[...versions]
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
    .map(({path, label}) => ({scope: path, label, context: 'Docs'})),
  {scope: BLOG, label: 'Blog'},
  {scope: EVERYWHERE, label: 'Everywhere'},
];

/** Name of a section of the site, as readers know it. */
export function labelOf(scope: Scope): string {
  const {label = scope, context} = scopes.find((known) => known.scope === scope) ?? {};
  return context ? `${context} ${label}` : label;
}
