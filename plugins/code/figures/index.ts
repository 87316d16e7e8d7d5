import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';
import {checkNodes} from '../../engine/content';
import {readTextFile} from '../../engine/files';
import {parseMarkdown, tagOf} from '../../engine/markdown';
import {Name} from '../../engine/names';

/** The attributes of a figure, read from a tag as a page could have it. */
function attributesOf(label: string | undefined, drawings: string) {
  const [text, html] = [label, drawings].map((one) => JSON.stringify(one));
  const start = `<figure className="${Name.Figure}" role="img" aria-label={${text}}`;
  const {children} = parseMarkdown(`${start} dangerouslySetInnerHTML={{__html: ${html}}} />`);
  return (children[0] as Extract<Nodes, {type: 'mdxJsxFlowElement'}>).attributes;
}

const readLabels = (folder: string) =>
  JSON.parse(readTextFile(path.join(folder, 'labels.json'))) as Record<string, string>;

/** The name of a figure, in its tag; undefined for another node. */
function figureOf(node: Nodes): string | undefined {
  const {name, attributes} = tagOf(node);
  return name === 'Figure' ? String(attributes.name) : undefined;
}

/** Finds names without a figure. */
const checkNames = (folder: string) =>
  checkNodes((node) => {
    const name = figureOf(node);
    const known = name ? Object.keys(readLabels(folder)) : [];
    return name && !known.includes(name)
      ? [[`no figure is named ${name}`, `known: ${known.join(', ')}`]]
      : [];
  });

/**
 * `<Figure name="policy" />` in Markdown becomes the two drawings of that folder, for wide columns and for phones, and its label, which
 * screen readers and the page's Markdown copy have. The width of the column decides which drawing is shown: see figure.css.
 */
const placeFigures = (folder: string) => (): Transformer<Root> => (tree) => {
  const labels = readLabels(folder);
  visit(tree, (node) => {
    const name = figureOf(node);
    if (name) {
      const drawings = ['wide', 'narrow'].map((kind) => readTextFile(path.join(folder, name, `${kind}.svg`)));
      const attributes = attributesOf(labels[name], drawings.join(''));
      Object.assign(node, {name: 'figure', attributes, data: {_mdxExplicitJsx: true}});
    }
  });
};

/** @param folder absolute path of the folder of figures */
export const figures = (folder: string): Capability => ({
  name: 'figures',
  checks: () => [checkNames(folder)],
  markdown: () => ({remark: [placeFigures(folder)]}),
  client: [path.join(folder, 'figure.css')],
});
