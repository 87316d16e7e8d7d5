/** Options of the search: see plugins/search. */
import type {Options} from '../plugins/search/options';
import {BLOG, links, searchPage} from './site';
import {placesOf} from './places';
import {packages} from './reference';
import {released, unreleased, versions} from './versions';

/** The version that readers get by default comes first, then the unreleased one, then older ones. */
const ordered = [released, unreleased, ...versions.filter(({status}) => status === 'older')];

/** All places except the first, the index of the others. */
const [, ...places] = placesOf(':version');

/** The package whose types a page explains. */
const packageOf = (route: string) => Object.entries(packages).find(([, page]) => route.endsWith(page))?.[0];

/** A heading, or an entry of the reference, which has the heading above it as its parent. */
interface Section {
  anchor: string;
  title: string;
  parent?: string;
}

/** What readers call a section. Messages on the Support page have a kind of their own. */
function kind(route: string, {anchor, title, parent}: Section): string {
  if (!anchor) {
    return route.startsWith(`/${BLOG}/`) ? 'Post' : 'Page';
  }
  if (parent) {
    return packageOf(route) ? 'Field' : 'Flag';
  }
  if (packageOf(route) && title.startsWith('#')) {
    return 'Type';
  }
  if (route.endsWith('/api/cli/') && title.startsWith('holos')) {
    return 'Command';
  }
  return route.endsWith('/glossary/') ? 'Term' : 'Section';
}

export const searchOptions = {
  path: searchPage,
  placeholder: 'Term, field, flag, or error message',
  scopes: [
    ...ordered.map(({name, path, label}) => ({name: path, label: `Docs ${label}`, version: name})),
    {name: BLOG, label: 'Blog'},
  ],
  start: [
    {
      label: 'Start here',
      links: places,
    },
    {
      label: 'Common errors',
      isCode: true,
      links: [
        {to: '/docs/:version/support/#conflicting-values', label: 'conflicting values'},
        {to: '/docs/:version/support/#field-not-allowed', label: 'field not allowed'},
        {to: '/docs/:version/support/#outside-platform', label: 'cannot find package "./platform"'},
        {to: '/docs/:version/support/#no-helm', label: 'exec: "helm": executable file not found in $PATH'},
      ],
    },
  ],
  help: [
    {to: '/docs/:version/glossary/', label: 'Glossary'},
    {to: links.discord, label: 'Ask on Discord'},
    {to: `${links.repository}/issues`, label: 'Issues on GitHub'},
  ],
  index: {
    kind,
    packageOf,
    ignore: ['next-steps'],
  },
} satisfies Options;
