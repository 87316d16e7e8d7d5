import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../kit/inlineScript';
import type {GivenOptions, SearchOptions} from './options';

export {searchIndex} from './searchIndex';

const defaults = {path: '/search/', placeholder: 'Search', start: [], help: []};

/**
 * The search's button and dialog in the navbar, and its page; `searchIndex` writes the index. Options are an argument,
 * because the framework sends the options in its configuration to every browser.
 */
export default function search(given: GivenOptions) {
  const options: SearchOptions = {...defaults, ...given};
  return ({baseUrl, siteDir}: LoadContext): Plugin => ({
    name: 'search',
    // Also works before React starts.
    loadContent: () => inlineScript(path.join(__dirname, 'client/dialog.ts')),
    injectHtmlTags: ({content}) => ({postBodyTags: [{tagName: 'script', innerHTML: content as string}]}),
    getThemePath: () => path.join(__dirname, 'theme'),
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
