/** Properties of a code block: the build makes them (block.ts), theme/CodeBlock shows them. */
export interface CodeProps {
  className: string;
  label: string;
  path?: 'true';
  /** Name of the copy button, where the label does not tell. Output is read, not copied: it has neither. */
  name?: string;
  html: string;
  exit?: string;
  /** Name of a button that another plugin's script serves. */
  action?: string;
  /** Number of lines of a long block, which the page folds. */
  folded?: string;
}

declare module '@theme/CodeBlock' {
  /** Blocks of Markdown have the properties that the build made; those that a component writes have the framework's. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds to the framework's interface
  interface Props extends Partial<Omit<CodeProps, 'className'>> {}
}
