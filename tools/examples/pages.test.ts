import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixture';

const run = (code: string, output = '') =>
  `~~~bash run\n${code}\n~~~\n\n` + (output === '' ? '' : `~~~txt output\n${output}\n~~~\n\n`);
const from = (page: string) => `---\nexamples: {from: ${page}}\n---\n\n`;

test('a page that shows what happens passes, and an update records it', async ({site}) => {
  site.page(
    'page',
    '~~~txt title="a/in.txt"\nhello\n~~~\n\n' +
      run('tr a-z A-Z <a/in.txt | tee out.txt', 'HELLO') +
      '~~~txt title="out.txt" output\nHELLO\n~~~\n\n~~~txt title="a/in.txt" excerpt\nhello\n~~~\n',
  );
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
  expect(site.has('examples.lock.json')).toBe(false);
  const {status, out, errors} = await site.run('--update');
  expect({status, errors}).toEqual({status: 0, errors: ''});
  expect(out).toMatch(/✓ v2\/page 5 steps, \d\.\d s\n/);
  expect(out).toMatch(/v2\/page +5 +0 +\d\.\d {2}passed\n1 pages +5 +0 +\d\.\d\n/);
  expect(JSON.parse(site.read('examples.lock.json'))).toEqual({
    pages: {'v2/page': {blocks: expect.stringMatching(/^[0-9a-f]{64}$/), tools: {}}},
  });
});

test('an altered output shows as a diff with its place and the way to update', async ({site}) => {
  site.page('page', run('printf "a\\nb\\nc\\n"', 'a\nB\nc'));
  const {status, out, errors} = await site.run();
  expect(status).toBe(1);
  expect(out).toContain(
    'docs/page.mdx:5: what was printed differs from this block\n' +
      '--- docs/page.mdx\n+++ this run\n@@ -6 +1 @@\n a\n-B\n+b\n c\n',
  );
  expect(errors).toContain('1 of 1 runs of pages failed.');
  expect(errors).toContain('npm run examples v2/page -- --update');
  expect(site.has('examples.lock.json')).toBe(false);
});

test('any one character changed turns a page red', async ({site}) => {
  const page =
    '~~~txt title="in.txt"\nhello\n~~~\n\n' +
    run('cat in.txt >out.txt\ncat out.txt', 'hello') +
    '~~~txt title="out.txt" output\nhello\n~~~\n\n~~~txt title="in.txt" excerpt\nhello\n~~~\n';
  for (const {index} of page.matchAll(/hello|cat in/g)) {
    site.page('page', `${page.slice(0, index)}X${page.slice(index + 1)}`);
    expect((await site.run()).status).toBe(1);
  }
});

test('all faults of a page are shown, not only the first', async ({site}) => {
  site.page(
    'page',
    run('echo a', 'b') +
      run('echo c', 'd') +
      '~~~txt title="no" output\n~~~\n\n~~~txt title="no" excerpt\na\n~~~\n',
  );
  const {out} = await site.run();
  expect(out.match(/^docs\/page.*$/gm)).toEqual([
    'docs/page.mdx:5: what was printed differs from this block',
    'docs/page.mdx:13: what was printed differs from this block',
    'docs/page.mdx:17: no such file at this point: no',
    'docs/page.mdx:20: no such file at this point: no',
  ]);
});

test('a stale elision is at fault', async ({site}) => {
  site.page('page', run('echo a; echo b', 'a\n[...]\nb'));
  expect((await site.run()).out).toContain('docs/page.mdx:5: the elision stands for nothing: [...]\n');
});

test('an excerpt is made of whole lines', async ({site}) => {
  const file = '~~~txt title="a"\none two\nthree\n~~~\n\n';
  site.page('page', `${file}~~~txt title="a" excerpt\nthree\n~~~\n`);
  expect(await site.run()).toMatchObject({status: 0});
  site.page('page', `${file}~~~txt title="a" excerpt\ntwo\nthree\n~~~\n`);
  expect((await site.run()).out).toContain('docs/page.mdx:6: a does not contain this\n');
});

test('two titles can be one file', async ({site}) => {
  site.page('page', '~~~txt title="d/a"\n1\n~~~\n\n' + run('cd d') + '~~~txt title="a"\n2\n~~~\n');
  expect((await site.run()).out).toContain('docs/page.mdx:9: a is already written at docs/page.mdx:1\n');
  site.page('page', '~~~txt title="a"\n1\n~~~\n\n' + run('rm a') + '~~~txt title="a" replaces\n2\n~~~\n');
  expect((await site.run()).out).toContain('docs/page.mdx:9: replaces a file that does not exist: a\n');
});

test('a page starts where another ended: files and directory, in its own copy', async ({site}) => {
  site.page('base', '~~~txt title="d/a"\nbase\n~~~\n\n' + run('cd d; x=1'));
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
  // The base runs once, whoever starts from it.
  expect(out.match(/✓ v2\/base/g)).toHaveLength(1);
  // A page on its own brings along what it starts from, and nothing else.
  const only = await site.run('three');
  expect(only.out.match(/✓ \S+/g)).toEqual(['✓ v2/base', '✓ v2/one', '✓ v2/three']);
});

test('a page that starts from a broken one is not run, and one on a differing page proves nothing', async ({
  site,
}) => {
  site.page('base', run('false'));
  site.page('page', from('base') + run('true'));
  const broken = await site.run();
  expect(broken.status).toBe(1);
  expect(broken.out).toContain('- v2/page not run: v2/base failed\n');
  site.page('base', run('echo a', 'b'));
  const differing = await site.run();
  expect(differing.out).toContain('✓ v2/page');
  expect(site.has('examples.lock.json')).toBe(false);
});

test('pages run side by side', async ({site}) => {
  // Each waits for the other: one after the other, the first would never end.
  const meet = (mine: string, other: string) =>
    run(`touch ${site.root}/${mine}\nuntil test -e ${site.root}/${other}; do sleep 0.02; done`);
  site.page('a', meet('a.flag', 'b.flag'));
  site.page('b', meet('b.flag', 'a.flag'));
  expect(await site.run('--jobs', '2')).toMatchObject({status: 0});
});

test('no more pages run at once than asked for', async ({site}) => {
  const alone = run(`mkdir ${site.root}/taken\nsleep 0.05\nrmdir ${site.root}/taken`);
  for (const name of ['a', 'b', 'c']) {
    site.page(name, alone);
  }
  expect(await site.run('--jobs', '1')).toMatchObject({status: 0});
});

test('the site’s own addresses are served from static/, and read as themselves', async ({site}) => {
  site.write('static/charts/a.txt', 'chart\n');
  const get =
    'url=https://holos.run/charts/a.txt\nhost=${url#*//}; host=${host%%/*}\n' +
    'exec 5<>/dev/tcp/${host%:*}/${host#*:}\nprintf "GET /charts/$1 HTTP/1.0\\r\\n\\r\\n" >&5\nhead -1 <&5 | cut -d" " -f2';
  site.page(
    'page',
    '~~~txt title="a.cue"\nurl: "https://holos.run/charts/"\n~~~\n\n' +
      run(`get() {\n${get}\n}\nget a.txt\nget b.txt\nget ../../page.mdx`, '200\n404\n404') +
      run(
        'cat a.cue; echo "$url $host" | tee out',
        'url: "https://holos.run/charts/"\nhttps://holos.run/charts/a.txt holos.run',
      ) +
      '~~~txt title="a.cue" excerpt\nurl: "https://holos.run/charts/"\n~~~\n',
  );
  const {status, out} = await site.run('--keep', path.join(site.root, 'kept'));
  expect(out).toContain('✓');
  expect(status).toBe(0);
  expect(site.read('kept/v2/page/a.cue')).toBe('url: "https://holos.run/charts/"\n');
  expect(site.read('kept/v2/page/out')).toBe('https://holos.run/charts/a.txt holos.run\n');
});

test('another host is refused by the proxy', async ({site}) => {
  site.page(
    'page',
    run(
      'proxy=${HTTPS_PROXY#http://}\nexec 5<>/dev/tcp/${proxy%:*}/${proxy#*:}\n' +
        'printf "CONNECT example.com:443 HTTP/1.1\\r\\n\\r\\n" >&5\nhead -1 <&5 | tr -d "\\r"',
      'HTTP/1.1 502 Examples run without network: example.com:443',
    ),
  );
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
});

test('--keep copies what each page leaves, into an empty folder only', async ({site}) => {
  site.page('page', run('mkdir d && cd d\necho a >a; chmod 700 a; ln -s a link'));
  const kept = path.join(site.root, 'kept');
  expect(await site.run('--keep', kept)).toMatchObject({status: 0});
  expect(site.read('kept/v2/page/d/link')).toBe('a\n');
  expect(await site.run('--keep', kept)).toMatchObject({status: 2, errors: `--keep: ${kept} is not empty\n`});
});

test('--list shows every step with its place, and runs nothing', async ({site}) => {
  site.page('base', run(`touch ${site.root}/ran`));
  site.page(
    'page',
    from('base') + '~~~cue title="a.cue"\n~~~\n\n~~~bash skip="needs a cluster"\nkubectl get x\n~~~\n',
  );
  const {status, out} = await site.run('--list');
  expect(status).toBe(0);
  expect(out).toContain('v2/page (from base)\n');
  expect(out).toMatch(/^ {2}docs\/page\.mdx:5 +file +a\.cue$/m);
  expect(out).toMatch(/^ {2}docs\/page\.mdx:8 +skip +kubectl get x \(needs a cluster\)$/m);
  expect(existsSync(path.join(site.root, 'ran'))).toBe(false);
});

test('pages are named by path, by folder, with or without version, or by file', async ({site}) => {
  for (const name of ['docs/t/a', 'docs/t/b', 'versioned_docs/version-v1/t/a']) {
    site.write(`${name}.mdx`, run('true'));
  }
  const ran = async (name: string) => (await site.run(name)).out.match(/(?<=✓ )\S+/g)?.sort();
  expect(await ran('t/a')).toEqual(['v1/t/a', 'v2/t/a']);
  expect(await ran('v1/t/a')).toEqual(['v1/t/a']);
  expect(await ran('t')).toEqual(['v1/t/a', 'v2/t/a', 'v2/t/b']);
  expect(await ran(path.join(site.root, 'docs/t/b.mdx'))).toEqual(['v2/t/b']);
  expect(await site.run('t/c')).toMatchObject({
    status: 2,
    errors: 'no page is called t/c; --list shows them all\n',
  });
});

test('a wrong option is explained without a stack', async ({site}) => {
  expect((await site.run('--nope')).errors).toMatch(/^Unknown option '--nope'[^\n]*\n$/);
  expect(await site.run('--timeout', 'x')).toMatchObject({
    status: 2,
    errors: '--timeout needs a number above 0, not x\n',
  });
  expect((await site.run('--help')).out).toContain('Usage: npm run examples');
});
