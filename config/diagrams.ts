/** Options of plugins/code/drawn-diagrams. */
import {siteDir} from './pages';
import {versions} from './versions';

export const diagrams = {
  siteDir,
  folder: 'data/diagrams',
  pages: [...versions.map(({folder}) => folder), 'blog'],
  themes: {light: 'neutral', dark: 'dark'},
  // Fonts with the widths of Arial, which most machines have.
  fontFamily: 'Arial, Helvetica, "Liberation Sans", Arimo, sans-serif',
};
