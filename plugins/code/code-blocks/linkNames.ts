import type {Element, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {withBase} from '../../engine/addresses';
import {Name} from '../../engine/names';
import type {FindLink} from './highlight';
import type {NameOptions} from './options';

/** Elements that can't contain a link, or whose text is shown elsewhere too. */
const withoutLinks = /^(?:h\d|a|Link|th|summary|figcaption|svg)$/;

/** The name that code begins with: `--flag` of `--flag=value`. */
const readName = (node: Root | RootContent) => toString(node).replace(/[ =].*/s, '');

/** The name of an element of HTML or of a component; empty for other nodes. */
function tagName(node: Root | RootContent): string {
  if (node.type === 'element') {
    return node.tagName;
  }
  return ('name' in node && node.name) || '';
}

/**
 * Links names in the code of a page: in each section, the first use of a name leads to its explanation, unless the section
 * already has such a link:
 *
 *     <code>core.#Helm</code>  →  <a class="code-link" href="/docs/v1/api/core/#Helm"><code>core.#Helm</code></a>
 *
 * @param renderBlock renders a block of CUE, and asks about its names in their order
 */
export function linkNames(
  tree: Root,
  addresses: ReadonlyMap<string, string>,
  {baseUrl, skip = []}: NameOptions & {baseUrl: string},
  renderBlock: (node: Element, link: FindLink) => void,
): void {
  let used = new Set<string>();
  function linkFirst(name: string): string | undefined {
    const address = addresses.get(name);
    if (!address || used.has(address)) {
      return undefined;
    }
    used.add(address);
    return withBase(baseUrl, address);
  }
  visit(tree, (node, index = 0, parent) => {
    const tag = tagName(node);
    if (tag === 'h2') {
      used = new Set();
    }
    if (withoutLinks.test(tag) || skip.includes(tag)) {
      linkFirst(readName(node));
      return SKIP;
    }
    if (node.type !== 'element' || tag !== 'code' || !parent) {
      return undefined;
    }
    if (tagName(parent) !== 'pre') {
      const href = linkFirst(readName(node));
      if (href) {
        const properties = {href, className: [Name.CodeLink]};
        parent.children[index] = {type: 'element', tagName: 'a', properties, children: [node]};
      }
    } else if (String(node.properties.className) === 'language-cue') {
      renderBlock(node, linkFirst);
    }
    return SKIP;
  });
}
