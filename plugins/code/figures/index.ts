import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';
import {checkNodes} from '../../engine/content';
import {readTextFile} from '../../engine/files';
import {tagOf} from '../../engine/markdown';
import {Name} from '../../engine/names';

/** An attribute of MDX with text between braces: `{{__html: TEXT}}` */
function html(text: string) {
  const key = {type: 'Identifier', name: '__html'};
  const property = {type: 'Property', kind: 'init', key, value: {type: 'Literal', value: text}};
  const expression = {type: 'ObjectExpression', properties: [property]};
  const estree = {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]};
  const value = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}};
  return {type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value};
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
      const texts = Object.entries({className: Name.Figure, role: 'img', 'aria-label': labels[name]});
      const attributes = texts.map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value}));
      const data = {_mdxExplicitJsx: true};
      Object.assign(node, {name: 'figure', attributes: [...attributes, html(drawings.join(''))], data});
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
