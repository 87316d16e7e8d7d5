import type {MagicComments} from '../../engine/magicComments';

export interface Options {
  /** Grammars of prismjs beyond those that prism-react-renderer has; an unknown language is shown in one color. */
  additionalLanguages?: readonly string[];
  /** By default those of the theme: `prism.magicComments`. */
  magicComments?: MagicComments;
  /** Labels of blocks without a title, by language: `{bash: 'Terminal'}`. Others are labelled `Code`. */
  labels?: Readonly<Record<string, string>>;
  /** Lines of outputs that are errors. */
  errors?: ErrorPatterns;
  /** The command of the site's product, which is highlighted in shells. */
  product?: string;
  /** Progress lines, such as `rendered a in 1ms`. A run of them at the start of an output is folded into one line. */
  run?: RunPattern;
  /**
   * Files that a page starts with, by their path: those that the pages before it have written. A block that `replaces` a
   * file has the lines marked that the former version lacks.
   */
  formerFiles?: (file: string) => ReadonlyMap<string, string>;
}

interface RunPattern {
  /** Matches each line of a run. */
  line: RegExp;
  /** The words for a folded run, and the end of the line. */
  summary(lines: readonly string[]): {text: string; note: string};
}

export interface ErrorPatterns {
  /** Matches a line with an error message. */
  message: RegExp;
  /** Messages that only report that a child process failed. They are marked if the output has no other error. */
  relay?: RegExp;
}
