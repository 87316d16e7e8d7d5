import {expect, test} from '@playwright/test';
import {parseHtml} from '../../lib/html';
import {linksOf} from './links';

test('the links of a page are those to this site, each once', () => {
  const page = `<link rel=stylesheet href=/a.css><nav><a href=/docs/>Docs</a></nav>
    <p><a href=/docs/>Again</a> <a href="../b/?q=1#c">Relative</a> <a href=#part>Part</a> <a href=https://example.com/>Host</a>
    <a href=//example.com/>Host</a> <a href=mailto:a@example.com>Mail</a> <a id=anchor>Anchor</a> <a href="">Same</a></p>
    <p><code>&lt;a href="/no/"></code><footer><a href=/llms.txt>File</a></footer>`;
  expect(linksOf(parseHtml(page))).toEqual(['/docs/', '../b/?q=1#c', '/llms.txt']);
});
