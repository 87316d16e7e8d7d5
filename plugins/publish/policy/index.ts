import {createHash} from 'node:crypto';
import type {Element} from 'hast';
import type {Nodes} from 'mdast';
import type {Capability} from '../../engine/capability';
import {checkNodes} from '../../engine/content';
import type {FinishedPage} from '../../engine/finishedPage';
import {elementsOf, hasClass, isElement, parseHtmlFragment, textOf} from '../../engine/html';
import {tagOf} from '../../engine/markdown';
import {Name} from '../../engine/names';

export interface Options {
  /** Other sites that pages may load files from or send data to: `https://*.example.com`. */
  services: Partial<Record<'scripts' | 'images' | 'connections', readonly string[]>>;
}

/** Types of `<script>` that are data, which a policy doesn't restrict. Speculation rules need a hash, as scripts do. */
const dataTypes = ['application/ld+json', 'application/json'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the policy blocks in a node of a page's source, and what to do: readers would see nothing, and no message. */
function* blockedIn(node: Nodes): Generator<[message: string, remedy: string]> {
  if (node.type === 'mdxjsEsm' && /<[a-z][^>]*\sstyle=/.test(node.value)) {
    yield ['the policy blocks the attribute "style"', 'use a class'];
  }
  const {name, attributes} = node.type === 'image' ? {name: 'img', attributes: {src: node.url}} : tagOf(node);
  if (/^(?:script|style)$/.test(name) && !('type' in attributes)) {
    yield [`the policy blocks <${name}> after a change of page`, 'move it to src/css/, or a component'];
  }
  for (const [key, value] of /^[a-z]/.test(name) ? Object.entries(attributes) : []) {
    if (key === 'style' || (/^on/i.test(key) && typeof value === 'string')) {
      yield [`the policy blocks the attribute "${key}" of <${name}>`, 'use a class, or a component'];
    } else if (/^(?:src|poster|data)$/.test(key) && /^(?:https?:)?\/\//.test(String(value))) {
      yield [
        `the policy blocks ${String(value)}, which <${name}> loads`,
        'put the file next to the page, or link to it',
      ];
    }
  }
}

/** A style or a handler that React writes, which no hash can allow. In `build --dev`, the framework's pages have some. */
function refuseBlocked({tagName, properties}: Element): void {
  const name = Object.keys(properties).find((one) => one === 'style' || /^on[A-Z]/.test(one));
  if (name !== undefined && process.env.NODE_ENV !== 'development') {
    const element = [tagName, properties.className ?? []].flat(2).join('.');
    throw new Error(`the policy blocks the attribute "${name}" of <${element}>: use a class, or a component`);
  }
}

function finishedElements({tree, edits}: Pick<FinishedPage, 'tree' | 'edits'>): Element[] {
  const removals = edits.filter(({start, end}) => start < end);
  const kept = elementsOf(tree).filter(({position}) => {
    const {start, end} = position ?? {};
    return !removals.some(
      (edit) => edit.start <= (start?.offset ?? Infinity) && (end?.offset ?? Infinity) <= edit.end,
    );
  });
  return [...kept, ...edits.flatMap(({html}) => elementsOf(parseHtmlFragment(html)))];
}

/** Writes into each page the Content-Security-Policy that allows what the page has. It is last in the list, after all edits; see README.md. */
export function policy({services: {scripts = [], images = [], connections = []}}: Options): Capability {
  return {
    name: 'policy',
    checks: () => [checkNodes(blockedIn)],
    needs: {
      'static-first': "the framework's menus have styles in their HTML, which the policy blocks",
      'code-blocks': "the framework's code blocks have styles in their HTML, which the policy blocks",
      'readable-tables': "the framework's aligned columns have styles in their HTML, which the policy blocks",
    },
    page(page) {
      const scriptHashes = new Set<string>();
      const styleHashes = new Set<string>();
      let hasDiagram = false;
      const evaluated = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [];
      for (const element of finishedElements(page)) {
        refuseBlocked(element);
        hasDiagram ||= hasClass(element, Name.Diagram);
        const {type, src} = element.properties;
        if (isElement(element, 'style')) {
          styleHashes.add(hash(textOf(element)));
        } else if (isElement(element, 'script') && !src && !dataTypes.includes(String(type))) {
          scriptHashes.add(hash(textOf(element)));
        }
      }
      const directives = [
        ['default-src', "'self'"],
        ['script-src', "'self'", ...scriptHashes, ...scripts, ...evaluated],
        // Mermaid measures labels with styles that it writes in the browser. With a hash in the list, 'unsafe-inline' has no effect.
        ['style-src', "'self'", ...(hasDiagram ? ["'unsafe-inline'"] : styleHashes)],
        // Icons of the styles are `data:` images.
        ['img-src', "'self'", 'data:', ...images],
        ['connect-src', "'self'", ...connections],
        ['object-src', "'none'"],
        ['base-uri', "'none'"],
        ['form-action', "'self'"],
      ];
      const content = directives.map((words) => words.join(' ')).join('; ');
      page.prependToHead(`<meta http-equiv="Content-Security-Policy" content="${content}">`);
    },
  };
}
