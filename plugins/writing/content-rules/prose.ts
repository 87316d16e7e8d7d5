/** Rules of style: titles, links, pictures, links between versions. They warn: a page that breaks one can be shown. */
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf, tagOf} from '../../engine/markdown';
import type {Rule} from './rule';

/** Texts of links that say nothing to readers who hear a list of a page's links. */
const empty = [
  ...['', 'here', 'click here', 'this', 'this page', 'this link', 'that page', 'page', 'link', 'docs'],
  ...['more', 'read more', 'see more', 'learn more'],
];

/** What a node lacks for readers, and what to write. */
function lackOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'linkReference') {
    const text = toString(node).replace(/\s+/g, ' ').trim();
    const isEmpty = empty.includes(text.toLowerCase().replace(/\.$/, ''));
    return isEmpty ? [`"${text}": doesn't say where the link leads`, 'name the page'] : [];
  }
  const {name, attributes} = tagOf(node);
  const isBare = node.type === 'image' ? !node.alt : name === 'img' && !('alt' in attributes);
  return isBare ? ['an image without alternative text', 'say what the image shows'] : [];
}

export const proseRule =
  (siteUrl: string): Rule =>
  ({kind, route, tree}, report) => {
    const root = `/${route.split('/')[1]}/`;
    visit(tree, (node) => {
      const [message, remedy] = lackOf(node);
      if (message) {
        report(lineOf(node), message, remedy);
      }
      // A link by address, `/docs/2/a/`, would leave the reader's version.
      const url = node.type === 'link' || node.type === 'definition' ? node.url : '';
      if (kind === 'docs' && url.replace(siteUrl, '').startsWith(root)) {
        const file = 'link to the file, so that readers stay in their version';
        report(lineOf(node), `${url} links to a fixed version`, file);
      }
    });
    // The framework takes only the first block of a page for its title.
    const blocks = tree.children.filter(
      ({type}) => !/^(?:yaml|comment|definition|mdxjsEsm|mdxFlow.*)$/.test(type),
    );
    for (const node of blocks.slice(1)) {
      if (node.type === 'heading' && node.depth === 1) {
        report(lineOf(node), 'a second title', 'write ## for a section');
      }
    }
  };
