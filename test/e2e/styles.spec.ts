/** A page has within it all styles that it may need before React: when the whole stylesheet comes, nothing looks different. */
import postcss, {type ChildNode} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {htmlOf, pageOf, read, valuesOf} from '../support/built';
import {expect, test} from '../support/fixtures';
import {routes} from '../support/site';

/** A rule for one selector. */
interface Styled {
  /** The rule, within its conditions and without custom properties. */
  text: string;
  /** The selector without states and attributes, which may change. */
  query: string;
}

/** What a selector asks of a page, whatever state it is in; groups stay. */
const queryOf = selectorParser((root) => {
  root.walk((node) => {
    const isGroup = node.type === 'pseudo' && /^:(?:is|where|root)$/.test(node.value);
    if (node.type === 'attribute' || (node.type === 'pseudo' && !isGroup)) {
      // A place that nothing is asked of any more is one for any element.
      const isAlone = !node.prev() || node.prev()?.type === 'combinator';
      const isLast = !node.next() || node.next()?.type === 'combinator';
      node.replaceWith(...(isAlone && isLast ? [selectorParser.universal()] : []));
    }
  });
});

function rulesOf(css: string): Styled[] {
  const found: Styled[] = [];
  postcss.parse(css).walkRules((rule) => {
    const conditions: string[] = [];
    for (let node: ChildNode | undefined = rule; node; node = node.parent as ChildNode | undefined) {
      conditions.push(node.type === 'atrule' ? `@${node.name} ${node.params}` : '');
    }
    const declarations = rule.nodes.map(String).filter((line) => !line.startsWith('--'));
    if (declarations.length > 0 && !conditions.some((condition) => condition.includes('keyframes'))) {
      for (const selector of rule.selectors) {
        found.push({
          text: `${conditions.join('')} ${selector} {${declarations.join(';')}}`,
          query: queryOf.processSync(selector),
        });
      }
    }
  });
  return found;
}

test('every page has the rules for what is on it, in their order', {tag: '@intent'}, async ({page}) => {
  const [sheet = ''] = valuesOf(pageOf('/'), 'meta[name=start-style]', 'content');
  const rules = rulesOf(String(read(sheet)));
  expect(rules.length).toBeGreaterThan(500);
  const seen: string[] = [];
  const texts = new Map<string, string[]>();
  for (const route of [...routes, '/404.html']) {
    const html = route === '/404.html' ? String(read(route)) : htmlOf(route);
    const [, style = ''] = /<style>(:root.*?)<\/style>/s.exec(html) ?? [];
    const own = texts.get(style) ?? rulesOf(style).map(({text}) => text);
    texts.set(style, own);
    const matching = await page.evaluate(
      ([text, queries]) => {
        const document = new DOMParser().parseFromString(text, 'text/html');
        return queries.map((query) => document.querySelector(query) !== null);
      },
      [html, rules.map(({query}) => query)] as const,
    );
    const needed = rules.filter((_, index) => matching[index]).map(({text}) => text);
    const has = new Set(own);
    seen.push(...needed.filter((text) => !has.has(text)).map((text) => `${route}: ${text}`));
    const order = new Map(rules.map(({text}, index) => [text, index]));
    const places = own.map((text) => order.get(text) ?? NaN);
    expect(places, `${route}: in the order of the stylesheet`).toEqual([...places].sort((a, b) => a - b));
  }
  expect(seen).toEqual([]);
  // Each is a hash in the policy that hosts send with every page.
  expect(texts.size).toBeLessThanOrEqual(20);
});
