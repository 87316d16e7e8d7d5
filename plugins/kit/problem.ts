/** The one type for something that a writer or a maintainer has to correct. */

/** Something to correct in a file. Functions that judge return a list of these, so that all show at once. */
export interface Problem {
  /** Path from the site's folder, with slashes: `docs/topics/kargo.mdx`. */
  file: string;
  /** Counted from 1; 1 where the whole file is meant. */
  line: number;
  /** What is wrong, without a full stop: `front matter lacks title`. */
  message: string;
  /** What to do about it, as an instruction: `run: npx docusaurus reference cli`. */
  remedy?: string;
  /** A warning is printed and stops nothing. An error when left out. */
  severity?: 'error' | 'warning';
}

/** `file:line: message; remedy`, the form that terminals and editors make clickable. */
export function formatProblem({file, line, message, remedy}: Problem): string {
  return `${file}:${line}: ${message}${remedy === undefined ? '' : `; ${remedy}`}`;
}

/** Thrown where work cannot go on because of one problem, such as a file that cannot be parsed. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
    // The stack of the program does not help a person who corrects a file.
    this.stack = this.message;
  }
}
