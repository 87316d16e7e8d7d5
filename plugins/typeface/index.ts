import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../kit/inlineScript';

/** Fetches the fonts of the stylesheets when the browser is idle, and uses them from the next page on: see README.md. */
export default function typeface(): Plugin {
  const file = (name: string) => path.join(__dirname, name);
  return {
    name: 'typeface',
    loadContent: () => inlineScript(file('page/early.ts')),
    injectHtmlTags: ({content}) => ({preBodyTags: [{tagName: 'script', innerHTML: String(content)}]}),
    getClientModules: () => [file('client/fetch.ts')],
    getPathsToWatch: () => [file('page/early.ts')],
  };
}
