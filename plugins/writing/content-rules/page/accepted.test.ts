import {expect, test} from '@playwright/test';
import {answers, docsPage, head, others, page, useSite, write} from '../fixture';

useSite(others);

/** What the framework accepts, by why a rule could stumble over it. */
const accepted: Record<string, string> = {
  'a byte-order mark': `\uFEFF${page('Text.')}`,
  'ends of lines as Windows has them': page(
    '## A {#a-b}\n\n[a](#a-b) [b](#c) [c](./other.mdx#x)\n\n## C\n\n```cue\na\n```\n\n:::tip\n\nA\n\n:::',
  ).replaceAll('\n', '\r\n'),
  'an import': page(
    "import Mast from '@site/src/components/Mast';\nimport Text from '!!raw-loader!./table.yaml';\n\n<Mast />\n\n- A\n\n  <Mast />",
  ),
  'tabs by code': page(
    "import * as masts from '@site/src/components/Mast';\nimport Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport Link from '@docusaurus/Link';\nimport Mermaid from '@theme/Mermaid';\nimport Note from '@theme/Admonition/Type/Note';\nimport Other, {toc} from './other.mdx';\n\n<Tabs defaultValue={null}>\n{/* A */}\n<TabItem value=\"a\">A</TabItem> <TabItem value={'a'}>B</TabItem>\n\n{toc.map(() => <TabItem value=\"c\" />)}\n</Tabs>",
  ),
  'comments of HTML': page('<!-- One -->\n\nA <!-- two\nlines --> word.\n\n```html\n<!-- three -->\n```'),
  'the id of a title': page('<div id="set-up">A</div>\n\n## Set up {#b}').replace(
    '---\n\n',
    '---\n\n# Set up\n\n',
  ),
  'a component that is only shown': page(
    '```md\n<Mast />\n\n:::tpi\n```\n\n`<Mast />` and `[a](./lost.mdx)`',
  ),
  'links to what a component may write': page('[a](./flagged.mdx#flag)'),
  'links by address': page(
    '[a](../other) [b](../other/#x) [c](/blog/sails) [d](/img/mast.png) [e](pathname:///a.zip)\n\n<source srcSet="/img/mast.png 1.5x, /img/mast.png 2x" />',
  ),
  'signs that are shown': page(
    'A `b`* or *`b`*, *a*-*b*, `[a][b]`, \\[a\\]\\[b\\], 2\\*\\*3, C#, #1, :tada: here.[^1]\n\n- [x] A\n- [ ] B\n\n[^1]: Foot.\n\n| A |\n| - |\n| `a\\|b` |',
  ),
  'notes with a title, and shells by another name': page(
    ':::note{title="A b"}\n\nText\n\n:::\n\n```console\nls\n```',
  ),
  'signs that are meant': page(
    '```bash\necho "a &amp; b"\n```\n\nUse *.yaml and _part, `C:\\a` or 2 * 3 * 4; open http://localhost:8080.\n\n9. A\n10. B\n\n    ```sh\n    echo "it’s"\n    ```\n\nTitle\n-----\n\n2024. A\n2025. B\n\nOr `&lt;`.\n\n```css\n/* highlight-start */\n--highlight-color: red;\n```\n\n```yaml\n# highly-available\na: 1\n```',
  ),
  'pictures and files by reference': page('![a][b] [c][d]\n\n[b]: /img/mast.png\n[d]: ./table.yaml'),
  'a link from one draft to another': `${head('draft: true\n')}[a](./draft.mdx)\n`,
  'code, elements and notes': page(
    [
      '{/* comment */} {1 + 1} {[1, 2].map((one) => one)} {frontMatter.title} {props.a}',
      'export const masts = 2;',
      'export const Sail = ({size}) => <p>{size}</p>;',
      '<Sail size={masts} />',
      '<details open><summary>A</summary>B</details>',
      '<svg viewBox="0 0 1 1"><linearGradient id="g" /><path d="M0" /></svg>',
      '<button onClick={() => window.alert(1)}>A</button>',
      '## A\n\n## A',
      ':::::tip[A]\n\n::::note{#c}\n\n- item\n\n  :::info\n\n  | a |\n  | - |\n  :::\n\n::::\n\n:::::',
      '```md\n:::tip\n```',
    ].join('\n\n'),
  ),
  'links to a heading, an element, or what a component may render': page(
    [
      'To [the top](#top), [a quotation](#:~:text=here), [x](./other.mdx?a=b#x), [m](./made.mdx#m), [ö](#%C3%B6l), [öl](#öl).',
      'To [b](#other-id), [c](#same-1), [code](#the-set-command), [d](#d), [e](https://example.com/a.mdx#b), [n](#n).',
      '## Öl\n\n## B {#other-id}\n\n## Same\n\n## Same\n\n## The `set` *command*\n\n<p id="d">D</p>\n\n<a name="n"></a>',
    ].join('\n\n'),
  ),
  'links to files': page(
    '[f](/other.mdx) [h](mailto:a@b.c) [a](other.mdx) [b](@site/docs/table.yaml) [c](/img/mast.png) [d](./release.x)',
  ),
};

for (const [what, text] of Object.entries(accepted)) {
  test(`accepted: ${what}`, () => {
    write(docsPage, text);
    expect(answers()).toEqual([]);
    write(docsPage, page('Sails.'));
  });
}
