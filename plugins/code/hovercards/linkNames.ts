import type {Element, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {withBase} from '../../engine/addresses';

export interface NameOptions {
  /** The addresses of names, for a page given by its absolute path; undefined for a page without these links. */
  addressesOf?(file: string): ReadonlyMap<string, string> | undefined;
  /** JSX elements without these links. */
  skip?: readonly string[];
  /** Links names in a highlighted block of CUE; `link` says the address of each. Without it, blocks have no links. */
  linkBlock?(node: Element, link: (name: string) => string | undefined): void;
}

/** Elements that can't contain a link, or whose text is shown elsewhere too. */
const closed = /^(?:h\d|a|Link|th|summary|figcaption|svg)$/;

/** The name that code begins with: `--flag` of `--flag=value`. */
const nameIn = (node: Root | RootContent) => toString(node).replace(/[ =].*/s, '');

/** The name of an element of HTML or of a component; empty for other nodes. */
function tagOf(node: Root | RootContent): string {
  if (node.type === 'element') {
    return node.tagName;
  }
  return ('name' in node && node.name) || '';
}

/**
 * Rehype plugin, after the one that highlights code: the first use of a name as code in a section leads to its
 * explanation, unless the section already has such a link:
 *
 *     <code>core.#Helm</code>  →  <a class="code-link" href="/docs/v1/api/core/#Helm"><code>core.#Helm</code></a>
 */
export function linkNames(options: NameOptions, baseUrl: string): () => Transformer<Root> {
  const {addressesOf, skip = [], linkBlock} = options;
  return () => (tree, vfile) => {
    const addresses = addressesOf?.(vfile.path);
    if (!addresses) {
      return;
    }
    let used = new Set<string>();
    function firstUse(name: string): string | undefined {
      const address = addresses?.get(name);
      if (!address || used.has(address)) {
        return undefined;
      }
      used.add(address);
      return withBase(baseUrl, address);
    }
    visit(tree, (node, index = 0, parent) => {
      const tag = tagOf(node);
      if (tag === 'h2') {
        used = new Set();
      }
      if (closed.test(tag) || skip.includes(tag)) {
        firstUse(nameIn(node));
        return SKIP;
      }
      if (node.type !== 'element' || tag !== 'code' || !parent) {
        return undefined;
      }
      if (tagOf(parent) !== 'pre') {
        const href = firstUse(nameIn(node));
        if (href) {
          const properties = {href, className: ['code-link']};
          parent.children[index] = {type: 'element', tagName: 'a', properties, children: [node]};
        }
      } else if (String(node.properties.className) === 'language-cue') {
        linkBlock?.(node, firstUse);
      }
      return SKIP;
    });
  };
}
