import {expect, test} from '@playwright/test';
import type {ElementContent} from 'hast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseHtmlFragment, toHtml} from '../../engine/html';
import {keepFlagsWhole} from './inlineCode';

test('no line breaks within a flag of inline code', async () => {
  for (const [code, shown] of [
    ['<code>--set a</code>', '<code class="code-word">--set a</code>'],
    [
      '<a><code>holos cue vet -c=false ./policy</code></a>',
      '<a><code>holos cue vet <span class="code-word">-c=</span>false ./policy</code></a>',
    ],
    ['<code>cert-manager</code>', '<code>cert-manager</code>'],
    ['<pre><code>a --set b</code></pre>', '<pre><code>a --set b</code></pre>'],
  ] as const) {
    const tree = parseHtmlFragment(`<p>${code}</p>`);
    await unified().use(keepFlagsWhole).run(tree, new VFile());
    visit(tree, 'mdxJsxTextElement', (node) => {
      Object.assign(node, {type: 'element', tagName: node.name, properties: {}});
    });
    expect(toHtml(tree.children as ElementContent[])).toBe(
      shown.startsWith('<pre') ? `<p></p>${shown}<p></p>` : `<p>${shown}</p>`,
    );
  }
});
