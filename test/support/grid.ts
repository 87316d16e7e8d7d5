/** Measures the blocks of a page. */
import type {Page} from '@playwright/test';

interface Edges {
  left: number;
  right: number;
}

interface Block extends Edges {
  /** The beginning of its HTML. */
  what: string;
}

export interface Grid {
  /** The inner edges of the shell, taken from the navbar. */
  shell: Edges;
  /** What spans the whole shell. */
  bars: Record<string, Edges>;
  /** Where the text begins, and the two widths of content; all in CSS pixels. */
  text: {left: number; measure: number; column: number};
  /** Headings and paragraphs of the text itself. */
  lefts: Block[];
  prose: Block[];
  /** Code, tables and cards of the text itself. */
  blocks: Block[];
}

/** Gives the page the whole stylesheet, where the tokens have their names, as React does: within a page they are short. */
export async function nameTokens(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const href = document.querySelector<HTMLMetaElement>('meta[name=start-style]')?.content;
    if (href && !document.querySelector(`link[rel=stylesheet][href="${href}"]`)) {
      await new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
        link.onload = resolve;
        link.onerror = () => reject(new Error(`no ${href}`));
        document.head.append(link);
      });
    }
  });
}

/** @param own selector of what stands in columns of its own */
export async function edgesOf(page: Page, own?: string): Promise<Grid> {
  return page.evaluate((columns) => {
    const contentOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) {
        throw new Error(`no ${selector}`);
      }
      const {left, right} = element.getBoundingClientRect();
      const {paddingLeft, paddingRight} = getComputedStyle(element);
      return {left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight)};
    };
    const shell = contentOf('.navbar__inner');
    const main = document.querySelector('main');
    const first = main?.querySelector('h1');
    if (!main || !first) {
      throw new Error('the page has no heading');
    }
    const lengthOf = (token: string) => {
      const probe = document.createElement('div');
      probe.style.width = `var(${token})`;
      document.body.append(probe);
      const {width} = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    // What stands in a box, a list or columns of its own has the edges of these.
    const inner =
      'li, td, th, dd, dt, figure, table, blockquote, details, [role="note"], .theme-admonition, .card, nav, aside';
    const isInner = (element: Element) =>
      element.parentElement?.closest(inner) !== null || (columns !== undefined && element.matches(columns));
    const all = (selector: string, end = (element: Element) => element.getBoundingClientRect().right) =>
      Array.from(main.querySelectorAll(selector))
        .filter((element) => !isInner(element) && element.checkVisibility() && !element.closest('.sr-only'))
        .map((element) => {
          const {left} = element.getBoundingClientRect();
          const {paddingLeft} = getComputedStyle(element);
          return {
            left: left + parseFloat(paddingLeft),
            right: end(element),
            what: element.outerHTML.slice(0, 80),
          };
        });
    // A paragraph may be wider than its lines.
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    };
    const {left} = first.getBoundingClientRect();
    return {
      shell,
      bars: {footer: contentOf('.footer > .container')},
      text: {left, measure: lengthOf('--holos-measure'), column: lengthOf('--holos-column')},
      lefts: all('h1, h2, h3, p'),
      prose: all('p', lines),
      blocks: all('figure, table, [class*="cards_"] > ul'),
    };
  }, own);
}

/** The sizes that the tokens give to type, and those in which the page's words are set; in CSS pixels. */
export async function sizesOf(page: Page): Promise<{tokens: number[]; used: {size: number; what: string}[]}> {
  return page.evaluate(() => {
    const probe = document.createElement('div');
    document.body.append(probe);
    const tokens = ['small', 'ui', 'text', 'h3', 'h2', 'h1', 'display'].map((name) => {
      probe.style.fontSize = `var(--size-${name})`;
      return parseFloat(getComputedStyle(probe).fontSize);
    });
    probe.remove();
    const found = new Map<number, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const isShown =
        element?.checkVisibility() &&
        !element.closest('svg, script, style, .sr-only') &&
        walker.currentNode.nodeValue?.trim();
      if (element && isShown) {
        const size = parseFloat(getComputedStyle(element).fontSize);
        found.set(size, found.get(size) ?? element.outerHTML.slice(0, 120));
      }
    }
    return {tokens, used: Array.from(found, ([size, what]) => ({size, what}))};
  });
}
