/** The addresses that a page names, in whichever notation, with their lines. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../../engine/content';
import {lineOf, tagOf} from '../../../engine/markdown';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import {lineOfKey} from '../frontMatter';

export interface Reference {
  url: string;
  line: number;
  isPicture: boolean;
  /** Whether a tag or the front matter has the address, in place of Markdown. */
  isTag?: boolean;
}

export const findReferences = memoizeWeak(({tree, text, frontMatter}: ContentPage): readonly Reference[] => {
  const found: Reference[] = [];
  const shown: string[] = [];
  visit(tree, 'imageReference', ({identifier}) => void shown.push(identifier));
  visit(tree, (node: Nodes) => {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const isPicture = node.type === 'definition' ? shown.includes(node.identifier) : node.type === 'image';
      found.push({url: node.url, line, isPicture});
    }
    const {name, attributes} = tagOf(node);
    for (const [key, value] of Object.entries(attributes)) {
      // A component can give its properties another meaning.
      const isAddress = /^[a-z]/.test(name) || /^(?:\.{0,2}\/|https?:)/.test(String(value));
      if (typeof value === 'string' && isAddress && /^(?:href|to|src|srcSet|poster|image)$/.test(key)) {
        const urls = key === 'srcSet' ? value.replace(/ +[\d.]+[wx] *(?=,|$)/g, '').split(/, */) : [value];
        found.push(...urls.map((url) => ({url, line, isPicture: !/^(?:href|to)$/.test(key), isTag: true})));
      }
    }
  });
  if (typeof frontMatter.image === 'string') {
    // Without a dot, the framework looks for it below the site's address.
    const url = frontMatter.image.replace(/^(?![./]|[a-z]+:)/, '/');
    found.push({url, line: lineOfKey(text, 'image'), isPicture: true, isTag: !url.startsWith('.')});
  }
  return found;
});
