import {checkProof} from './proofRules';
import {expect, file, from, proof, run, test} from './fixture/site';

/** A page that keeps a rule, one that breaks it, and what its writer then reads. */
interface Rule {
  good: string;
  bad: string;
  message: string;
}

const rules: Record<string, Rule> = {
  'an unknown word': {
    good: '~~~bash run\ntrue\n~~~\n',
    bad: '~~~bash runs\ntrue\n~~~\n',
    message:
      'docs/page.mdx:1: unknown word runs; known are run, fails, proof, output, excerpt, replaces, title="…", skip="…"',
  },
  'a word there twice': {
    good: '~~~bash run fails\nfalse\n~~~\n',
    bad: '~~~bash run run\ntrue\n~~~\n',
    message: 'docs/page.mdx:1: run is there twice',
  },
  ...Object.fromEntries(
    ['fails=1', 'fails=0', 'fails=256', 'fails=no'].map((word) => [
      `a status that no failing command has, or that needs no word: ${word}`,
      {
        good: '~~~bash run fails=2\n(exit 2)\n~~~\n',
        bad: `~~~bash run ${word}\nfalse\n~~~\n`,
        message: 'docs/page.mdx:1: fails means exit status 1; another is written as in fails=2',
      },
    ]),
  ),
  'words that do not go together': {
    good: '~~~cue title="a.cue"\na: 1\n~~~\n',
    bad: '~~~cue title="a.cue" output excerpt\na: 1\n~~~\n',
    message: 'docs/page.mdx:1: these words do not go together: title, output, excerpt',
  },
  'output without run': {
    good: '~~~bash run\necho a\n~~~\n\nIt prints:\n\n~~~txt output\na\n~~~\n',
    bad: '~~~txt output\na\n~~~\n',
    message: 'docs/page.mdx:1: an output block without a run block before it',
  },
  'output after a file': {
    good: '~~~txt title="a"\na\n~~~\n\n~~~bash run\ncat a\n~~~\n\n~~~txt output\na\n~~~\n',
    bad: '~~~bash run\necho a\n~~~\n\n~~~txt title="a"\na\n~~~\n\n~~~txt output\na\n~~~\n',
    message: 'docs/page.mdx:9: an output block without a run block before it',
  },
  'output of a skipped block': {
    good: '~~~bash skip="needs a cluster"\necho a\n~~~\n\n~~~txt\na\n~~~\n',
    bad: '~~~bash run\ntrue\n~~~\n\n~~~bash skip="needs a cluster"\necho a\n~~~\n\n~~~txt output\na\n~~~\n',
    message: 'docs/page.mdx:9: an output block without a run block before it',
  },
  'two outputs of one run': {
    good: '~~~bash run\necho a\n~~~\n\n~~~txt output\na\n~~~\n',
    bad: '~~~bash run\necho a\n~~~\n\n~~~txt output\na\n~~~\n\n~~~txt output\na\n~~~\n',
    message: 'docs/page.mdx:9: the run block at line 1 already has its output',
  },
  'a run block without a command': {
    good: '~~~bash run\n# Nothing to see.\ntrue\n~~~\n',
    bad: '~~~bash run\n# Nothing to see.\n\n~~~\n',
    message: 'docs/page.mdx:1: this block runs nothing',
  },
  'bash without run or skip': {
    good: '~~~bash run\ntrue\n~~~\n',
    bad: 'Text.\n\n~~~bash\ntrue\n~~~\n',
    message: 'docs/page.mdx:3: a bash block needs run, or skip="why it cannot run here"',
  },
  'sh without run or skip': {
    good: '~~~sh skip="needs a cluster"\ntrue\n~~~\n',
    bad: '~~~sh\ntrue\n~~~\n',
    message: 'docs/page.mdx:1: a sh block needs run, or skip="why it cannot run here"',
  },
  'shell with a title only': {
    good: '~~~shell skip="needs a cluster"\ntrue\n~~~\n',
    bad: '~~~shell title="Terminal"\ntrue\n~~~\n',
    message: 'docs/page.mdx:1: a shell block needs run, or skip="why it cannot run here"',
  },
  'console without run or skip': {
    good: '~~~console skip="needs a cluster"\n$ true\n~~~\n',
    bad: '~~~console\n$ true\n~~~\n',
    message: 'docs/page.mdx:1: a console block needs run, or skip="why it cannot run here"',
  },
  'run in another shell': {
    good: '~~~bash run\ntrue\n~~~\n',
    bad: '~~~sh run\ntrue\n~~~\n',
    message: 'docs/page.mdx:1: write bash instead of sh for a block that runs',
  },
  'run on another language': {
    good: '~~~yaml\na: 1\n~~~\n',
    bad: '~~~yaml run\na: 1\n~~~\n',
    message: 'docs/page.mdx:1: run belongs on a bash block',
  },
  'skip without a reason': {
    good: '~~~bash skip="needs a cluster"\ntrue\n~~~\n',
    bad: '~~~bash skip\ntrue\n~~~\n',
    message: 'docs/page.mdx:1: skip needs a reason, as in skip="needs a cluster"',
  },
  'skip with an empty reason': {
    good: "~~~bash skip='needs a cluster'\ntrue\n~~~\n",
    bad: '~~~bash skip=" "\ntrue\n~~~\n',
    message: 'docs/page.mdx:1: skip needs a reason, as in skip="needs a cluster"',
  },
  'a title without a path': {
    good: '~~~cue title="a b.cue" {1} showLineNumbers\na: 1\n~~~\n',
    bad: '~~~cue title=""\na: 1\n~~~\n',
    message: 'docs/page.mdx:1: title needs a path, as in title="platform/web.cue"',
  },
  'fails without run': {
    good: '~~~bash run fails\nfalse\n~~~\n',
    bad: '~~~bash fails\nfalse\n~~~\n',
    message: 'docs/page.mdx:1: fails needs run',
  },
  'excerpt without title': {
    good: '~~~cue title="a.cue" excerpt\na: 1\n~~~\n',
    bad: '~~~cue excerpt\na: 1\n~~~\n',
    message: 'docs/page.mdx:1: excerpt needs title="…"',
  },
  'a title written twice': {
    good: '~~~cue title="a.cue"\na: 1\n~~~\n\n~~~cue title="a.cue" excerpt\na: 1\n~~~\n\n~~~cue title="a.cue" replaces\na: 2\n~~~\n',
    bad: '~~~cue title="a.cue"\na: 1\n~~~\n\n~~~cue title="a.cue"\na: 2\n~~~\n',
    message: 'docs/page.mdx:5: a.cue is already written at line 1; mark this block replaces, or excerpt',
  },
  'replacing what was never there': {
    good: '~~~cue title="a.cue" output\na: 1\n~~~\n\n~~~cue title="a.cue" replaces\na: 2\n~~~\n',
    bad: '~~~cue title="a.cue" replaces\na: 2\n~~~\n',
    message: 'docs/page.mdx:1: replaces a file that no earlier block writes or shows: a.cue',
  },
  'an absolute title': {
    good: '~~~txt title="etc/passwd"\na\n~~~\n',
    bad: '~~~txt title="/etc/passwd"\na\n~~~\n',
    message: 'docs/page.mdx:1: title must be a path below the current directory, not /etc/passwd',
  },
  'a title outside': {
    good: '~~~txt title="a..b/c"\na\n~~~\n',
    bad: '~~~txt title="a/../../b"\na\n~~~\n',
    message: 'docs/page.mdx:1: title must be a path below the current directory, not a/../../b',
  },
  'an unterminated fence': {
    good: '~~~~txt\n~~~\n~~~~\n',
    bad: 'Text.\n\n~~~txt\na\n\nMore text.\n',
    message: 'docs/page.mdx:3: this fence is never closed',
  },
  'a fence that a list ends': {
    good: '- item\n\n  ~~~bash run\n  true\n  ~~~\n',
    bad: '- item\n\n  ~~~bash run\n  true\n\nText.\n',
    message: 'docs/page.mdx:3: this fence is never closed',
  },
  'a fence in a block quote': {
    good: '> ~~~yaml\n> a: 1\n> ~~~\n',
    bad: '> ~~~bash run\n> true\n> ~~~\n',
    message: 'docs/page.mdx:1: move this fence out of the block quote',
  },
  'a page that is no MDX': {
    good: '## Heading {#id}\n\n<Tabs>\n~~~bash run\ntrue\n~~~\n</Tabs>\n',
    bad: 'Text.\n\n{a b}\n',
    message: 'docs/page.mdx:3: cannot be parsed: Could not parse expression with acorn',
  },
  'front matter that is no YAML': {
    good: '---\ntitle: a\n---\n\n~~~bash run\ntrue\n~~~\n',
    bad: '---\nexamples: {from\n---\n',
    message: 'docs/page.mdx:1: front matter cannot be read',
  },
  'an unknown key of examples': {
    good: '---\nexamples: {from: base}\n---\n',
    bad: '---\ntitle: a\nexamples: {follows: base}\n---\n',
    message: 'docs/page.mdx:3: front matter: unknown key examples.follows; known is from',
  },
  'examples that is no map': {
    good: '---\nexamples:\n  from: base\n---\n',
    bad: '---\nexamples: base\n---\n',
    message: 'docs/page.mdx:2: front matter: examples needs {from: page}, or {from: [page, page]}',
  },
  'starting from no page': {
    good: '---\nexamples: {from: [base, other]}\n---\n',
    bad: '---\nexamples: {from: []}\n---\n',
    message: 'docs/page.mdx:2: front matter: examples.from needs the path of a page, or a list of them',
  },
  'starting from a page twice': {
    good: '---\nexamples: {from: [base]}\n---\n',
    bad: '---\nexamples: {from: [base, base]}\n---\n',
    message: 'docs/page.mdx:2: front matter: examples.from names a page twice',
  },
  'starting from a page that is not there': {
    good: '---\nexamples: {from: base}\n---\n',
    bad: '---\nexamples: {from: basis}\n---\n',
    message: 'docs/page.mdx:2: starts from a page that v2 does not have: basis',
  },
  'starting from a page that runs nothing': {
    good: '---\nexamples: {from: base}\n---\n',
    bad: '---\nexamples: {from: prose}\n---\n',
    message: 'docs/page.mdx:2: starts from a page that runs nothing: prose',
  },
  'starting from itself': {
    good: '---\nexamples: {from: base}\n---\n',
    bad: '---\nexamples: {from: page}\n---\n',
    message: 'docs/page.mdx:2: starts from itself: page',
  },
};

for (const [name, {good, bad, message}] of Object.entries(rules)) {
  test(`rule: ${name}`, ({site}) => {
    // Enough blocks that run, beside the few that are skipped.
    site.page('base', run('true').repeat(20));
    site.page('other', '~~~bash run\ntrue\n~~~\n');
    site.page('prose', 'Text.\n');
    // Backticks and tildes mean the same; each rule is tried with both.
    for (const fence of ['~', '`']) {
      site.page('page', good.replaceAll('~', fence));
      expect(site.problems()).toEqual([]);
      site.page('page', bad.replaceAll('~', fence));
      const [problem, ...more] = site.problems();
      expect(more).toEqual([]);
      // What a parser adds in its own words is not ours to test.
      expect(problem?.slice(0, message.length)).toBe(message);
      if (!/parsed|read/.test(message)) {
        expect(problem).toBe(message);
      }
    }
  });
}

test('rule: a longer cycle names every page of it, in each of them', ({site}) => {
  const page = (state: string) => from(state) + run('true');
  site.page('a', page('b'));
  site.page('b', page('c'));
  site.page('c', page('b'));
  expect(site.problems()).toEqual([
    'docs/b.mdx:2: starts from itself: b → c → b',
    'docs/c.mdx:2: starts from itself: c → b → c',
  ]);
});

test('rule: a title is taken when a page that this one starts from wrote it', ({site}) => {
  site.page('base', `Text.\n\n${file('a', 'a')}`);
  site.page('page', from('base') + file('a', 'b'));
  expect(site.problems()).toEqual([
    'docs/page.mdx:5: a is already written at docs/base.mdx:3; mark this block replaces, or excerpt',
  ]);
  site.page('page', from('base') + file('a', 'b', 'replaces'));
  expect(site.problems()).toEqual([]);
});

test('rule: enough of the shell blocks in a folder run', async ({site}) => {
  const skip = '~~~bash skip="needs a cluster"\ntrue\n~~~\n\n';
  site.page('page', run('true').repeat(9) + skip);
  site.write('old/v1/page.mdx', run('true'));
  expect(await site.run()).toMatchObject({status: 0, errors: ''});
  site.page('page', run('true').repeat(8) + skip);
  const {status, errors} = await site.run();
  expect(status).toBe(1);
  expect(errors).toBe(
    'docs:1: too many blocks only claim to work: v2: 8 of 9 shell blocks run (88 %), 0 elisions; at least 90 % have to run\n',
  );
  expect((await site.check()).errors).toContain(errors);
});

test('rule: the outputs of a folder leave out no more than so much; brackets elsewhere do not count', ({
  site,
}) => {
  const page = (output: string) => `${run('echo', output)}${file('a', '[...]\nb [..]')}`;
  site.page('page', page('a [..] b [..]\n[...]\nc [...]'));
  expect(site.problems()).toEqual([]);
  site.page('page', page('a [..] b [..]\n[...]\n  [...]'));
  expect(site.problems()).toEqual([
    'docs:1: the outputs leave out too much: v2: 1 of 1 shell blocks run (100 %), 4 elisions; at most 3 elisions may stay',
  ]);
});

test('rule: no line begins with an elision', ({site}) => {
  site.page('page', run('printf "x\\n  yz\\n"', 'x\n  [..]z'));
  expect(site.problems()).toEqual([
    'docs/page.mdx:7: a line must not begin with [..]; show what it is about, or leave out the whole line with [...]',
  ]);
});

test('rule: a file that only one state has is told apart from one that all have', ({site}) => {
  site.page('small', run('true'));
  site.page('big', file('x', '1'));
  site.page('page', from('[small, big]') + file('x', '1') + file('y', '1', 'replaces'));
  expect(site.problems()).toEqual([
    'docs/page.mdx:5: x is already written at docs/big.mdx:1; mark this block replaces, or excerpt',
    'docs/page.mdx:9: replaces a file that no earlier block writes or shows: y',
  ]);
});

/** Lines of a proof that no run can find wanting, and the beginning of what their writer reads. */
const refused: Record<string, string> = {
  'a\n! grep -q x a; true': '2: bash ignores what follows a `!` here',
  'true && ! grep -q x a': '1: a proof goes on after a failure in `&&`',
  'for f in a; do\n  ! grep -q x a\ndone': '2: bash ignores what follows a `!` here',
  'for f in a; do\n! grep -q x a\ndone': '2: bash ignores what follows a `!` here',
  'f() { ! grep -q x a; }': '1: bash ignores what follows a `!` here',
  '! holos render platform': '1: `! holos` succeeds for any reason',
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

test('proofs have a place and words as other blocks do', ({site}) => {
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
});
