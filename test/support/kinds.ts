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

const code = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```', ''];

/** What the framework's guide documents, and pages of this site may not have yet. */
const guide = [
  "import CodeBlock from '@theme/CodeBlock';",
  "import TabItem from '@theme/TabItem';",
  "import Tabs from '@theme/Tabs';",
  "import Admonition from '@theme/Admonition';",
  "import ThemedImage from '@theme/ThemedImage';",
  "import DocCardList from '@theme/DocCardList';",
  '',
  ...code('jsx title="numbered.jsx" showLineNumbers=7', 'one', '', '{/* highlight-next-line */}', 'three'),
  ...code('cue', '// highlight-start', 'marked: 1', '// highlight-end', 'plain: 2'),
  "export const computed = '# highlight-next-line\\ncomputed: 1\\nrest: 2';",
  '',
  '<CodeBlock language="yaml" title="computed.yaml" showLineNumbers metastring="{2}">{computed}</CodeBlock>',
  '',
  ...['one', 'two'].flatMap((name) => [
    `<Tabs groupId="os" ${name === 'one' ? 'queryString' : ''}>`,
    `<TabItem value="mac" label="macOS">Mac ${name}</TabItem>`,
    `<TabItem value="win" label="Windows" default>Windows ${name}</TabItem>`,
    '</Tabs>',
    '',
  ]),
  '::::tip[Outer `code`]',
  '',
  ':::danger',
  '',
  'Inner.',
  '',
  ':::',
  '',
  '::::',
  '',
  '<Admonition type="info" title="Made">Component</Admonition>',
  '',
  "<ThemedImage alt=\"Themed\" sources={{light: 'data:,a', dark: 'data:,b'}} />",
  '',
  "<DocCardList items={[{type: 'link', label: 'Card', href: '/blog/post/'}]} />",
  '',
  ...code('mdx-code-block', 'export const Inside = () => <p>From a fence of MDX</p>;', '', '<Inside />'),
  '#### Fourth',
];

/** Front matter, with the keys of the framework that pages of this site don't have. */
const keys = [
  'id: keys',
  'slug: /own/address',
  'hide_title: true',
  'custom_edit_url: https://example.com/edit',
  'tags: [own]',
  'last_update: {date: 2020-02-03, author: Jane}',
  'toc_max_heading_level: 4',
  'sidebar_class_name: own-class',
  '',
].join('\n');

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
  'docs/kinds/c#.mdx': page('Guide', guide, keys),
  'docs/tags.yml': 'own:\n  label: Own tag\n',
  'docs/kinds/later.mdx': page('Later', ['Text.'], 'unlisted: true\n'),
  'docs/kinds/never.mdx': page('Never', ['Text.'], 'draft: true\n'),
};
