/** The diagrams of this site: what plugins/drawn-diagrams cannot know. */
import {siteDir} from './pages';
import {versions} from './versions';

export const diagrams = {
  siteDir,
  folder: 'data/diagrams',
  pages: [...versions.map(({folder}) => folder), 'blog'],
  themes: {light: 'neutral', dark: 'dark'},
  // Letters as wide as Arial's are on most machines.
  fontFamily: 'Arial, Helvetica, "Liberation Sans", Arimo, sans-serif',
};
