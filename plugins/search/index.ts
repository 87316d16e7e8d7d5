import path from 'node:path';
import type {Capability} from '../engine/capability';
import {checkSections, sectionsOf} from '../engine/contentSections';
import {checkOptions} from '../engine/options';
import {searchSchema, type AllOptions} from './options';
import {checkKeys, createIndex} from './searchIndex';

const file = (name: string) => path.join(__dirname, name);

/** The index of the articles, the search's button and dialog in the navbar, and its page; see README.md. */
export function search(given: Pick<AllOptions, 'scopes'> & Partial<AllOptions>): Capability {
  const {index = {}, ...options} = checkOptions('search', searchSchema, given);
  return {
    name: 'search',
    client: [file('search.css')],
    // Also works before React starts.
    script: file('client/dialog.ts'),
    theme: file('theme'),
    checks: () => [checkKeys],
    plugin: ({baseUrl, siteDir}) => ({
      allContentLoaded({allContent}) {
        checkSections('search', 'scopes', options.scopes, sectionsOf(allContent, baseUrl));
      },
      async contentLoaded({actions: {addRoute, createData}}) {
        await createData('options.json', options);
        addRoute({
          path: baseUrl + options.path.slice(1),
          // Browsers get this text, and an absolute path would reveal where the site was built.
          component: `@site/${path.relative(siteDir, file('panel/SearchPage.tsx'))}`,
          exact: true,
        });
      },
    }),
    ...createIndex(index),
  };
}
