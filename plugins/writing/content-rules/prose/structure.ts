/** Rules of prose that look at more than words: pictures, links between versions. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';

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
