export interface Options {
  siteDir: string;
  folder: string;
  pages: readonly string[];
  themes: {light: string; dark: string};
  /** Fonts of the labels, as in CSS: those whose letters are as wide on most machines. */
  fontFamily: string;
}
