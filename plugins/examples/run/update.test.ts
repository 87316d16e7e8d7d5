import {expect, lockFile, run, test} from '../fixture/site';

const fence = '```';

test('an update rewrites only the text of outputs, and leaves the rest of the page alone', async ({site}) => {
  const page = (first: string, second: string, third: string) => `---
title: Ünïcode — “quotes”
---

import X from '../x';

{/* ${fence}txt output */}

${fence}bash run
printf 'a\\n\\n  b\\n'
${fence}

Prose 🎉 stands between.

~~~txt output {1}
${first}~~~

- In a list:

  ${fence}bash run
  echo c | tee out; echo; echo d
  ${fence}

  ${fence}txt output
${second}  ${fence}

1. > A quote.

<div>
${fence}txt title="out" output
${third}${fence}
</div>

The end, without a newline`;
  site.page('page', page('old\nlines\nof text\n', '', '?\n'));
  const {status, out} = await site.update();
  expect(out).toContain(', 3 rewritten');
  expect(status).toBe(0);
  expect(site.read('docs/page.mdx')).toBe(page('a\n\n  b\n', '  c\n\n  d\n', 'c\n'));
});

test('an update records no page with a failing command, nor writes that one’s output', async ({site}) => {
  site.page('page', run('echo a', 'b') + run('false', 'c'));
  expect((await site.update()).out).toContain('docs/page.mdx:10: exit status 1: false');
  expect(site.read('docs/page.mdx')).toContain('~~~txt output\nc\n~~~');
  expect(site.has(lockFile)).toBe(false);
});

test('an update does not overwrite a page that the writer edited during the run', async ({site}) => {
  site.page('page', run(`echo >>${site.folder}/docs/page.mdx`) + run('echo a', 'b'));
  expect((await site.update()).out).toContain(
    'docs/page.mdx:1: changed during the run, so it was not updated\n',
  );
  expect(site.read('docs/page.mdx')).toContain('output\nb\n');
});

test('an output that contains the end of a code block is reported instead of written', async ({site}) => {
  site.page('page', run("echo '```'", 'b'));
  expect((await site.update()).out).toContain(
    "docs/page.mdx:5: the output contains a fence, so a fence can't show it\n",
  );
});
