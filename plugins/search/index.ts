import path from 'node:path';
import type {Capability} from '../engine/capability';
import type {Options} from './options';
import {checkKeys, createIndex} from './searchIndex';

const file = (name: string) => path.join(__dirname, name);

/** The index of the articles, the search's button and dialog in the navbar, and its page; see README.md. */
export function search({index, ...options}: Options): Capability {
  return {
    name: 'search',
    client: [file('search.css')],
    // Also works before React starts.
    script: file('client/dialog.ts'),
    theme: file('theme'),
    checks: () => [checkKeys],
    plugin: ({baseUrl, siteDir}) => ({
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
