import {createHash} from 'node:crypto';
import type {Element, Nodes} from 'hast';
import {eachElement, isElement, parseHtmlFragment, textOf} from '../../engine/html';
import {checkOptions, keysOf} from '../../engine/options';
import type {Capability} from '../../engine/capability';
import type {FinishedPage} from '../../engine/finishedPage';
import {checkPolicy} from './content';
import {covers, loads, loadsOfStyle, servicesSchema, type Services} from './loads';

interface Options {
  /** Other sites that pages may load files from or send data to; none by default. */
  services?: Services;
}

const schema = keysOf<Options>({services: servicesSchema});

/** A page's inline scripts and styles, as sources of the policy. */
interface Inline {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Types of `<script>` that are data, which a policy doesn't restrict. Speculation rules need a hash, as scripts do. */
const data = ['application/ld+json', 'application/json'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function checkAttributes({tagName, properties}: Element): void {
  const blocked = Object.keys(properties).find((name) => name === 'style' || /^on[A-Z]/.test(name));
  if (blocked) {
    throw new Error(
      `<${tagName}> has an attribute "${blocked.toLowerCase()}", which the site's policy blocks: use a class or one of the site's scripts`,
    );
  }
}

/** Stops at a file of another site that the element would load. */
function checkAddresses({tagName, properties}: Element, services: Services): void {
  const rel = String(properties.rel ?? '');
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    const blocked = loads(tagName, name, text, rel).find((address) => !covers(services, tagName, address));
    if (blocked !== undefined) {
      throw new Error(
        `<${tagName}> loads ${blocked} from another site, which the site's policy blocks: save the file in the site, or link to it`,
      );
    }
  }
}

/** Adds the scripts and styles of a tree to `inline`, and checks its elements. */
function collect(
  tree: Nodes,
  inline: Inline,
  services: Services,
  isGone: (element: Element) => boolean = () => false,
): void {
  eachElement(tree, (element) => {
    if (isGone(element)) {
      return;
    }
    checkAttributes(element);
    checkAddresses(element, services);
    const {type, src} = element.properties;
    if (isElement(element, 'style')) {
      const [foreign] = loadsOfStyle(textOf(element));
      if (foreign !== undefined) {
        throw new Error(`a style loads ${foreign} from another site, which the site's policy blocks`);
      }
      inline.styles.add(hash(textOf(element)));
    } else if (isElement(element, 'script') && typeof src !== 'string' && !data.includes(String(type))) {
      inline.scripts.add(hash(textOf(element)));
    }
  });
}

/** A page's inline scripts and styles after all edits. */
function inlineOf({tree, edits}: Pick<FinishedPage, 'tree' | 'edits'>, services: Services): Inline {
  const removed = edits.filter(({start, end}) => end > start);
  const isGone = ({position}: Element) =>
    removed.some(
      ({start, end}) =>
        position?.start.offset !== undefined &&
        start <= position.start.offset &&
        (position.end.offset ?? Infinity) <= end,
    );
  const inline: Inline = {scripts: new Set(), styles: new Set()};
  collect(tree, inline, services, isGone);
  edits.forEach(({html}) => collect(parseHtmlFragment(html), inline, services));
  return inline;
}

/** Writes into each page the Content-Security-Policy that allows what the page has; see README.md. */
export function policy(options: Options = {}): Capability {
  const {services = {}} = checkOptions('policy', schema, options);
  return {
    name: 'policy',
    needs: {
      'static-first': "the framework's menus have styles in their HTML, which the policy blocks",
      'code-blocks': "the framework's code blocks have styles in their HTML, which the policy blocks",
    },
    checks: () => [checkPolicy(services)],
    lastly({tree, edits, prependToHead}) {
      const inline = inlineOf({tree, edits}, services);
      const directives = [
        ['default-src', "'self'"],
        ['script-src', "'self'", ...inline.scripts, ...(services.scripts ?? [])],
        ['style-src', "'self'", ...inline.styles],
        // Icons of the styles are `data:` images.
        ['img-src', "'self'", 'data:', ...(services.images ?? [])],
        ['connect-src', "'self'", ...(services.connections ?? [])],
        ['object-src', "'none'"],
        ['base-uri', "'none'"],
        ['form-action', "'self'"],
      ];
      const content = directives.map((words) => words.join(' ')).join('; ');
      prependToHead(`<meta http-equiv="Content-Security-Policy" content="${content}">`);
    },
  };
}
