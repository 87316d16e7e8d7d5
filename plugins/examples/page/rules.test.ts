import {expect, file, from, proof, run, test} from '../fixture/site';
import {checkProof} from './rules';

/** Pages that break a rule, and the beginning of the message. */
const broken: Record<string, string> = {
  '~~~bash runs\ntrue\n~~~\n': '1: unknown word runs',
  '~~~cue title="a.cue" output excerpt\na: 1\n~~~\n':
    "1: these words can't be combined: title, output, excerpt",
  '~~~txt output\na\n~~~\n': '1: an output block without a run block before it',
  '~~~bash run\ntrue\n~~~\n\n~~~txt title="a"\na\n~~~\n\n~~~txt output\na\n~~~\n':
    '9: an output block without a run block before it',
  '~~~bash run\necho a\n~~~\n\n~~~txt output\na\n~~~\n\n~~~txt output\na\n~~~\n':
    '9: the run block at line 1 already has its output',
  'Text.\n\n~~~bash\ntrue\n~~~\n': '3: a bash block needs run, or skip="why it cannot run here"',
  '~~~sh run\ntrue\n~~~\n': '1: write bash instead of sh for a block that runs',
  '~~~yaml run\na: 1\n~~~\n': '1: run belongs on a bash block',
  '~~~bash skip\ntrue\n~~~\n': '1: skip needs a reason, as in skip="needs a cluster"',
  '~~~cue title=""\na: 1\n~~~\n': '1: title needs a path, as in title="platform/web.cue"',
  '~~~bash run fails=1\nfalse\n~~~\n': '1: fails means exit status 1; write another status',
  '~~~bash run run\ntrue\n~~~\n': '1: run appears twice',
  '~~~cue excerpt\na: 1\n~~~\n': '1: excerpt needs title="…"',
  '~~~cue title="a.cue"\na: 1\n~~~\n\n~~~cue title="a.cue"\na: 2\n~~~\n':
    '5: a.cue is already written at line 1; mark this block as replaces or excerpt',
  '~~~cue title="a.cue" replaces\na: 2\n~~~\n':
    '1: replaces a file that no earlier block writes or shows: a.cue',
  'Text.\n\n~~~txt\na\n\nMore text.\n': '3: this fence is never closed',
  '> ~~~bash run\n> true\n> ~~~\n': '1: move this fence out of the block quote',
  'Text.\n\n{a b}\n': '3: cannot be parsed: Could not parse expression with acorn',
  [proof('true\n! true')]: "3: bash ignores the status of this `!`, so the proof can't fail",
  '---\nexamples: {from\n---\n': '3: cannot be parsed: ',
  '---\ntitle: a\nexamples: {follows: base}\n---\n': '3: front matter: examples needs {from: page}',
  '---\nexamples: {from: [base]}\n---\n': '2: front matter: examples needs {from: page}, with one page',
  '---\nexamples: {from: basis}\n---\n': "2: starts from a page that v2 doesn't have: basis",
  '---\nexamples: {from: prose}\n---\n': '2: starts from a page without runs: prose',
  '---\nexamples: {from: page}\n---\n': '2: starts from itself: page',
};

/** A page with every kind of block, each without a mistake. */
const good = `## Heading {#id}

${run('mkdir -p out && echo a >out/b', '[...]').replace('[...]', 'a [..]')}
- item

  ~~~bash run fails=2
  (exit 2)
  ~~~

${file('/src/a.cue', 'only: shown')}${file('/src/a.cue', 'only: shown')}${file('../a', 'only: shown')}
${file('a b.cue', 'a: 1')}${file('a b.cue', 'a: 1', 'excerpt')}${file('a b.cue', 'a: 2', 'replaces {1}')}
~~~yaml title="out/b" output
a
~~~

> ~~~yaml
> a: 1
> ~~~

<Steps>
~~~console skip="needs a cluster"
$ true
~~~
</Steps>
`;

test('a page that breaks a rule is refused with its line, and one that keeps all rules is not', ({site}) => {
  site.page('base', run('true'));
  site.page('prose', 'Text.\n');
  // Backticks and tildes mean the same; each rule is tried with both.
  for (const fence of ['~', '`']) {
    for (const front of ['', from('base')]) {
      site.page('page', front + good.replaceAll('~', fence));
      expect(site.problems()).toEqual([]);
    }
    for (const [page, message] of Object.entries(broken)) {
      site.page('page', page.replaceAll('~', fence));
      // What a parser adds in its own words is not ours to test.
      expect
        .soft(
          site.problems().map((problem) => problem.slice('docs/page.mdx:'.length).slice(0, message.length)),
          page,
        )
        .toEqual([message]);
    }
  }
});

test('pages that start from each other are each reported with the whole cycle', ({site}) => {
  const page = (state: string) => from(state) + run('true');
  site.page('a', page('b'));
  site.page('b', page('c'));
  site.page('c', page('b'));
  expect(site.problems()).toEqual([
    'docs/b.mdx:2: starts from itself: c → b',
    'docs/c.mdx:2: starts from itself: b → c',
  ]);
});

test('a page that writes a file of an earlier page has to say that it replaces or quotes it', ({site}) => {
  site.page('base', `Text.\n\n${file('a', 'a')}`);
  site.page('page', from('base') + file('a', 'b'));
  expect(site.problems()).toEqual([
    'docs/page.mdx:5: a is already written at docs/base.mdx:3; mark this block as replaces or excerpt',
  ]);
  site.page('page', from('base') + file('a', 'b', 'replaces'));
  expect(site.problems()).toEqual([]);
});

test('a page that cannot be parsed is reported once, without errors for the pages that start from it', ({
  site,
}) => {
  const skip = '~~~bash skip="needs a cluster"\ntrue\n~~~\n\n';
  site.page('base', `${file('a', 'a')}${run('true').repeat(9)}<Steps>\n`);
  site.page('page', from('base') + file('a', 'b', 'replaces') + skip);
  const parsing = expect.stringContaining('docs/base.mdx:41: cannot be parsed');
  expect(site.check().errors.trim().split('\n')).toEqual([parsing]);
  site.page('page', from('base') + file('a', 'b', 'replace'));
  expect(site.problems()).toEqual([
    parsing,
    expect.stringContaining('docs/page.mdx:5: unknown word replace;'),
  ]);
});

/** Proofs that would pass whatever their commands do, and the beginning of the message. */
const refused: Record<string, string> = {
  'a\n! grep -q x a; true': "2: bash ignores the status of this `!`, so the proof can't fail",
  'true && ! grep -q x a': '1: the proof continues after a failure in `&&`',
  'for f in a; do\n  ! grep -q x a\ndone': "2: bash ignores the status of this `!`, so the proof can't fail",
  'f() { ! grep -q x a; }': "1: bash ignores the status of this `!`, so the proof can't fail",
  '! holos render platform': "1: bash ignores the status of this `!`, so the proof can't fail",
  'if true; then false; fi': '1: the proof continues after a failure in `if`',
  'true\nfalse || true': '2: the proof continues after a failure in `||`',
  'while read -r x; do false; done': '1: the proof continues after a failure in `while`',
  'false &': '1: the proof continues after a failure in `&`',
};

test('a command that cannot fail is refused in a proof, and every other command is accepted', () => {
  for (const [code, message] of Object.entries(refused)) {
    const [problem] = checkProof({body: `${code}\n`});
    expect.soft(`${problem?.line}: ${problem?.message}`, code).toContain(message);
  }
  // Quoted text, comments and files are no commands.
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
