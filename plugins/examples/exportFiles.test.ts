// That pages in the preview depend on these files, says test/sites/writing.spec.ts.
import {existsSync, readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {expect, file, from, options, run, test} from './fixture/site';
import {exportFiles} from './exportFiles';
import {openSite} from './pages';

test('the exported files of a page are written when they or its start change, not when its text does', ({
  site,
}) => {
  const files = file('a.txt', 'one') + file('b.txt', 'two', 'output');
  const excerpt = file('a.txt', 'on', 'excerpt');
  const generated = path.join(site.root, '.generated');
  /** Whether the file is written for this text of the page. */
  function isWritten(text: string): boolean {
    site.page('page', text);
    const page = openSite(site.root, options).pages.get('v2/page');
    const target = path.join(generated, 'examples/exports/v2/page.json');
    if (existsSync(target)) {
      utimesSync(target, 0, 0);
    }
    expect(page && exportFiles(page, generated)).toBe(target);
    return statSync(target).mtimeMs !== 0;
  }
  expect(isWritten(files)).toBe(true);
  expect(isWritten(`Text.\n\n${files}${excerpt}More.\n\n${run('echo a')}`)).toBe(false);
  expect(isWritten(files + file('a.txt', 'three', 'replaces'))).toBe(true);
  expect(isWritten(from('base') + files)).toBe(true);
  expect(isWritten(from('base') + files)).toBe(false);
  expect(JSON.parse(readFileSync(path.join(generated, 'examples/exports/v2/page.json'), 'utf8'))).toEqual({
    from: 'base',
    files: [
      ['a.txt', 'one\n'],
      ['b.txt', 'two\n'],
    ],
  });
});
