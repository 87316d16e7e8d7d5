import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import {explain, parseMarkdown} from './markdown';

/** Mistakes, the remedy for each, and the text after a writer obeyed it, with what readers then see. */
const mistakes = [
  [
    'a/<cluster-name>/b',
    'to show <cluster-name>, write it in `code`',
    'a/`<cluster-name>`/b',
    'a/<cluster-name>/b',
  ],
  ['a/<cluster-name>/b', 'or as &lt;cluster-name&gt;', 'a/&lt;cluster-name&gt;/b', 'a/<cluster-name>/b'],
  ['One<br>two', 'write <br />', 'One<br />two', 'Onetwo'],
  ['<img src="a.png" alt="A">', 'write <img />', '<img src="a.png" alt="A" />', ''],
  [
    'See <https://example.com>.',
    'write a link as [text](address)',
    'See [x](https://example.com).',
    'See x.',
  ],
  ['A <!-- comment', 'write --> at the end of the comment', 'A <!-- comment -->', 'A'],
  ['In <5 min', 'or as &lt;', 'In &lt;5 min', 'In <5 min'],
  ['A Map<String, int>.', 'write it in `code`', 'A `Map<String, int>`.', 'A Map<String, int>.'],
  ['<details>\n\nText', 'write </details>', '<details>\n\nText\n\n</details>', 'Text'],
  ['Text</b>', 'remove it, or write its opening tag', '<b>Text</b>', 'Text'],
  [
    'A {{ .Values.image }}',
    'write it in `code`, or as \\{',
    'A `{{ .Values.image }}`',
    'A {{ .Values.image }}',
  ],
  ['A {brace', 'or as \\{', 'A \\{brace', 'A {brace'],
  [
    'import the chart first.',
    'start a sentence with another word',
    'First import the chart.',
    'First import the chart.',
  ],
] as const;

for (const [text, remedy, obeyed, seen] of mistakes) {
  test(`the remedy works: ${JSON.stringify(text)} → ${JSON.stringify(obeyed)}`, () => {
    let answer = '';
    try {
      parseMarkdown(text);
    } catch (error) {
      answer = explain(error).message;
    }
    expect(answer).toContain(remedy);
    expect(answer).not.toContain('(note:');
    const tree = parseMarkdown(obeyed);
    const visible = {...tree, children: tree.children.filter(({type}) => type !== 'mdxFlowExpression')};
    expect(toString(visible).trim()).toBe(seen);
  });
}
