export interface Options {
  siteDir: string;
  folder: string;
  pages: readonly string[];
  themes: {light: string; dark: string};
  /** Fonts of the labels, as in CSS, with the same letter widths on most machines. */
  fontFamily: string;
}
