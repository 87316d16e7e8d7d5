import path from 'node:path';
import type {Capability} from '../../engine/capability';
import type {Options} from './options';
import {highlightCode, keepFlagsWhole} from './rehype';

const file = (name: string) => path.join(__dirname, name);

/**
 * Highlights code at build, and keeps the highlighter out of the bundles, which the classic theme imports into every page. See the
 * README of the room.
 */
export function codeBlocks(options: Options = {}): Capability {
  return {
    name: 'code-blocks',
    markdown: ({prism}) => ({
      rehype: [highlightCode({...prism, ...options}), keepFlagsWhole],
    }),
    client: [file('code-blocks.css')],
    script: file('copy.ts'),
    theme: file('theme'),
    plugin: () => ({
      configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': file('noPrism.ts')}}}),
    }),
  };
}
