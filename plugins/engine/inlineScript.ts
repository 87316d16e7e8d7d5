import {build} from 'esbuild';

/**
 * Bundles a script and what it imports into one minified text, for `injectHtmlTags` to write into every page. The text
 * depends only on the sources, so one hash in a Content-Security-Policy covers all pages. The framework (3.6.1) joins the
 * scripts of all plugins in one tag, where one that fails in an old browser must not take the others with it.
 */
export async function inlineScript(file: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    logLevel: 'silent',
    // The site's tsconfig would add "use strict", which would also apply to later scripts in the same tag.
    tsconfigRaw: {},
    banner: {js: 'try{'},
    footer: {js: '}catch(e){reportError(e)}'},
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
