import {expect, lockFile, run, test} from './fixture/site';

const fence = '```';

test('only output bodies are rewritten, in place, whatever surrounds them', async ({site}) => {
  const page = (first: string, second: string, third: string) => `---
title: Ünïcode — “quotes”
---

import X from './x';

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

test('a page that fails otherwise is not locked, and its failing output not written', async ({site}) => {
  site.page('page', run('echo a', 'b') + run('false', 'c'));
  expect((await site.update()).out).toContain('docs/page.mdx:10: exit status 1: false');
  expect(site.read('docs/page.mdx')).toContain('~~~txt output\nc\n~~~');
  expect(site.has(lockFile)).toBe(false);
});

test('a page changed while it ran is not overwritten', async ({site}) => {
  site.page('page', run(`echo >>${site.root}/docs/page.mdx`) + run('echo a', 'b'));
  expect((await site.update()).out).toContain(
    'docs/page.mdx:1: changed during the run, so it was not updated\n',
  );
  expect(site.read('docs/page.mdx')).toContain('output\nb\n');
});

test('an output that would end its own fence is refused', async ({site}) => {
  site.page('page', run("echo '```'", 'b'));
  expect((await site.update()).out).toContain(
    "docs/page.mdx:5: the output contains a fence, so a fence can't show it\n",
  );
});
