import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../engine/inlineScript';
import {sectionsOf} from '../engine/contentSections';
import {checkOptions} from '../engine/options';
import {searchSchema, type GivenOptions} from './options';

export {searchIndex} from './searchIndex';

/** The search's button and dialog in the navbar, and its page; `searchIndex` writes the index. */
export default function search(given: GivenOptions) {
  const options = checkOptions('search', searchSchema, given);
  return ({baseUrl, siteDir}: LoadContext): Plugin => ({
    name: 'search',
    // Also works before React starts.
    loadContent: () => inlineScript(path.join(__dirname, 'client/dialog.ts')),
    injectHtmlTags: ({content}) => ({postBodyTags: [{tagName: 'script', innerHTML: content as string}]}),
    getThemePath: () => path.join(__dirname, 'theme'),
    allContentLoaded({allContent}) {
      const sections = sectionsOf(allContent, baseUrl);
      options.scopes.forEach(({name}, index) => {
        if (!sections.includes(name)) {
          throw new Error(
            `search: option "scopes[${index}].name" is "${name}"; this site has ${sections.join(', ')}`,
          );
        }
      });
    },
    getClientModules: () =>
      ['../engine/controls.css', 'search.css'].map((file) => path.join(__dirname, file)),
    async contentLoaded({actions: {addRoute, createData}}) {
      await createData('options.json', options);
      addRoute({
        path: baseUrl + options.path.slice(1),
        // Browsers get this text, and an absolute path would reveal where the site was built.
        component: `@site/${path.relative(siteDir, path.join(__dirname, 'panel/SearchPage.tsx'))}`,
        exact: true,
      });
    },
  });
}
