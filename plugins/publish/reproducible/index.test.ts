import {expect, test} from '@playwright/test';
import {keepNamesInRuntime, nameImageLoader} from '.';

test('a minifier of its own keeps the names in the runtime, and a bundler without the known minifier stops the build', () => {
  class SwcJsMinimizerRspackPlugin {
    readonly _args: object[];
    constructor(...args: object[]) {
      this._args = args;
    }
  }
  const first = new SwcJsMinimizerRspackPlugin({minimizerOptions: {compress: true}});
  const minimizer: unknown[] = [first];
  keepNamesInRuntime({minimize: true, minimizer});
  expect(first).toMatchObject({_args: [{exclude: /runtime~main/}]});
  const minimizerOptions = {compress: true, mangle: false};
  expect(minimizer[1]).toMatchObject({_args: [{include: /runtime~main/, minimizerOptions}]});
  keepNamesInRuntime({minimize: false});
  for (const others of [[], [{}], undefined]) {
    expect(() => keepNamesInRuntime({minimize: true, minimizer: others})).toThrow(
      'no SwcJsMinimizerRspackPlugin',
    );
  }
});

test('the loader of an image has no path of this machine, and keeps a small one as a file', () => {
  const value = 'url-loader/cjs.js?limit=10000&fallback=/home/me/node_modules/file-loader/cjs.js!./a.png';
  const expression = {type: 'Literal', value, raw: JSON.stringify(value)};
  const estree = {type: 'Program', body: [{type: 'ExpressionStatement', expression}]};
  const image = {type: 'mdxJsxTextElement', attributes: [{name: 'src', value: {data: {estree}}}]};
  nameImageLoader()({type: 'root', children: [image]} as never);
  expect(JSON.stringify(image)).not.toContain('/home/me');
  expect(expression.value).toBe('url-loader/cjs.js?limit=-1&fallback=file-loader!./a.png');
});
