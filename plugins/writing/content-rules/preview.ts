/** Shows the problems of the content in the terminal of the live preview, and the errors over its pages. */
import path from 'node:path';
import {formatProblem, type Problem} from '../../engine/problem';

/** The part of the bundler that is used here. */
interface PreviewCompilation {
  compiler: {isChild(): boolean};
  errors: (Error | string)[];
  warnings: unknown[];
  contextDependencies: {add(folder: string): void};
  fileDependencies: {add(file: string): void};
}

interface PreviewCompiler {
  webpack: {WebpackError: new (message: string) => Error};
  hooks: {afterCompile: {tap(name: string, act: (compilation: PreviewCompilation) => void): void}};
}

/**
 * A plugin of the bundler.
 *
 * @param watched absolute paths of folders and files, each change of which starts a compilation
 * @param check called after each compilation
 */
export const showProblems = (watched: readonly string[], check: () => readonly Problem[]) => ({
  apply({webpack, hooks}: PreviewCompiler): void {
    hooks.afterCompile.tap('content-rules', (compilation) => {
      if (compilation.compiler.isChild()) {
        return;
      }
      for (const file of watched) {
        const {contextDependencies, fileDependencies} = compilation;
        (path.extname(file) ? fileDependencies : contextDependencies).add(file);
      }
      for (const problem of check()) {
        const error = new webpack.WebpackError(formatProblem(problem));
        error.stack = '';
        (problem.severity === 'warning' ? compilation.warnings : compilation.errors).unshift(error);
      }
    });
  },
});
