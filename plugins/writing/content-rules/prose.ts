/** Rules of style: links, pictures, links between versions. They warn: a page that breaks one can be shown. */
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../engine/markdown';
import type {Rule} from './rule';

/** Texts of links that say nothing to readers who hear a list of a page's links. */
const empty = [
  ...['', 'here', 'click here', 'this', 'this page', 'this link', 'that page', 'page', 'link', 'docs'],
  ...['more', 'read more', 'see more', 'learn more'],
];

export const linkTextRule: Rule = ({tree}, report) => {
  visit(tree, ['link', 'linkReference'], (node) => {
    const text = toString(node as Nodes)
      .replace(/\s+/g, ' ')
      .trim();
    if (empty.includes(text.toLowerCase().replace(/\.$/, ''))) {
      report(lineOf(node as Nodes), `"${text}": doesn't say where the link leads`, 'name the page');
    }
  });
};

export const alternativeTextRule: Rule = ({tree}, report) => {
  visit(tree, (node) => {
    const isBareImage = node.type === 'image' && !node.alt;
    const isBareElement =
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'img' &&
      !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt');
    if (isBareImage || isBareElement) {
      report(lineOf(node as Nodes), 'an image without alternative text', 'say what the image shows');
    }
  });
};

/** A link from one page of the docs to another by address, `/docs/2/a/`, would leave the reader's version. */
export function ownVersionRule(siteUrl: string): Rule {
  return ({kind, route, tree}, report) => {
    const root = `/${route.split('/')[1]}/`;
    visit(tree, ['link', 'definition'], (node) => {
      const {url} = node as Nodes & {url: string};
      if (kind === 'docs' && url.replace(siteUrl, '').startsWith(root)) {
        const remedy = 'link to the file, so that readers stay in their version';
        report(lineOf(node as Nodes), `${url} links to a fixed version`, remedy);
      }
    });
  };
}
