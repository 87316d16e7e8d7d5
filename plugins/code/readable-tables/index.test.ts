import {expect, test} from '@playwright/test';
import type {ElementContent} from 'hast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parseHtmlFragment, toHtml} from '../../engine/html';
import {arrangeTables} from './index';

/** The HTML of tables after the plugin ran. */
async function arrange(html: string): Promise<string> {
  const tree = parseHtmlFragment(html);
  await unified().use(arrangeTables).run(tree, new VFile());
  return toHtml(tree.children as ElementContent[]);
}

/** The cells of a table of one row after the plugin ran. */
async function cellsOf(headings: string[], cells: string[]): Promise<string[] | null> {
  const row = (name: string, texts: string[]) =>
    `<tr>${texts.map((text) => `<${name}>${text}</${name}>`).join('')}</tr>`;
  const html = `<table><thead>${row('th', headings)}</thead><tbody>${row('td', cells)}</tbody></table>`;
  return (await arrange(html)).match(/<td.*?<\/td>/g);
}

test('each cell of a wide table names its column for readers on phones, except the first, which names the row', async () => {
  expect(await cellsOf(['A', 'The <code>b</code>', 'C'], ['1', '2', '3'])).toEqual([
    '<td>1</td>',
    '<td data-label="The b">2</td>',
    '<td data-label="C">3</td>',
  ]);
  expect(await cellsOf(['A', 'B'], ['1', '2'])).toEqual(['<td>1</td>', '<td>2</td>']);
});

test('a row whose first cell begins in bold is highlighted', async () => {
  const rows = '<tr><td><strong>A</strong></td></tr><tr><td>A <strong>b</strong></td></tr>';
  const html = await arrange(`<table><tbody>${rows}</tbody></table>`);
  expect(html.match(/<tr[^>]*>/g)).toEqual(['<tr class="highlighted-row">', '<tr>']);
});

test('a short word of code in a table never breaks across lines', async () => {
  const long = `<code>${'long-'.repeat(5)}</code>`;
  expect(await cellsOf(['A', 'B'], ['<code>--enable-helm</code>', long])).toEqual([
    '<td><code class="code-word">--enable-helm</code></td>',
    `<td>${long}</td>`,
  ]);
  expect(await cellsOf(['A'], ['<code>name: string</code>'])).toEqual(['<td><code>name: string</code></td>']);
});

test('the alignment of a column becomes a class, because the policy forbids styles in attributes', async () => {
  const html = await arrange(
    '<table><thead><tr><th align="right">A</th></tr></thead><tbody><tr><td align="center">x</td></tr></tbody></table>',
  );
  expect(html).toContain('<th class="align-right">A</th>');
  expect(html).toContain('<td class="align-center">');
});
