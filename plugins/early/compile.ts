import path from 'node:path';
import {rspack} from '@docusaurus/faster';

/**
 * Bundles a script of this folder into one minified text, to stand inline in every page. The text depends on the
 * sources alone, so that one hash in a content security policy covers all pages.
 *
 * @param name name of the file, such as `address.ts`
 */
export function compileScript(name: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    context: __dirname,
    entry: path.join(__dirname, name),
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
  compiler.hooks.shouldEmit.tap('early', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const source = stats?.compilation.assets['script.js']?.source();
      if (error || stats?.hasErrors() || source === undefined) {
        reject(error ?? new Error(`${name}: ${stats?.toString({all: false, errors: true})}`));
      } else {
        resolve(String(source).trim());
      }
      compiler.close(() => undefined);
    });
  });
}
