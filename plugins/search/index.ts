import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {inlineScript} from '../kit/inlineScript';
import type {GivenOptions, SearchOptions} from './options';

export {searchIndex} from './searchIndex';

/** The types say more of lists; this is for defaults, and for a configuration without types. */
const schema = Joi.object<SearchOptions>({
  path: Joi.string()
    .pattern(/^\/.*\/$/)
    .default('/search/'),
  placeholder: Joi.string().default('Search'),
  scopes: Joi.array().items(Joi.object()).min(1).required(),
  start: Joi.array().items(Joi.object()).default([]),
  help: Joi.array().items(Joi.object()).default([]),
  synonyms: Joi.array().items(Joi.array().items(Joi.string()).min(2)).default([]),
});

/**
 * The button and dialog of the search for the navbar, and its page; `searchIndex` writes the index. Options are an
 * argument, because the framework sends the options in its configuration to every browser.
 *
 * @throws Error that names the option that is wrong
 */
export default function search(given: GivenOptions) {
  const options = Joi.attempt(given, schema, 'plugins/search:') as SearchOptions;
  return ({baseUrl, siteDir}: LoadContext): Plugin => ({
    name: 'search',
    // Before React runs, too.
    loadContent: () => inlineScript(path.join(__dirname, 'client/dialog.ts')),
    injectHtmlTags: ({content}) => ({postBodyTags: [{tagName: 'script', innerHTML: content as string}]}),
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions: {addRoute, createData}}) {
      await createData('options.json', options);
      addRoute({
        path: baseUrl + options.path.slice(1),
        // Browsers get this text: an absolute path would tell where the site was built.
        component: `@site/${path.relative(siteDir, path.join(__dirname, 'panel/SearchPage.tsx'))}`,
        exact: true,
      });
    },
  });
}
