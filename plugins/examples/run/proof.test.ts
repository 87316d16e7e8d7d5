import {expect, file, proof, run, test} from '../fixture/site';

const text = file('a.txt', 'one\ntwo');

test('a proof sees the files and directory at its place, and changes nothing for others', async ({site}) => {
  site.page(
    'page',
    text +
      run('mkdir d && cd d && touch /tmp/x; mv $HOME/a.txt .; v=1') +
      proof(
        'grep -q two a.txt\n[[ $PWD == $HOME/d ]]\necho three >a.txt; touch b /tmp/b "$HOME/c"\ncd ..; v=2',
      ) +
      run('cat a.txt; ls . ..; echo "$v"; pwd', 'one\ntwo\n.:\na.txt\n\n..:\nd\n1\n/home/you/d') +
      '~~~txt title="a.txt" excerpt\ntwo\n~~~\n',
  );
  const {status, out} = await site.run();
  expect(out).toMatch(/✓ v2\/page \d\.\d s\n/);
  expect(out).toContain('1 page passed\n');
  expect(status).toBe(0);
});

test('a failing proof is reported with line, command and output; the rest still runs', async ({site}) => {
  site.page('page', text + proof('echo look\ngrep -q three a.txt\necho unseen') + run('echo a', 'b'));
  const {status, out} = await site.run();
  expect(status).toBe(1);
  expect(out).toContain('docs/page.mdx:8: not proved, exit status 1: grep -q three a.txt\n  look\n');
  expect(out).not.toContain('unseen');
  expect(out).toContain('docs/page.mdx:16: the output differs');
});

/** Commands that prove something, and similar ones that must fail. */
const claims: Record<string, {proves: string[]; fails: string[]}> = {
  'a pipeline counts whole': {
    proves: ['cat a.txt | grep -q one', 'seq 99999 | head -1 | grep -q 1'],
    // In this order: cat has nothing left to write once grep has found its line, and ends by its own status.
    fails: ['cat nosuch a.txt 2>&1 | grep -q one', 'cat a.txt | grep -q three'],
  },
  'a negation is one only when the tool could tell': {
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
    site.page('page', text + proves.map(proof).join(''));
    expect(await site.run()).toMatchObject({status: 0, errors: ''});
    site.page('page', text + fails.map(proof).join(''));
    expect((await site.run()).out.match(/docs\/page\.mdx:\d+: (?:not proved|this proof)/g)).toHaveLength(
      fails.length,
    );
  });
}
