import {expect, test} from './fixture';
import {checkProof} from './proofs';

const proof = (code: string) => `~~~bash run proof\n${code}\n~~~\n\n`;
const run = (code: string, output = '') =>
  `~~~bash run\n${code}\n~~~\n\n` + (output === '' ? '' : `~~~txt output\n${output}\n~~~\n\n`);
const file = '~~~txt title="a.txt"\none\ntwo\n~~~\n\n';

test('a proof has the files and the directory of its place, and leaves no trace', async ({site}) => {
  site.page(
    'page',
    file +
      run('mkdir d && cd d && touch /tmp/x; mv $HOME/a.txt .; v=1') +
      proof(
        'grep -q two a.txt\n[[ $PWD == $HOME/d ]]\necho three >a.txt; touch b /tmp/b "$HOME/c"\ncd ..; v=2',
      ) +
      run('cat a.txt; ls . ..; echo "$v"; pwd', 'one\ntwo\n.:\na.txt\n\n..:\nd\n1\n/home/you/d') +
      '~~~txt title="a.txt" excerpt\ntwo\n~~~\n',
  );
  const {status, out} = await site.run();
  expect(out).toMatch(/✓ v2\/page 5 steps, 1 proofs, \d\.\d s\n/);
  expect(out).toMatch(/page +steps +proofs +seconds\nv2\/page +5 +1 +\d\.\d {2}passed\n1 pages +5 +1 /);
  expect(status).toBe(0);
});

test('a false proof is at fault with its place, its command and what it printed; the page goes on', async ({
  site,
}) => {
  site.page('page', file + proof('echo look\ngrep -q three a.txt\necho unseen') + run('echo a', 'b'));
  const {status, out} = await site.run();
  expect(status).toBe(1);
  expect(out).toContain('docs/page.mdx:8: not proved, exit status 1: grep -q three a.txt\n  look\n');
  expect(out).not.toContain('unseen');
  expect(out).toContain('docs/page.mdx:16: what was printed differs');
});

/** Claims, each in a form that proves it and in forms that are false and could be taken for true. */
const claims: Record<string, {proves: string[]; fails: string[]}> = {
  'a pipeline counts whole': {
    proves: ['cat a.txt | grep -q one', 'seq 99999 | head -1 | grep -q 1'],
    // In this order: cat has nothing left to write once grep has found its line, and ends by its own status.
    fails: ['cat nosuch a.txt 2>&1 | grep -q one', 'cat a.txt | grep -q three'],
  },
  'a denial is one only when the tool could tell': {
    proves: ['! grep -q three a.txt', '! diff -q a.txt <(echo)', '! test -e b'],
    fails: ['! grep -q one a.txt', '! grep -q one b', '! diff -q a.txt b', '! grep -q "[" a.txt'],
  },
  'fails wants a failure of the command itself': {
    proves: [
      'fails cat nosuch | grep -q "No such file"',
      'fails grep three a.txt',
      'fails seq 9 x | grep -q x',
    ],
    fails: [
      'fails cat a.txt | grep -q one',
      'fails nosuch',
      'fails cat nosuch | grep -q other',
      'fails ./a.txt',
    ],
  },
  'lacks wants something to look through': {
    proves: ['lacks three a.txt', 'cat a.txt | lacks three'],
    fails: [
      'lacks one a.txt',
      'lacks one b',
      'cat /dev/null | lacks one',
      'lacks "[" a.txt',
      'cat b a.txt | lacks three',
    ],
  },
  'a failure anywhere counts': {
    proves: ['f() {\n  true\n}\nf', 'for n in one two; do grep -q "$n" a.txt; done'],
    fails: [
      'false; true',
      'f() {\n  false\n  true\n}\nf',
      '(false; true)',
      '[[ -z $(cat nosuch) ]]',
      'for n in three two; do grep -q "$n" a.txt; done',
      'for n in one two; do lacks "$n" a.txt; true; done',
      'nosuch | true',
      '[[ -z $(nosuch) ]]',
      'exit 0',
    ],
  },
};

for (const [name, {proves, fails}] of Object.entries(claims)) {
  test(`proofs: ${name}`, async ({site}) => {
    site.page('page', file + proves.map(proof).join(''));
    expect(await site.run()).toMatchObject({status: 0, errors: ''});
    site.page('page', file + fails.map(proof).join(''));
    expect((await site.run()).out.match(/docs\/page\.mdx:\d+: (?:not proved|this proof)/g)).toHaveLength(
      fails.length,
    );
  });
}

/** Lines that no run can find wanting, and the beginning of what their writer reads. */
const refused: Record<string, string> = {
  'a\n! grep -q x a; true': '2: nobody hears of a `!` here',
  'true && ! grep -q x a': '1: a proof goes on after a failure in `&&`',
  'for f in a; do\n  ! grep -q x a\ndone': '2: nobody hears of a `!` here',
  'for f in a; do\n! grep -q x a\ndone': '2: nobody hears of a `!` here',
  'f() { ! grep -q x a; }': '1: nobody hears of a `!` here',
  '! holos render platform': '1: `! holos` succeeds for any reason; write `fails holos … |',
  'if true; then false; fi': '1: a proof goes on after a failure in `if`',
  'true\nfalse || true': '2: a proof goes on after a failure in `||`',
  'while read -r x; do false; done': '1: a proof goes on after a failure in `while`',
  'false &': '1: a proof goes on after a failure in `&`',
};

for (const [code, message] of Object.entries(refused)) {
  test(`refused in a proof: ${code.replaceAll('\n', ' / ')}`, () => {
    const [problem] = checkProof({body: `${code}\n`});
    expect(`${problem?.line}: ${problem?.message}`).toContain(message);
  });
}

test('quoted text, comments and files in a proof are no commands', () => {
  for (const code of [
    "grep -q 'a && b' x",
    'grep -q "! no" x # if in doubt || ask',
    "cat >a.cue <<'EOF'\nif true && x {\n! a\nEOF\nls",
    'ls 2>&1 | cat',
    '! [ -e x ]',
    '[[ ! -e x ]]',
  ]) {
    expect(checkProof({body: `${code}\n`}), code).toEqual([]);
  }
});

test('the rules for proofs hold with file and line, and so does the lock', async ({site}) => {
  site.page('page', run('true') + proof('true') + '~~~txt output\na\n~~~\n');
  expect(site.problems()).toEqual(['docs/page.mdx:9: an output block without a run block before it']);
  site.page('page', proof('true\n! true'));
  expect(site.problems()[0]).toMatch(/^docs\/page\.mdx:3: `! true` succeeds for any reason/);
  for (const [fence, message] of Object.entries({
    'bash proof': 'proof needs run',
    'bash run proof fails': 'these words do not go together: run, proof, fails',
    'bash run proof title="a"': 'these words do not go together: run, proof, title',
    'sh run proof': 'write bash instead of sh for a block that runs',
    'txt run proof': 'run proof belongs on a bash block',
  })) {
    site.page('page', `~~~${fence}\ntrue\n~~~\n`);
    expect(site.problems()).toEqual([`docs/page.mdx:1: ${message}`]);
  }
  site.page('page', proof('true'));
  expect(await site.run('--update')).toMatchObject({status: 0});
  expect((await site.run('--list')).out).toMatch(/docs\/page\.mdx:1 +proof +true$/m);
  site.page('page', proof('true # still'));
  expect((await site.run('--static')).errors).toContain('its blocks are not those that passed');
});
