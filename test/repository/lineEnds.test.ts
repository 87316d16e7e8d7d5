import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {CopiedSite} from '../support/copiedSite';

// The check of all pages takes several seconds, and more on a busy machine.
test.setTimeout(400_000);

test('writers on Windows get no error for the line ends that Git makes there', {tag: '@later'}, async () => {
  const site = new CopiedSite();
  try {
    site.delete('.gitattributes');
    site.commit('Without attributes');
    site.checkOutForWindows();
    expect(readFileSync(path.join(site.folder, 'docs/glossary.mdx'), 'utf8')).toContain('\r\n');
    const {status, output} = await site.run('docusaurus', ['content']);
    expect(output).toMatch(/^0 problems in the content$/m);
    expect(status).toBe(0);
  } finally {
    site.delete();
  }
});
