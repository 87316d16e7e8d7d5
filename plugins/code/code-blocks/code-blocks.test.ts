import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readFence} from '../../engine/fences';
import {codeProps as propsWith, LONGEST_OUTPUT, type BlockContext} from './block';
import {colors, highlight} from './highlight';
import {loadLanguages} from './languages';
import type {Options} from './options';

/** Another site's. */
const options: Options = {
  additionalLanguages: ['bash', 'cue', 'json', 'protobuf'],
  labels: {bash: 'Shell'},
};

const codeProps = (code: string, language: string, meta?: string, context?: BlockContext) =>
  propsWith(code, language, readFence(language, meta ?? ''), options, context);

loadLanguages(options.additionalLanguages);

/** The text that a reader copies. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Texts of the lines with this class. */
const linesWith = (html: string, name: string) =>
  [...html.matchAll(/<span class="code-row code-(\w+)[^>]*>((?:<span[^>]*>[^<]*<\/span>|[^<])*)<\/span>/g)]
    .filter(([, mark]) => mark === name)
    .map(([, , line = '']) => textOf(line));

test.describe('highlight', () => {
  // Tokens that only the language's own grammar finds; without one the whole text is of one color.
  for (const [language, code, color, text] of [
    ['protobuf', 'message Greeting {}', 'name', 'Greeting'],
    ['cue', 'name: string @tag(name)', 'name', '@tag'],
    ['bash', 'echo "$HOME" | sort', 'command', 'echo'],
    ['json', '{"replicas": 2}', 'key', '"replicas"'],
    ['yaml', 'kind: Service', 'key', 'kind'],
  ] as const) {
    test(`finds ${text} in ${language}`, () => {
      const html = highlight(code, language);
      expect(html).toContain(`<span class="code-${color}">${text}`);
      expect(textOf(html)).toBe(code);
    });
  }

  test('colors no part of a version in a shell', () => {
    expect(highlight('echo 0.2.0 v1.34', 'bash')).toContain('0.2.0 v1.34');
  });

  test('colors the name of each shell command, and none of its arguments', () => {
    const code = [
      'own init && cd own # own',
      'brew install own | sort -u',
      'curl --fail \\\n  install',
      'A=1 own go',
      'diff {dev,prod}/a <(own b)',
      'for f in *; do own "$f"; done',
      "cat <<'EOF'\nown\nEOF",
    ].join('\n');
    const html = highlight(code, 'bash', {product: 'own'});
    const words = (name: string) =>
      [...html.matchAll(new RegExp(`<span class="code-${name}">([^<]*)`, 'g'))].map(([, word]) => word);
    expect(words('product')).toEqual(['own', 'own', 'own', 'own']);
    expect(words('command')).toEqual(['cd', 'brew', 'sort', 'curl', 'diff', 'cat']);
    expect(words('quiet')).toEqual(['-u', '--fail']);
    expect(textOf(html)).toBe(code);
  });

  test('shows an unknown language in one color, and escapes it', () => {
    expect(highlight('<a href="&amp;">', 'none-such')).toBe('&lt;a href="&amp;amp;"&gt;');
  });

  test('closes a token that spans lines at the end of each', () => {
    const code = 'a: """\n\tone\n\ttwo\n\t"""';
    const html = highlight(code, 'cue', {marks: new Map([[1, 'marked']])});
    expect(linesWith(html, 'marked')).toEqual(['\tone\n']);
    expect(textOf(html)).toBe(code);
  });

  test('indents what wraps as deep as its line, by at most four steps', () => {
    for (const [columns, depth] of [
      [4, 2],
      [40, 4],
    ] as const) {
      expect(highlight(' '.repeat(columns) + 'x'.repeat(40), 'txt')).toContain(`code-row in-${depth}"`);
    }
  });

  test('has a class in the style sheet for each color', () => {
    const styles = readFileSync(path.join(__dirname, 'lines.css'), 'utf8');
    const {plain, ...used} = colors;
    expect(plain).toContain('variable');
    expect(Object.keys(used).filter((name) => !new RegExp(`\\.code-${name}[ ,)]`).test(styles))).toEqual([]);
  });
});

test.describe('a block', () => {
  test('shows the path of its file above the code, or else what kind of code it is', () => {
    const file = codeProps('a: 1', 'cue', 'title="a/b.cue" replaces');
    expect(file).toMatchObject({label: 'a/b.cue', path: 'true'});
    expect(codeProps('a: 1', 'cue', 'title="b.cue" excerpt').label).toBe('b.cue (excerpt)');
    expect(codeProps('ls', 'bash', 'run')).toMatchObject({label: 'Shell', language: 'bash'});
    expect(codeProps('x', 'none-such').label).toBe('Code');
  });

  test('marks the lines that its fence or its comments name, without the comments, in the style of each language', () => {
    const marked = (code: string, language: string, meta?: string) =>
      linesWith(codeProps(code, language, meta).html, 'marked');
    expect(marked('a\nb\nc\nd\ne', 'txt', '{1, 3-4}')).toEqual(['a\n', 'c\n', 'd\n']);
    for (const [language, open, close = ''] of [
      ['cue', '//'],
      ['html', '<!--', ' -->'],
    ] as const) {
      const comment = (name: string) => `  ${open} highlight-${name}${close}\n`;
      const code = `${comment('next-line')}a\nb\n${comment('start')}c\nd\n${comment('end')}e\nf`;
      expect(marked(code, language), language).toEqual(['a\n', 'c\n', 'd\n']);
      expect(textOf(codeProps(code, language, '{6}').html)).toBe('a\nb\nc\nd\ne\nf');
    }
    const own = {magicComments: [{className: 'error-line', line: 'This will error'}]};
    const {html} = propsWith('// This will error\na', 'js', readFence('js', ''), own);
    expect(html).toBe('<span class="code-row error-line">a</span>');
  });

  test('has the numbers of its lines in attributes, which are no text, from the number that the fence names', () => {
    const numbers = (meta: string) =>
      [...codeProps('a\n\nb', 'cue', meta).html.matchAll(/data-line="(\d+)"/g)].map(([, line]) => line);
    expect(numbers('')).toEqual([]);
    expect(numbers('title="a.cue" showLineNumbers {2}')).toEqual(['1', '2', '3']);
    expect(numbers('showLineNumbers=9')).toEqual(['9', '10', '11']);
    expect(readFence('cue', 'showLineNumbers=x').problem).toContain('write a number');
    expect(textOf(codeProps('a\n\nb', 'cue', 'showLineNumbers').html)).toBe('a\n\nb');
  });

  test('marks the lines that are new since the file’s former version, unless most of them are', () => {
    const marked = (code: string, former: string) =>
      linesWith(codeProps(code, 'txt', 'title="f" replaces', {former}).html, 'marked');
    expect(marked('a\nnew\nb\nc', 'a\nold\nb\nc')).toEqual(['new\n']);
    expect(marked('x\ny\nz\nc', 'a\nb\nc')).toEqual([]);
  });

  test('is folded only if it is a long output', () => {
    const lines = (count: number) => Array.from({length: count}, (_, index) => `${index}`).join('\n');
    expect(codeProps(lines(LONGEST_OUTPUT + 1), 'txt', 'output').folded).toBe(String(LONGEST_OUTPUT + 1));
    expect(codeProps(lines(LONGEST_OUTPUT), 'txt', 'output').folded).toBeUndefined();
    expect(codeProps(lines(LONGEST_OUTPUT + 1), 'cue', 'title="output.cue"').folded).toBeUndefined();
  });

  test('folds repeated progress lines at its start into one line, and keeps their text', () => {
    const run = {
      line: /^made /,
      summary: (lines: readonly string[]) => ({text: `${lines.length} made`, note: 'end'}),
    };
    const props = (code: string) => propsWith(code, 'txt', readFence('txt', 'output'), {...options, run});
    const long = 'made a\nmade b\nmade c\nmade d\nother\nmade e';
    expect(props(long)).toMatchObject({run: '4 made', runNote: 'end'});
    expect(props(long).html).toBe(
      '<span class="code-progress">made a\nmade b\nmade c\nmade d\n</span>other\nmade e',
    );
    expect(props('made a\nmade b\nmade c\nother').run).toBeUndefined();
    expect(props(`other\n${long}`).run).toBeUndefined();
  });

  test('never breaks a line within a flag', () => {
    const flag = (name: string) => `<span class="code-word">${name}</span>`;
    expect(codeProps('use --a or --include-all-of-the-others-too=x', 'txt').html).toContain(
      `use ${flag('--a')} or ${flag('--include-all-of-the-others-too=')}x`,
    );
    // It might be wider than a phone.
    const wide = codeProps('use --include-all-of-the-others-that-one-forgot=x', 'txt').html;
    expect(wide).not.toContain('code-word');
    // A grammar that splits it, as YAML's does.
    const {html} = codeProps('- run: gh pr --body-file a-b -f\n', 'yaml');
    expect(html).toContain(`gh pr ${flag('--body-file')} ${flag('a-b')} ${flag('-f')}`);
    expect(textOf(html)).toBe('- run: gh pr --body-file a-b -f\n');
  });

  test('shows […] in an output as an ellipsis that screen readers announce, and in other code unchanged', () => {
    const ellipsis = (label: string) => `<span class="code-elided" role="img" aria-label="${label}">…</span>`;
    const {html} = codeProps('a [..] <b>\n  [...]\nc [...]', 'txt', 'output');
    expect(html).toBe(`a ${ellipsis('left out')} &lt;b&gt;\n  ${ellipsis('lines left out')}\nc [...]`);
    expect(textOf(html)).toBe('a … <b>\n  …\nc [...]');
    // In a language with a grammar, too, and within a token of one color.
    const made = codeProps('a: "x [..] y"\n[...]\nb: 1', 'yaml', 'title="a.yaml" output').html;
    expect(made).toContain(ellipsis('left out'));
    expect(made).toContain(ellipsis('lines left out'));
    expect(textOf(made)).toBe('a: "x … y"\n…\nb: 1');
    expect(textOf(codeProps('a: [..]\n[...]', 'cue', 'title="a.cue"').html)).toBe('a: [..]\n[...]');
  });

  test('lets long lines break after the slashes of a path and the dots of a field’s name', () => {
    const lineOf = (code: string, language = 'txt') => codeProps(code, language).html;
    expect(lineOf('cat components/greeter/greeter.cue', 'bash')).toBe(
      '<span class="code-row"><span class="code-command">cat</span> components/<wbr>greeter/<wbr>greeter.cue</span>',
    );
    expect(lineOf('a file under deploy/. cat ./.git/... a/b')).toContain(
      'a file under deploy/. cat ./<wbr>.git/<wbr>... a/<wbr>b',
    );
    expect(lineOf('a.b.c.d: 1.2')).toBe('a.<wbr>b.<wbr>c.<wbr>d: 1.2');
    expect(lineOf('https://example.com/ a line too long // for it')).toContain('https://example.com/ a');
    expect(lineOf('a short line')).toBe('a short line');
  });

  test('names its copy button after its path, or its language and first line', () => {
    expect(codeProps('ls -l\ncat a', 'bash').name).toBe('Shell: ls -l');
    expect(codeProps('a: 1', 'cue', 'title="a.cue"').name).toBeUndefined();
    expect(codeProps('a'.repeat(80), 'bash').name).toHaveLength(39);
    expect(codeProps('curl -fsSLO https://example.com/a-file-with-a-name', 'bash').name).toBe(
      'Shell: curl -fsSLO',
    );
  });
});
