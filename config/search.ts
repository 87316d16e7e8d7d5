import type {IndexedSection} from '../plugins/search/client/index-file';
import type {Options} from '../plugins/search/options';
import {BLOG, links, placesIn, searchPage} from './site';
import {packages} from './reference';
import {released, versionsForReaders} from './versions';

const packageOf = (route: string) => Object.entries(packages).find(([, page]) => route.endsWith(page))?.[0];

/** What readers call a section. On the Support page, a heading that begins with code is a message, an error. */
function kind(route: string, {anchor, title, parent, kind: found}: IndexedSection): string {
  if (found && route.endsWith('/support/')) {
    return found;
  }
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
  return route.endsWith('/glossary/') ? 'Term' : '';
}

export const searchOptions = {
  path: searchPage,
  scopes: [
    ...versionsForReaders.map(({name, path, label}) => ({name: path, label: `Docs ${label}`, version: name})),
    {name: BLOG, label: 'Blog'},
  ],
  help: [
    ...placesIn(`/docs/${released.path}`),
    {to: links.discord, label: 'Discord', text: 'Ask a question'},
    {to: `${links.repository}/issues`, label: 'Issues on GitHub', text: 'Report a problem'},
  ],
  index: {
    kind,
    packageOf,
    ignore: ['next-steps'],
  },
} satisfies Options;
