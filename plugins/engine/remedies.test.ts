import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import {explain, parseMarkdown} from './markdown';

/** Texts after a writer obeyed a remedy: the mistake, the remedy, and what readers then see. */
const mistakes = {
  'a/`<cluster-name>`/b': [
    'a/<cluster-name>/b',
    'to show <cluster-name>, write it in `code`',
    'a/<cluster-name>/b',
  ],
  'a/&lt;cluster-name&gt;/b': ['a/<cluster-name>/b', 'or as &lt;cluster-name&gt;', 'a/<cluster-name>/b'],
  'One<br />two': ['One<br>two', 'write <br />', 'Onetwo'],
  '<img src="a.png" alt="A" />': ['<img src="a.png" alt="A">', 'write <img />', ''],
  'See [x](https://example.com).': [
    'See <https://example.com>.',
    'write a link as [text](address)',
    'See x.',
  ],
  'A <!-- comment -->': ['A <!-- comment', 'write --> at the end of the comment', 'A'],
  'In &lt;5 min': ['In <5 min', 'or as &lt;', 'In <5 min'],
  'A `Map<String, int>`.': ['A Map<String, int>.', 'write it in `code`', 'A Map<String, int>.'],
  '<details>\n\nText\n\n</details>': ['<details>\n\nText', 'write </details>', 'Text'],
  '<b>Text</b>': ['Text</b>', 'remove it, or write its opening tag', 'Text'],
  'A `{{ .Values.image }}`': [
    'A {{ .Values.image }}',
    'write it in `code`, or as \\{',
    'A {{ .Values.image }}',
  ],
  'A \\{brace': ['A {brace', 'or as \\{', 'A {brace'],
  'First import the chart.': [
    'import the chart first.',
    'start a sentence with another word',
    'First import the chart.',
  ],
} as const;

for (const [obeyed, [text, remedy, seen]] of Object.entries(mistakes)) {
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
