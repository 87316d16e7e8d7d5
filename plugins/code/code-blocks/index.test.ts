import {expect, test} from '@playwright/test';
import type {ElementContent} from 'hast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parseHtmlFragment, toHtml} from '../../engine/html';
import {highlightCode, keepFlagsWhole} from './index';
import {loadLanguages} from './languages';
import type {Options} from './options';

const options: Options = {additionalLanguages: ['bash', 'cue'], labels: {bash: 'Shell'}};

loadLanguages(options.additionalLanguages);

test('short code with a flag stays in one line', async () => {
  for (const [code, shown] of Object.entries({
    '<code>--set a</code>': '<code class="code-word">--set a</code>',
    // Longer code might not fit into a line of a phone.
    '<code>holos cue vet -c=false ./policy</code>':
      '<code>holos cue vet <span class="code-word">-c=</span>false ./policy</code>',
    '<code>cert-manager</code>': '<code>cert-manager</code>',
    '<pre><code>a --set b</code></pre>': '<pre><code>a --set b</code></pre>',
  })) {
    const tree = parseHtmlFragment(`<p>${code}</p>`);
    await unified().use(keepFlagsWhole).run(tree, new VFile());
    expect(toHtml(tree.children as ElementContent[])).toBe(
      shown.startsWith('<pre') ? `<p></p>${shown}<p></p>` : `<p>${shown}</p>`,
    );
  }
});

/** The properties of the blocks of a page, highlighted. */
function propsOf(blocks: [string, string, string][], more: Options = {}) {
  const codes = blocks.map(([language, metastring, value]) => ({
    type: 'element' as const,
    tagName: 'code',
    properties: {className: [`language-${language}`], metastring} as Record<string, unknown>,
    children: [{type: 'text' as const, value: `${value}\n`}],
  }));
  const children = codes.map((code) => ({
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [code],
  }));
  const transform = highlightCode({...options, ...more})();
  transform.call({} as never, {type: 'root', children} as never, {path: 'a.mdx'} as never, () => {});
  return codes.map(({properties}) => properties);
}

test('a page gives each copy button its own name, even if two blocks show one file', () => {
  const names = propsOf([
    ['cue', 'title="a.cue"', 'a: 1'],
    ['bash', '', 'ls'],
    ['cue', 'title="a.cue"', 'a: 2'],
    ['txt', 'output', 'b'],
    ['txt', 'output', 'b'],
  ]).map(({name}) => name);
  expect(names).toEqual(['a.cue, 1 of 2', 'Shell: ls', 'a.cue, 2 of 2', undefined, undefined]);
});

test('a page shows the exit status of a failing command below its output, or below the command if it has none', () => {
  expect(
    propsOf([
      ['bash', 'run fails', 'false'],
      ['txt', 'output', 'a'],
      ['bash', 'run fails=2', 'ls nosuch'],
      ['bash', 'run', 'true'],
      ['txt', 'output', 'b'],
    ]).map(({exit}) => exit),
  ).toEqual([undefined, '1', '2', undefined, undefined]);
});

test('a page shows no exit status for a pipeline, because shells disagree on it', () => {
  const exitOf = (code: string) => propsOf([['bash', 'run fails', code]])[0]?.exit;
  expect(exitOf('diff a b | grep "^<"')).toBeUndefined();
  expect(exitOf('diff a b \\\n  | grep "^<"')).toBeUndefined();
  expect(exitOf('ls | wc\nfalse "a | b" || false')).toBe('1');
});

test('a page marks what a block adds to a file from earlier on the page, or from the page that it starts from', () => {
  const former = 'a\nb\nc\nd';
  const replaced: [string, string, string] = ['txt', 'title="f" replaces', `new\n${former}`];
  const marked = (props?: Record<string, unknown>) =>
    String(props?.html).match(/(?<=code-marked">)[^<]*/g) ?? [];
  // An excerpt between them isn't the file.
  const blocks = [['txt', 'title="f"', former], ['txt', 'title="f" excerpt', 'a'], replaced] as const;
  expect(marked(propsOf(blocks.map((block) => [...block]))[2])).toEqual(['new\n']);
  expect(marked(propsOf([replaced], {formerFiles: () => new Map([['f', former]])})[0])).toEqual(['new\n']);
  expect(marked(propsOf([replaced])[0])).toEqual([]);
});
