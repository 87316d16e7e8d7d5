import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {withoutBase} from '../../engine/addresses';
import {findElement, isElement} from '../../engine/html';
import {checkOptions, Joi, keysOf, text} from '../../engine/options';
import type {Capability} from '../../engine/capability';
import type {FinishedPage, FinishedSite} from '../../engine/finishedPage';
import {START_SCRIPT, START_STYLE} from '../../engine/start';
import {styleFinder} from './sheet';

interface Options {
  /** Elements, classes (`.name`) and ids (`#name`) that scripts add to pages before the whole stylesheet is there. */
  added?: readonly string[];
}

const schema = keysOf<Options>({
  added: Joi.array().items(text.pattern(/^[.#]?[\w-]+$/, 'an element, .class or #id')),
});

function isStylesheet(element: Element): boolean {
  const {rel} = element.properties;
  return isElement(element, 'link') && Array.isArray(rel) && rel.includes('stylesheet');
}

function stylesheetOf({tree, site}: FinishedPage) {
  const link = findElement(tree, isStylesheet);
  const href = String(link?.properties.href);
  const {start, end} = link?.position ?? {};
  const file = withoutBase(site.baseUrl, href);
  if (!file || start?.offset === undefined || end?.offset === undefined) {
    throw new Error('the page has no stylesheet of this site');
  }
  return {href, file, start: start.offset, end: end.offset};
}

/** Writes into each page the rules of the stylesheet that it needs; see README.md. */
export function inlineStyles(options: Options = {}): Capability {
  const {added = []} = checkOptions('inline-styles', schema, options);
  const finders = new Map<string, ReturnType<typeof styleFinder>>();

  function finderOf({outDir}: FinishedSite, file: string) {
    const finder = finders.get(file) ?? styleFinder(readFileSync(path.join(outDir, file), 'utf8'), added);
    finders.set(file, finder);
    return finder;
  }

  return {
    name: 'inline-styles',
    page(page) {
      const {file, start, end} = stylesheetOf(page);
      const styles = finderOf(page.site, file)(page.tree, page.html);
      page.replace(start, end, `<style>${styles}</style>`);
    },
    lastly(page) {
      const {href, end} = stylesheetOf(page);
      if (page.edits.some(({html}) => html.includes(`name="${START_SCRIPT}"`))) {
        page.replace(end, end, `<meta name="${START_STYLE}" content="${href}">`);
      } else {
        // React starts with the page, and other pages that it shows need the whole stylesheet: it comes after the text.
        const body = page.html.lastIndexOf('</body>');
        const last = body < 0 ? page.html.length : body;
        page.replace(last, last, `<link rel="stylesheet" href="${href}">`);
      }
    },
  };
}
