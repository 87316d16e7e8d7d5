import {expect, test} from '@playwright/test';
import type {Element} from 'hast';
import {parseHtmlFragment} from '../../engine/html';
import {extractCards} from './index';

test('the card of a heading or a reference entry shows its first sentence, without links', () => {
  const article = `<div><h2 id="wax">Wax<a class="hash-link" href="#wax">#</a></h2>
    <p>It <a href="/x">shines</a>, e.g. like <code class="y">a. b</code>. More.</p>
    <h3 id="none">None</h3><h3 id="soap"><code>#Soap</code></h3><p>As follows:</p>
    <ul><li id="soap.size"><p><a href="#soap.size"><code>size</code></a> <a href="#Int"><code>#Int</code></a>, default <code>1</code>, <em>required</em></p>
    <p>Its &lt;size&gt;. More.</p></li></ul></div>`;
  const [body] = parseHtmlFragment(article).children as Element[];
  expect(extractCards(body as Element)).toEqual({
    wax: '<p><strong>Wax</strong></p><p>It shines, e.g. like <code>a. b</code>.</p>',
    soap: '<p><strong><code>#Soap</code></strong></p><p>As follows.</p>',
    'soap.size':
      '<p><strong><code>size</code></strong> <code>#Int</code>, default <code>1</code>, required</p><p>Its &lt;size&gt;.</p>',
  });
});
