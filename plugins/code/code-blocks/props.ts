/** Properties of a code block: the build makes them (block.ts), CodeFrame shows them. */
export interface CodeProps {
  language: string;
  label: string;
  path?: 'true';
  /** The block's name for its buttons, if the label doesn't identify it. Outputs have no copy button. */
  name?: string;
  html: string;
  exit?: string;
  /** Number of lines of a long block, which the page folds. */
  folded?: string;
  /** The line that replaces the first lines of an output, and its end. */
  run?: string;
  runNote?: string;
}
