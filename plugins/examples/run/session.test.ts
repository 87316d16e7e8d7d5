import {expect, isRunning, run, test, withVariables} from '../fixture/site';

/** Commands that fail before the last one, which succeeds. */
const early = [
  'true\nfalse\ntrue',
  'false; true',
  'mkdir /proc/x 2>/dev/null && cd /proc/x\ntrue',
  'for i in 1 2; do\n  test $i = 2\ndone\ntrue',
  'false | cat\ntrue',
  'false \\\n  --flag\ntrue',
  '(exit 3)\ntrue',
];

test('a failing command is noticed anywhere in a block, not only at its end', async ({site}) => {
  early.forEach((code, index) => site.page(`page${index}`, run(code)));
  const {out} = await site.run();
  expect(out.match(/^docs\/page\d\.mdx:\d+: exit status [13]: /gm)).toHaveLength(early.length);
});

test('the line of the failing command is named, and what the block printed is shown', async ({site}) => {
  site.page('page', `Text.\n\n${run('echo one\n\ncat <<EOF\ntwo\nEOF\nsh -c "exit 7"\necho three')}`);
  const {out} = await site.run();
  expect(out).toContain('docs/page.mdx:9: exit status 7: sh -c "exit 7"\n  one\n  two\n');
  expect(out).not.toContain('three');
});

/** Commands that fail where bash expects it, or do not fail at all. */
const succeeding = [
  'false || true',
  'if false; then true; fi',
  '! false',
  'yes | head -1',
  'f() {\n  false\n  true\n}\nf',
  'cat <<EOF\n}\nfi\nEOF',
  'case a in\n  a) true;;\nesac',
  "echo 'a\nb'",
  '# false\n\ntrue # false',
  'sleep 30 &',
];

test('a failure that the shell code handles, as in a condition, fails no block', async ({site}) => {
  succeeding.forEach((code, index) => site.page(`page${index}`, run(code)));
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
});

test('a block marked fails needs its last command to fail, with the status that it names', async ({site}) => {
  const fails = (words: string, code: string) => `~~~bash run ${words}\n${code}\n~~~\n\n`;
  site.page('page', fails('fails', 'true\nfalse') + run('echo $?', '1') + fails('fails=3', '(exit 3)'));
  expect(await site.run()).toMatchObject({status: 0});
  for (const [words, code, message] of [
    ['fails', 'echo a\nfalse; true', '1: this block is marked fails, but its last command succeeded\n  a\n'],
    ['fails', 'false\nfalse', '2: exit status 1: false\n'],
    ['fails', 'true\n(exit 3)', '3: exit status 3, so this block needs fails=3: (exit 3)\n'],
    ['fails=3', 'false', '2: exit status 1, so this block needs fails: false\n'],
  ] as const) {
    site.page('page', fails(words, code));
    expect((await site.run()).out).toContain(`docs/page.mdx:${message}`);
  }
});

test('variables, functions and the directory last from block to block', async ({site}) => {
  site.page(
    'page',
    '~~~bash run\nmkdir -p a/b && cd a\nx=1\nf() { echo "f $x"; }\n~~~\n\n~~~txt title="b/c"\nfile\n~~~\n\n' +
      '~~~bash run\nf; cat b/c; pwd\n~~~\n\n~~~txt output\nf 1\nfile\n/home/you/a\n~~~\n',
  );
  expect(await site.run()).toMatchObject({status: 0});
});

test('stdout and stderr come as printed, with bash’s own messages as in a terminal', async ({site}) => {
  site.page(
    'page',
    '~~~bash run fails=127\necho a; echo b >&2; echo c\nnosuchcommand\n~~~\n\n~~~txt output\na\nb\nc\nbash: nosuchcommand: command not found\n~~~\n',
  );
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
});

test('commands see none of the writer’s environment variables, and their input is empty', async ({site}) => {
  site.page(
    'page',
    '~~~bash run\nenv | cut -d= -f1 | grep -E "HOLOS|HELM|DEBUG|XDG" || echo none\ncat\n' +
      'echo $HOME $TMPDIR $LC_ALL $TERM $NO_COLOR\nls -A ~\n~~~\n\n' +
      '~~~txt output\nnone\n/home/you /tmp C.UTF-8 dumb 1\n~~~\n',
  );
  const writers = {HOLOS_LOG_LEVEL: 'debug', HELM_X: 'set', DEBUG: '1', XDG_CACHE_HOME: '/nonexistent'};
  const ran = await withVariables(writers, () => site.run());
  expect(ran).toMatchObject({status: 0, errors: ''});
});

test('a command that hangs is killed; what a page leaves running ends with it', async ({site}) => {
  site.page('page', run(`sleep 600 & echo $! >${site.folder}/pid; echo begin`));
  expect(await site.run()).toMatchObject({status: 0});
  await expect.poll(() => isRunning(site.read('pid').trim())).toBe(false);
  site.page('page', run(`sleep 600 & echo $! >${site.folder}/pid; echo begin\nsleep 600`));
  site.limit(0.5);
  const killed = 'docs/page.mdx:1: this block took longer than 0.5 s and was killed\n  begin\n';
  expect((await site.run()).out).toContain(killed);
  await expect.poll(() => isRunning(site.read('pid').trim())).toBe(false);
});

test('a block fails if it ends the shell, leaves the home or has a syntax error', async ({site}) => {
  for (const [code, message] of [
    ['exit 0', '1: this block ended the shell; a block must not exit it\n'],
    ['exec sleep 600', '1: this block ended the shell; a block must not exit it\n'],
    ['kill -TERM $$; sleep 600', '1: this block ended the shell; a block must not exit it\n'],
    ['cd /', '1: this block left the home directory for /\n'],
    ['echo a\nif true; then', '3: exit status 2: if true; then\n  a\n  bash: syntax error'],
  ] as const) {
    site.page('page', run(code));
    expect((await site.run()).out).toContain(`docs/page.mdx:${message}`);
  }
});
