import path from 'node:path';
import {rspack} from '@docusaurus/faster';

/**
 * Bundles a script and what it imports into one minified text, for `injectHtmlTags` to write into every page. The text
 * depends on the sources alone, so one hash in a content security policy covers all pages.
 *
 * @param file absolute path of the entry point, in TypeScript
 * @throws Error with the bundler's words when it does not compile
 */
export function inlineScript(file: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    context: path.dirname(file),
    entry: file,
    target: ['web', 'es2020'],
    devtool: false,
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
    output: {filename: 'script.js'},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2020'}},
        },
      ],
    },
  });
  // Nothing is written to disk: the text goes from memory into the pages.
  compiler.hooks.shouldEmit.tap('inline-script', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const source = stats?.compilation.assets['script.js']?.source();
      if (error || stats?.hasErrors() || source === undefined) {
        reject(error ?? new Error(`${file}: ${stats?.toString({all: false, errors: true})}`));
      } else {
        resolve(String(source).trim());
      }
      compiler.close(() => undefined);
    });
  });
}
