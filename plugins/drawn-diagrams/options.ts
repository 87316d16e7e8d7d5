export interface Options {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Folder of the drawings, from the site's folder. */
  folder: string;
  /** Folders of the pages, from the site's folder. */
  pages: readonly string[];
  /** Mermaid's themes for the two color modes. */
  themes: {light: string; dark: string};
  /** Fonts of the labels, as in CSS: those whose letters are as wide on most machines. */
  fontFamily: string;
}
