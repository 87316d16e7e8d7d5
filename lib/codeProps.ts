/** Content of a highlighted block of code: plugins/authoring/highlight writes it, theme/CodeBlock shows it. */
export interface CodeProps {
  /** `language-` and the language, which styles refer to. */
  className: string;
  /** Path of the file, or the kind of block. */
  label: string;
  /** Whether the label is a path. */
  path?: 'true';
  /** What a copy is of, where the label does not tell: a command, or what one printed. */
  name?: string;
  html: string;
  /** Exit status of the command, if it is not 0. */
  exit?: string;
  /** Number of lines of a long block, which the page folds. */
  folded?: string;
  numbered?: 'true';
}
