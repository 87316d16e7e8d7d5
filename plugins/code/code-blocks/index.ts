import path from 'node:path';
import type {Capability} from '../../engine/capability';
import {checkOptions} from '../../engine/options';
import {loadLanguages} from './languages';
import {optionsSchema, type Options} from './options';
import {highlightCode} from './rehype';

export {codeProps} from './block';
export {linkBlock} from './rehype';

const file = (name: string) => path.join(__dirname, name);

/**
 * Highlights code at build, and keeps the highlighter out of the bundles, which the classic theme imports into every page. See
 * README.md.
 */
export function codeBlocks(given: Options = {}): Capability {
  const options = checkOptions('code-blocks', optionsSchema, given);
  loadLanguages(options.languages);
  return {
    name: 'code-blocks',
    markdown: () => ({rehype: [highlightCode(options)]}),
    client: [file('code-blocks.css'), file('../../engine/toast.css')],
    script: file('copy.ts'),
    theme: file('theme'),
    plugin: () => ({
      configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': file('noPrism.ts')}}}),
    }),
  };
}
