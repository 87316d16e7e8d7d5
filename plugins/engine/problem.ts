/** The type of everything that a writer or a maintainer has to correct. */

/** Something to correct in a file. Checks return a list, so that all problems are reported at once. */
export interface Problem {
  /** Path from the site's folder, with slashes: `docs/topics/kargo.mdx`. */
  file: string;
  /** Counted from 1; 1 for the whole file. */
  line: number;
  /** The problem, without a period: `front matter lacks title`. */
  message: string;
  /** The remedy, as an instruction: `run: npm run reference`. */
  remedy?: string;
  /** A warning doesn't stop the build. The default is an error. */
  severity?: 'error' | 'warning';
}

/** `file:line: message; remedy`, the form that terminals and editors make clickable. */
export function formatProblem({file, line, message, remedy}: Problem): string {
  return `${file}:${line}: ${message}${remedy === undefined ? '' : `; ${remedy}`}`;
}

/** Thrown if one problem stops all further work, such as a file that can't be parsed. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
    // A stack trace doesn't help with correcting a file.
    this.stack = this.message;
  }
}
