import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../engine/inlineScript';

import {activate} from './rehype';

export {codeProps} from './block';
export type {Options} from './options';
export {highlightCode, linkBlock} from './rehype';

/**
 * Shows code blocks that `highlightCode`, a rehype plugin of this folder, has highlighted: the component, its styles and the
 * script of the copy button. Keeps the highlighter out of the bundles, which the classic theme imports into every page.
 */
export default function codeBlocks(): Plugin {
  activate();
  const file = (name: string) => path.join(__dirname, name);
  return {
    name: 'code-blocks',
    loadContent: () => inlineScript(file('copy.ts')),
    injectHtmlTags: ({content}) => ({postBodyTags: [{tagName: 'script', innerHTML: content as string}]}),
    getThemePath: () => file('theme'),
    getClientModules: () => [file('../../engine/controls.css'), file('code-blocks.css')],
    getPathsToWatch: () => [file('copy.ts')],
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': file('noPrism.ts')}}}),
  };
}
