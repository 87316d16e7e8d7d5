/** Rules of prose that look at more than words: headings, pictures, code, links between versions. */
import type {Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';

export const headingLevelsRule: Rule = ({kind, tree}, report) => {
  // A first heading that is an H1 is the title. Without one, docs and posts get an H1 from their front matter.
  const first = tree.children.find(({type}) => type === 'heading' || type === 'thematicBreak');
  const hasOwn = first?.type === 'heading' && first.depth === 1;
  let last = kind === 'pages' || hasOwn ? 0 : 1;
  visit(tree, 'heading', (heading) => {
    const {depth} = heading;
    if (depth === 1 && last > 0) {
      report(lineOf(heading), 'a second H1; the title is the first one', 'start at ##');
    } else if (depth > last + 1) {
      report(lineOf(heading), `H${depth} follows H${last}`, "don't skip a level");
    }
    last = depth;
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

/** Whether readers do not see a block: a proof or a comment. */
function isHidden(node: RootContent): boolean {
  return node.type === 'code' ? /\bproof\b/.test(node.meta ?? '') : node.type === 'mdxFlowExpression';
}

/** The first line of a note: `:::tip` */
const startOfNote = /^:{3,} *\w/;

/** Whether a block shows words only, as no picture and no note does. */
function isProse(node: RootContent): boolean {
  if (node.type !== 'paragraph') {
    return ['heading', 'thematicBreak'].includes(node.type);
  }
  const text = toString(node, {includeImageAlt: false}).trim();
  return text !== '' && !startOfNote.test(text);
}

/** A paragraph that ends in a colon announces a block, a list or a table, which has to follow and to be visible. `:::` ends a note, `:a:` is a picture. */
export const colonRule: Rule = ({tree}, report) => {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    if (index === undefined || !parent || !/(?<!:|:[\w+-]+):\s*$/.test(toString(paragraph))) {
      return;
    }
    const next = (parent.children as RootContent[]).slice(index + 1).find((node) => !isHidden(node));
    // What the last sentence of an item announces can follow the list.
    if (next ? isProse(next) : parent.type !== 'listItem') {
      const remedy = 'add the block, or end the sentence with a period';
      report(lineOf(paragraph), 'a colon without a visible block, list or table after it', remedy);
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
