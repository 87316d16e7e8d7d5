/** Options of the search: see plugins/search. */
import type {Options} from '../plugins/search/options';
import {BLOG, links, searchPage} from './site';
import {placesOf} from './places';
import {reference} from './reference';
import {released, unreleased, versions} from './versions';

/** The version that readers get by default comes first, then the unreleased one, then older ones. */
const ordered = [released, unreleased, ...versions.filter(({status}) => status === 'older')];

/** All places except the first, the index of the others. */
const [, ...places] = placesOf(':version');

/** The headings of the reference and of the Support page have a kind of their own. */
function kind(route: string, {anchor}: {anchor: string}): string {
  if (!anchor) {
    return route.startsWith(`/${BLOG}/`) ? 'Post' : 'Page';
  }
  return route.endsWith('/glossary/') ? 'Term' : 'Section';
}

/** The packages by the ends of the addresses of their pages. */
const packages = Object.entries(reference.schema.packages);

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
    packageOf: (route: string) => packages.find(([, page]) => route.endsWith(`/${page}`))?.[0],
    ignore: ['next-steps'],
  },
} satisfies Options;
