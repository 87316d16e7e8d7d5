/** The addresses that the Markdown of a page names, with their lines. */
import type {Definition, Image, Link, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import type {SourcePage} from '../../../engine/sourcePage';

/** Attributes with an address of a page or a file, by element. */
const addressAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  form: ['action'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
};

const pictures = ['img', 'source', 'video'];

export interface Reference {
  url: string;
  line: number;
  isPicture: boolean;
  /** The tag that has the address, in place of Markdown: of HTML, or of a component, whose properties are its own. */
  tag?: string;
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
    found.push({url, line: lineOf(node as Nodes), isPicture});
  });
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as Extract<Nodes, {type: 'mdxJsxFlowElement'}>;
    const tag = name ?? '';
    const isHtml = /^[a-z]/.test(tag);
    for (const attribute of attributes) {
      const {value, position} = attribute;
      const isAddress = 'name' in attribute && (!isHtml || addressAttributes[tag]?.includes(attribute.name));
      if (isAddress && typeof value === 'string') {
        const line = position?.start.line ?? lineOf(node as Nodes);
        found.push({url: value, line, isPicture: pictures.includes(tag), tag});
      }
    }
  });
  return found;
});
