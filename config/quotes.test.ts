import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '../plugins/engine/markdown';
import {quotes, typesetLine} from './quotes';

const pairs: readonly [straight: string, typographic: string][] = [
  [`C#: the 'good' parts`, `C#: the ‘good’ parts`],
  [`'A' and "B" of teams`, `‘A’ and “B” of teams`],
  [`It doesn't, teams' and the '90s`, `It doesn’t, teams’ and the ’90s`],
  [`He said, "'Quoted' words" ("here")—'there'`, `He said, “‘Quoted’ words” (“here”)—‘there’`],
  ['`it\'s "x"`\'s, and "`y`" or \'`z`\'', '`it\'s "x"`’s, and “`y`” or ‘`z`’'],
];

test('quotes and apostrophes are typographic in front matter and in text, but not in code', () => {
  for (const [straight, typographic] of pairs) {
    expect(typesetLine(straight)).toBe(typographic);
    const tree = parseMarkdown(straight);
    quotes()(tree);
    expect(toString(tree)).toBe(typographic.replaceAll('`', ''));
  }
});

test('a quotation opens and closes in other parts of a sentence than its words', () => {
  const tree = parseMarkdown(
    `"*One* [two](./a.mdx)" or **'three'** <code>'x'</code>'s\n\n| "a" |\n| - |\n\n"b\\\n'c'"\n`,
  );
  quotes()(tree);
  expect(toString(tree)).toBe("“One two” or ‘three’ 'x'’s“a”“b‘c’”");
});
