import {checkOptions, keysOf, text, texts} from '../../engine/options';

export interface Options {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Folder of the drawings, from the site's folder. */
  folder: string;
  /** Folders of the pages with diagrams, from the site's folder. */
  pages: readonly string[];
  /** Themes of Mermaid for both color modes. */
  themes: {light: string; dark: string};
  /** Fonts of the labels, as in CSS, with the same letter widths on most machines. */
  fontFamily: string;
}

const schema = keysOf<Options>({
  siteDir: text.required(),
  folder: text.required(),
  pages: texts.required(),
  themes: keysOf<Options['themes']>({light: text.required(), dark: text.required()}).required(),
  fontFamily: text.required(),
});

/** All functions of this folder take the same options. */
export const checkDrawing = (given: Options) => checkOptions('drawn-diagrams', schema, given);
