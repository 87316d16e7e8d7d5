import {expect, test} from '@playwright/test';
import type {ElementContent} from 'hast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parseHtmlFragment, toHtml} from '../../engine/html';
import {keepFlagsWhole} from './rehype';

test('short code with a flag stays in one line', async () => {
  for (const [code, shown] of [
    ['<code>--set a</code>', '<code class="code-word">--set a</code>'],
    // Longer code might not fit into a line of a phone.
    [
      '<code>holos cue vet -c=false ./policy</code>',
      '<code>holos cue vet <span class="code-word">-c=</span>false ./policy</code>',
    ],
    ['<code>cert-manager</code>', '<code>cert-manager</code>'],
    ['<pre><code>a --set b</code></pre>', '<pre><code>a --set b</code></pre>'],
  ] as const) {
    const tree = parseHtmlFragment(`<p>${code}</p>`);
    await unified().use(keepFlagsWhole).run(tree, new VFile());
    expect(toHtml(tree.children as ElementContent[])).toBe(
      shown.startsWith('<pre') ? `<p></p>${shown}<p></p>` : `<p>${shown}</p>`,
    );
  }
});
