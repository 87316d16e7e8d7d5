import path from 'node:path';
import {siteDir} from '../../../config/pages';
import {listOf} from '.';
import {stops, type Check, type Finding} from './stops';

/** Folders and files of content, whose changes the bundler hears of. */
const folders = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'blog',
  'src/pages',
  'data',
  'charts',
  'static/charts',
  'i18n/en',
];
const files = ['sidebars.ts', 'examples.lock.json'];

/** The part of the bundler that is used here. */
interface Compilation {
  compiler: {isChild(): boolean};
  errors: unknown[];
  warnings: unknown[];
  fileDependencies: {add(file: string): void};
  contextDependencies: {add(folder: string): void};
}

interface Compiler {
  webpack: {WebpackError: new (message: string) => Error};
  hooks: {afterCompile: {tap(name: string, act: (compilation: Compilation) => void): void}};
}

/** Names what only warns, whatever line it is in. */
const keyOf = ({file, message}: Finding) => `${file}: ${message}`;

/** Compilations within this time belong to one save, in milliseconds: the framework writes files of its own after it. */
const ONE_SAVE = 10_000;

/**
 * A plugin of the bundler that checks the content with each compilation. What is found takes the place of the errors
 * that the framework makes of the same; the preview's terminal and its overlay show it until it is mended.
 */
class Checked {
  /** When the overlay first showed a warning: a diagram or a block that is being written covers its page once. */
  private shown = new Map<string, number>();

  constructor(private readonly check: Check) {}

  apply(compiler: Compiler): void {
    const errorsOf = (found: readonly Finding[]) =>
      found.map((finding) => {
        const error = new compiler.webpack.WebpackError(listOf([finding]));
        error.stack = '';
        return error;
      });
    compiler.hooks.afterCompile.tap('mistakes', (compilation) => {
      // The page around all others is made by a compiler of its own.
      if (compilation.compiler.isChild()) {
        return;
      }
      folders.forEach((folder) => compilation.contextDependencies.add(path.join(siteDir, folder)));
      files.forEach((file) => compilation.fileDependencies.add(path.join(siteDir, file)));
      const {findings} = this.check();
      const wrong = findings.filter(stops('development'));
      const rest = findings.filter((finding) => !wrong.includes(finding));
      if (wrong.length > 0) {
        compilation.errors.splice(0, compilation.errors.length, ...errorsOf(wrong));
      }
      const now = Date.now();
      this.shown = new Map(rest.map((finding) => [keyOf(finding), this.shown.get(keyOf(finding)) ?? now]));
      const added = rest.filter((finding) => now - (this.shown.get(keyOf(finding)) ?? now) < ONE_SAVE);
      compilation.warnings.push(...errorsOf(added));
    });
  }
}

/** What the bundler needs to check the content with each compilation of the preview. */
export const createPreview = (check: Check) => ({
  plugins: [new Checked(check)],
  // The browser keeps the page before the mistake; of the framework's, it would get a module that throws.
  optimization: {emitOnErrors: false},
  // The framework leaves warnings to the terminal.
  devServer: {client: {overlay: {errors: true, warnings: true}}},
});
