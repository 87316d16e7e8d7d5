import {expect, file, from, lockFile, run, test} from '../fixture/site';

test('a page whose outputs are right passes, and an update records it in the lock', async ({site}) => {
  const converted = run('tr a-z A-Z <a/in.txt | tee out.txt', 'HELLO');
  const excerpt = file('a/in.txt', 'hello', 'excerpt');
  site.page('page', file('a/in.txt', 'hello') + converted + file('out.txt', 'HELLO', 'output') + excerpt);
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
  expect(site.has(lockFile)).toBe(false);
  const {status, out, errors} = await site.update();
  expect({status, errors}).toEqual({status: 0, errors: ''});
  expect(out).toMatch(/✓ v2\/page \d\.\d s\n/);
  expect(out).toContain('1 page passed\n');
  expect(JSON.parse(site.read(lockFile))).toEqual({
    pages: {'v2/page': {blocks: expect.stringMatching(/^[0-9a-f]{64}$/), tools: {}}},
  });
});

test('a changed output is shown as a diff with its line and the command to update it', async ({site}) => {
  site.page('page', run('printf "a\\nb\\nc\\n"', 'a\nB\nc'));
  const {status, out, errors} = await site.run();
  expect(status).toBe(1);
  expect(out).toContain('differs from this block\n@@ -6 +1 @@\n a\n-B\n+b\n c\n');
  expect(out).toContain('1 of 1 page failed\n');
  expect(errors).toContain('npm run examples v2/page -- --update');
  expect(site.has(lockFile)).toBe(false);
});

test('all problems of a page are shown', async ({site}) => {
  const missing = file('no', 'a', 'output') + file('no', 'a', 'excerpt');
  // An excerpt is made of whole lines.
  const part = file('a', 'one two\nthree') + file('a', 'two\nthree', 'excerpt');
  site.page('page', run('echo a', 'b') + run('echo c', 'd') + missing + part);
  const {out} = await site.run();
  expect(out.match(/^docs\/page.*$/gm)).toEqual([
    'docs/page.mdx:5: the output differs from this block',
    'docs/page.mdx:13: the output differs from this block',
    'docs/page.mdx:17: no such file at this point: no',
    'docs/page.mdx:21: no such file at this point: no',
    "docs/page.mdx:30: a doesn't contain this block",
  ]);
});

test('a page gets a copy of the files of an earlier page, and begins in its directory', async ({site}) => {
  site.page('base', file('d/a', 'base') + run('cd d; x=1'));
  for (const name of ['one', 'two']) {
    site.page(
      name,
      from('base') +
        run(`cat a; echo "x=$x"; pwd; echo ${name} >>a; cat a`, `base\nx=\n/home/you/d\nbase\n${name}`),
    );
  }
  site.page('three', from('one') + run('cat a', 'base\none'));
  const {status, out} = await site.run();
  expect(status).toBe(0);
  // The base runs once, for all pages that start from it.
  expect(out.match(/✓ v2\/base/g)).toHaveLength(1);
  // A page on its own brings along what it starts from, and nothing else.
  const only = await site.run(['three']);
  expect(only.out.match(/✓ \S+/g)).toEqual(['✓ v2/base', '✓ v2/one', '✓ v2/three']);
});

test('a page does not run if the one that it starts from failed, and is not recorded if that one’s output differs', async ({
  site,
}) => {
  site.page('base', run('false'));
  site.page('page', from('base') + run('true'));
  expect((await site.run()).out).toContain('docs/page.mdx:2: not run, because v2/base failed\n');
  site.page('base', file('no', 'a', 'excerpt'));
  expect((await site.update()).out).toContain('✓ v2/page');
  expect(site.has(lockFile)).toBe(false);
});

test('commands that download from the site get the files in static/, and outputs show the site’s real address', async ({
  site,
}) => {
  site.write('static/charts/a.txt', 'chart\n');
  const get =
    'url=https://example.org/charts/a.txt\nhost=${url#*//}; host=${host%%/*}\n' +
    'exec 5<>/dev/tcp/${host%:*}/${host#*:}\nprintf "GET /charts/$1 HTTP/1.0\\r\\n\\r\\n" >&5\nhead -1 <&5 | cut -d" " -f2';
  site.page(
    'page',
    '~~~txt title="a.cue"\nurl: "https://example.org/charts/"\n~~~\n\n' +
      run(
        `get() {\n${get}\n}\nget a.txt\nget b.txt\nget\nget a.txt/b\nget ../../page.mdx`,
        '200\n404\n404\n404\n404',
      ) +
      run(
        'cat a.cue; echo "$url $host" | tee out',
        'url: "https://example.org/charts/"\nhttps://example.org/charts/a.txt example.org',
      ) +
      '~~~txt title="a.cue" excerpt\nurl: "https://example.org/charts/"\n~~~\n',
  );
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
});

test('commands on a page can’t reach any other host', async ({site}) => {
  site.page(
    'page',
    run(
      'proxy=${https_proxy#http://}\nexec 5<>/dev/tcp/${proxy%:*}/${proxy#*:}\n' +
        'printf "CONNECT example.com:443 HTTP/1.1\\r\\n\\r\\n" >&5\nhead -1 <&5 | tr -d "\\r"',
      'HTTP/1.1 502 examples run without network: example.com:443',
    ),
  );
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
});

test('a writer can choose the pages to run by path, folder, version or file', async ({site}) => {
  for (const name of ['docs/t/a', 'docs/t/b', 'docs/t/_part', 'old/v1/t/a']) {
    site.write(`${name}.mdx`, run('true'));
  }
  const ran = async (name: string) => (await site.run([name])).out.match(/(?<=✓ )\S+/g)?.sort();
  expect(await ran('t/a')).toEqual(['v1/t/a', 'v2/t/a']);
  expect(await ran('v1/t/a')).toEqual(['v1/t/a']);
  expect(await ran('t')).toEqual(['v1/t/a', 'v2/t/a', 'v2/t/b']);
  expect(await ran('docs/t/b.mdx')).toEqual(['v2/t/b']);
  expect(await site.run(['t/c'])).toMatchObject({
    status: 2,
    errors: 'no page is named t/c; use the path under docs/\n',
  });
});
