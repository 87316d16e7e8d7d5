/** Properties of a code block: the build makes them (block.ts), theme/CodeBlock shows them. */
export interface CodeProps {
  /** `language-` and the language. */
  className: string;
  /** Path of the file, or the kind of block. */
  label: string;
  /** Whether the label is a path. */
  path?: 'true';
  /** Name of the copy button, where the label does not tell. */
  name?: string;
  /** The highlighted code. */
  html: string;
  /** Exit status of the command, if it is not 0. */
  exit?: string;
  /** Number of lines of a long block, which the page folds. */
  folded?: string;
}

declare module '@theme/CodeBlock' {
  /** Blocks of Markdown have the properties that the build made; those that a component writes have the framework's. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds to the framework's interface
  interface Props extends Partial<Omit<CodeProps, 'className'>> {}
}
