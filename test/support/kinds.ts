/** Pages with everything that Markdown and the framework allow in a page: each build of the small site has them. */

const description = 'A page with a kind of Markdown that a writer may use, to see what the site makes of it.';

function page(title: string, lines: readonly string[], more = ''): string {
  const text = lines.join('\n');
  return `---\ntitle: ${title}\ndescription: ${description}\ndisplayed_sidebar: doc\n${more}---\n\n${text}\n`;
}

/** What the framework documents and few pages use, with the line ends of Windows and a byte-order mark. */
const seldom = [
  "import TOCInline from '@theme/TOCInline';",
  "import Part from './_part.mdx';",
  '',
  '<!-- A comment',
  'of HTML -->',
  '',
  '<TOCInline toc={toc} />',
  '',
  '<ul>{["title", "description", "displayed_sidebar"].map((key) => <li key={key}>{key}: {frontMatter[key]}</li>)}</ul>',
  '',
  '## Where lines end {#ends}',
  '',
  '<Part />',
  '',
  '[Back](#ends)',
  '',
  '<Part />',
  '',
  '```yaml {2}',
  'a: 1',
  'b: 2',
  '```',
];

/** The pages by their files. */
export const kinds: Readonly<Record<string, string>> = {
  'docs/kinds/headings.mdx': page('Headings', [
    ':::tip',
    '',
    '### Noted {#noted}',
    '',
    ':::',
    '',
    '> ### Quoted',
    '',
    '- ## First of an item',
    '',
    '<h2>Written as JSX</h2>',
    '',
    '## constructor',
  ]),
  'docs/kinds/blocks.mdx': page('Blocks', [
    '| Left | Center | Right |',
    '| :--- | :---: | ---: |',
    `| a<br/>b | \`\\|\` | https://example.com/${'x'.repeat(60)} |`,
    '',
    '<dl>',
    '<dt>Term</dt>',
    '<dd>What it is</dd>',
    '</dl>',
    '',
    '<details>',
    '<summary>More</summary>',
    '',
    'Folded.',
    '',
    '</details>',
    '',
    'Text[^1], ~~gone~~, *em*, v*1*alpha, <sub>below</sub>, a\\',
    'break, {1 + 1}, {frontMatter.title}.',
    '',
    '[^1]: A note.',
    '',
    '[A file](./data.yaml), [a page](./my%20page.mdx#größe "T"), [the same][page].',
    '',
    '[page]: <./my page.mdx>',
  ]),
  'docs/kinds/data.yaml': 'a: 1\n',
  'docs/kinds/my page.mdx': page('From CUE → YAML 🎉 Łukasz 漢', ['## Größe', '', 'Text.']),
  'docs/kinds/größe/index.mdx': page('Size', ['Text.']),
  'docs/kinds/_part.mdx': '## A part\n\nText.\n',
  'docs/kinds/seldom.mdx': `\uFEFF${page('Seldom', seldom).replaceAll('\n', '\r\n')}`,
  'docs/kinds/later.mdx': page('Later', ['Text.'], 'unlisted: true\n'),
  'docs/kinds/never.mdx': page('Never', ['Text.'], 'draft: true\n'),
};
