import {build} from 'esbuild';

/**
 * Bundles a script and what it imports into one minified text, for `injectHtmlTags` to write into every page. The text
 * depends on the sources alone, so one hash in a content security policy covers all pages.
 */
export async function inlineScript(file: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    logLevel: 'silent',
    // The site's own would begin each script with "use strict", which would count for scripts that follow in the same tag.
    tsconfigRaw: {},
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
