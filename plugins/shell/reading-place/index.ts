import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../engine/inlineScript';
import {checkOptions, Joi, keysOf, text} from '../../engine/options';
import type {Sequence} from '../../engine/steps';

export type Options = Sequence;

const schema = keysOf<Options>({
  category: text.required(),
  before: Joi.number().integer().min(0).required(),
});

/** Shows readers their place: a page's step in the sequence, and the pages that they've read. */
export default function readingPlace(given: Options): () => Plugin {
  const options = checkOptions('reading-place', schema, given);
  const file = (name: string) => path.join(__dirname, name);
  return () => ({
    name: 'reading-place',
    loadContent: () => inlineScript(file('client/read.ts')),
    contentLoaded: ({actions}) => actions.setGlobalData(options),
    injectHtmlTags: ({content}) => ({postBodyTags: [{tagName: 'script', innerHTML: content as string}]}),
    getThemePath: () => file('theme'),
    getClientModules: () => [file('reading-place.css')],
    getPathsToWatch: () => [file('client/read.ts')],
  });
}
