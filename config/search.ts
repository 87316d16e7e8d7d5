/** Options of the search: see plugins/search. */
import {BLOG} from '../plugins/kit/sections';
import {placesOf} from './places';
import {links} from './site';
import {released, unreleased, versions} from './versions';

/** The version that readers get by default comes first, then the unreleased one, then older ones. */
const ordered = [released, unreleased, ...versions.filter(({status}) => status === 'older')];

/** All places except the first, the index of the others. */
const [, ...places] = placesOf(':version');

export const searchOptions = {
  path: '/search/',
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
};

/** A heading with its text, or an entry of the reference under the heading `parent`. */
interface Section {
  anchor: string;
  title: string;
  parent?: string;
}

function sectionKind(route: string, {anchor, title, parent}: Section): string {
  if (!anchor) {
    return route.startsWith(`/${BLOG}/`) ? 'Post' : 'Page';
  }
  switch (route.replace(/^\/docs\/[^/]+\//, '')) {
    case 'glossary/':
      return 'Term';
    case 'api/author/':
    case 'api/core/':
      return parent ? 'Field' : title === `#${anchor}` ? 'Type' : 'Section';
    case 'api/cli/':
      return parent ? 'Flag' : /^holos\b/.test(title) ? 'Command' : 'Section';
    case 'support/':
      // The tools' messages start in lower case, this site's own headings with a capital letter.
      return /^\p{Ll}/u.test(title) ? 'Error' : 'Section';
    default:
      return 'Section';
  }
}

export const searchIndex = {
  kind: sectionKind,
  packageOf: (route: string) => /\/api\/(author|core)\/$/.exec(route)?.[1],
  ignore: ['next-steps'],
};
