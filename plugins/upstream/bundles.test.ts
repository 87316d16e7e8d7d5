/** What the plugins that change the bundles know about the modules of the installed packages. */
import {expect, test} from '@playwright/test';
import {advice, inBrowser, installed} from './fact';
import {files} from './files';

test('prism-react-renderer is imported in the browser by the replaced modules alone', () => {
  const importing = inBrowser.filter((file) =>
    /from 'prism-react-renderer'/.test(installed(file.slice('/node_modules/'.length))),
  );
  const then =
    'the alias replaces the module for every importer: replace the new one as well, or give it what it needs.';
  // Ours replace the first, and the component that all those below CodeBlock belong to.
  const known = /\/lib\/(?:prism-include-languages\.js|theme\/CodeBlock\/)/;
  expect(importing.length).toBeGreaterThan(1);
  expect(
    importing.filter((file) => !known.test(file)),
    advice({ours: [files.highlight], then}),
  ).toEqual([]);
});
