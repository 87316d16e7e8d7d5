/** The addresses that the Markdown of a page names, with their lines. */
import type {Definition, Image, Link, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import type {SourcePage} from '../../../engine/sourcePage';

export interface Reference {
  url: string;
  line: number;
  isPicture: boolean;
  /** Whether the tag `<a>` has the address, in place of Markdown. */
  isTag: boolean;
}

export const findReferences = memoizeWeak(({tree}: Pick<SourcePage, 'tree'>): readonly Reference[] => {
  const found: Reference[] = [];
  const shown = new Set<string>();
  visit(tree, 'imageReference', ({identifier}) => {
    shown.add(identifier);
  });
  visit(tree, ['link', 'image', 'definition'], (node) => {
    const {url, type} = node as Link | Image | Definition;
    const isPicture =
      type === 'image' || (type === 'definition' && shown.has((node as Definition).identifier));
    found.push({url, line: lineOf(node as Nodes), isPicture, isTag: false});
  });
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as Extract<Nodes, {type: 'mdxJsxFlowElement'}>;
    const href = attributes.find((one) => 'name' in one && one.name === 'href')?.value;
    if (name === 'a' && typeof href === 'string') {
      found.push({url: href, line: lineOf(node as Nodes), isPicture: false, isTag: true});
    }
  });
  return found;
});
