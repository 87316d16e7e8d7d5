/** Options of plugins/code/diagrams and of Mermaid. */
import {siteDir} from './pages';
import {versions} from './versions';

export const diagrams = {
  siteDir,
  folder: 'data/diagrams',
  pages: [...versions.map(({folder}) => folder), 'blog'],
};

export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    // Fonts with the widths of Arial, which most machines have.
    fontFamily: 'Arial, Helvetica, "Liberation Sans", Arimo, sans-serif',
    flowchart: {wrappingWidth: 260},
  },
};
