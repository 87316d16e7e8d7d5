import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import type {Capability} from '../../engine/capability';
import type {FinishedPage} from '../../engine/finishedPage';
import {eachElement, isElement, parseHtmlFragment, textOf} from '../../engine/html';
import {findInModules} from '../../engine/modules';
import {externalUrlsInStyle, findBlocked, tagWith, type Services} from './blocked';
import {checkPolicy} from './content';

interface Options {
  /** Other sites that pages may load files from or send data to; none by default. */
  services?: Services;
}

/** Types of `<script>` that are data, which a policy doesn't restrict. Speculation rules need a hash, as scripts do. */
const dataTypes = ['application/ld+json', 'application/json'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Checked = Pick<FinishedPage, 'tree' | 'edits' | 'site' | 'source'>;

function checkAttributes({tagName, properties}: Element, services: Services, {site, source}: Checked): void {
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    const blocked = findBlocked(services, tagName, name, text, String(properties.rel ?? ''));
    if (blocked) {
      const tag = tagWith(name, tagName);
      const place = source === undefined ? undefined : findInModules(site.siteDir, [source], tag);
      const where = place ? `${place.file}:${place.line}: ` : '';
      throw new Error(`${where}${blocked.message}: ${blocked.remedy}`);
    }
  }
}

/** The trees of edits: most pages have the same ones, such as their styles. */
const fragments = new Map<string, Root>();

/**
 * Checks the elements of a page as it is after all edits.
 *
 * @returns the hashes of its inline scripts and styles
 */
function collectHashes(page: Checked, services: Services) {
  const {tree, edits} = page;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const removals = edits.filter(({start, end}) => start < end);
  const isRemoved = ({position}: Element) =>
    removals.some(
      ({start, end}) =>
        start <= (position?.start.offset ?? Infinity) && (position?.end.offset ?? Infinity) <= end,
    );
  function check(element: Element): void {
    checkAttributes(element, services, page);
    const {type, src} = element.properties;
    if (isElement(element, 'style')) {
      const [url] = externalUrlsInStyle(textOf(element));
      if (url !== undefined) {
        throw new Error(`a style loads ${url} from another site, which the policy of the site blocks`);
      }
      styles.add(hash(textOf(element)));
    } else if (isElement(element, 'script') && typeof src !== 'string' && !dataTypes.includes(String(type))) {
      scripts.add(hash(textOf(element)));
    }
  }

  eachElement(tree, (element) => {
    if (!isRemoved(element)) {
      check(element);
    }
  });
  for (const {html} of edits) {
    const fragment = fragments.get(html) ?? parseHtmlFragment(html);
    fragments.set(html, fragment);
    eachElement(fragment, check);
  }
  return {scripts, styles};
}

/** Writes into each page the Content-Security-Policy that allows what the page has; see README.md. */
export function policy({services = {}}: Options = {}): Capability {
  return {
    name: 'policy',
    needs: {
      'static-first': "the framework's menus have styles in their HTML, which the policy blocks",
      'code-blocks': "the framework's code blocks have styles in their HTML, which the policy blocks",
      'readable-tables': "the framework's aligned columns have styles in their HTML, which the policy blocks",
    },
    checks: () => [checkPolicy(services)],
    lastly(page) {
      const {scripts, styles} = collectHashes(page, services);
      const directives = [
        ['default-src', "'self'"],
        ['script-src', "'self'", ...scripts, ...(services.scripts ?? [])],
        ['style-src', "'self'", ...styles],
        // Icons of the styles are `data:` images.
        ['img-src', "'self'", 'data:', ...(services.images ?? [])],
        ['connect-src', "'self'", ...(services.connections ?? [])],
        ['object-src', "'none'"],
        ['base-uri', "'none'"],
        ['form-action', "'self'"],
      ];
      const content = directives.map((words) => words.join(' ')).join('; ');
      page.prependToHead(`<meta http-equiv="Content-Security-Policy" content="${content}">`);
    },
  };
}
