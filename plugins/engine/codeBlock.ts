/** The framework's class of the lines that a fence or a comment marks. Pages have the shorter `code-marked`. */
export const MARKED = 'theme-code-block-highlighted-line';

export type ParseLines = (typeof import('@docusaurus/theme-common/internal'))['parseLines'];

/**
 * Code without its magic comments, and the classes of its lines by their index. The framework itself leaves the comments in code
 * whose fence names lines.
 */
export function linesBy(parseLines: ParseLines, text: string, options: Parameters<ParseLines>[1]) {
  const {code, lineClassNames} = parseLines(text, {...options, metastring: undefined});
  const named = parseLines(code, options).lineClassNames;
  return {code, classes: {...lineClassNames, ...named}};
}
