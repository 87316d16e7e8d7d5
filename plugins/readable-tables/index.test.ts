import {expect, test} from '@playwright/test';
import type {ElementContent} from 'hast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseHtmlFragment, toHtml} from '../kit/html';
import {readableTables, type Options} from './index';

/** The cells of a table of one row after the plugin ran, as HTML. */
async function cellsOf(headings: string[], cells: string[], options?: Options): Promise<string[]> {
  const row = (name: string, texts: string[]) =>
    `<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
  const tree = parseHtmlFragment(
    `<table><thead>${row('th', headings)}</thead><tbody>${row('td', cells)}</tbody></table>`,
  );
  await unified()
    .use(readableTables({answers: {yes: 'answer-yes', no: 'answer-no', partly: 'answer-partly'}, ...options}))
    .run(tree, new VFile());
  visit(tree, 'mdxJsxTextElement', (node) => {
    Object.assign(node, {type: 'element', tagName: node.name, properties: {}});
  });
  return [...toHtml(tree.children as ElementContent[]).matchAll(/<td.*?<\/td>/g)].map(([cell]) => cell);
}

test('cells of a wide table say what their column is, but for the first, which names the row', async () => {
  expect(await cellsOf(['A', 'The <code>b</code>', 'C'], ['1', '2', '3'])).toEqual([
    '<td>1</td>',
    '<td data-label="The b">2</td>',
    '<td data-label="C">3</td>',
  ]);
  expect(await cellsOf(['A', 'B'], ['1', '2'])).toEqual(['<td>1</td>', '<td>2</td>']);
});

test('an answer gets a mark, a word that begins like one does not', async () => {
  expect(await cellsOf(['A', 'B'], ['yes', 'no, <b>x</b> does']).then((cells) => cells.join())).toBe(
    '<td><span class="answer answer-yes">yes</span></td>,<td><span class="answer answer-no">no</span>, <b>x</b> does</td>',
  );
  expect(await cellsOf(['A', 'B'], ['partly', 'no marker'])).toEqual([
    '<td><span class="answer answer-partly">partly</span></td>',
    '<td>no marker</td>',
  ]);
});

test('short code stays whole', async () => {
  expect(
    await cellsOf(['A', 'B'], ['<code>--enable-helm</code>', `<code>${'long-'.repeat(5)}</code>`]),
  ).toEqual([
    '<td><code class="unbroken">--enable-helm</code></td>',
    `<td><code>${'long-'.repeat(5)}</code></td>`,
  ]);
});

test('a path breaks after each slash, an address not within its two', async () => {
  expect(
    await cellsOf(
      ['A', 'B'],
      ['<code>components/greeter/b.cue</code>', '<b><code>https://example.com/charts/</code></b> a/b'],
    ),
  ).toEqual([
    '<td><code>components/<wbr>greeter/<wbr>b.cue</code></td>',
    '<td><b><code>https://example.com/<wbr>charts/</code></b> a/b</td>',
  ]);
});

test('the words of answers are an option', async () => {
  const options: Options = {answers: {ja: 'answer-yes'}};
  expect(await cellsOf(['A', 'B'], ['ja', 'yes'], options)).toEqual([
    '<td><span class="answer answer-yes">ja</span></td>',
    '<td>yes</td>',
  ]);
});
