import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {onAssets} from '../assets';
import {createNameFinder, leanStyles, namesIn} from './lean';

/** The stylesheet that the classic theme starts with, of the version that it depends on. */
export const library = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/**
 * Sends no styles for components that this site has none of: an eighth of all. The scripts of all pages tell which
 * it has, as what a page shows is in them, too. Not in the live preview, where a writer may be about to add one.
 */
export default function leanStylesPlugin(): Plugin {
  const lean = onAssets('lean-styles', 'minified', ({compilation, assets, content}) => {
    const names = namesIn(readFileSync(library, 'utf8'));
    const note = createNameFinder(names);
    let named: ReadonlySet<string> = new Set();
    const filesOf = (ending: string) => Object.keys(assets).filter((file) => file.endsWith(ending));
    for (const file of filesOf('.js')) {
      named = note(String(assets[file]?.source()));
    }
    for (const file of filesOf('.css')) {
      const text = leanStyles(String(assets[file]?.source()), names, named);
      compilation.updateAsset(file, content(text));
    }
  });
  return {
    ...lean,
    // This site has no configuration of PostCSS, for which its loader would look in each folder above each stylesheet.
    configurePostCss: (options) => ({...options, config: false}),
  };
}
