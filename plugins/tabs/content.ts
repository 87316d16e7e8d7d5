/** Mistakes in tabs, found in the Markdown: the component finds them only when the page is rendered. */
import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../kit/content';
import {lineOf} from '../kit/markdown';
import {perObject} from '../kit/perObject';
import type {Problem} from '../kit/problem';
import {problemOf} from './rules';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

const known: Record<string, readonly string[]> = {
  Tabs: ['groupId', 'defaultValue', 'values', 'className', 'block', 'lazy', 'queryString'],
  TabItem: ['value', 'label', 'default', 'className', 'hidden'],
};

const isTag = (node: Nodes, name: string): node is Tag => 'name' in node && node.name === name;

/** The attributes of a tag: texts, `true` for those without a value, and code as a placeholder. */
function propertiesOf({attributes}: Tag): Record<string, string | boolean | {code: string}> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (!('name' in attribute)) {
        return [];
      }
      const {name, value} = attribute;
      return [[name, typeof value === 'object' && value ? {code: value.value} : (value ?? true)]];
    }),
  );
}

/** The tabs in a group; they may be within paragraphs. */
function itemsIn(node: Nodes): Tag[] {
  if (!('children' in node)) {
    return [];
  }
  return (node.children as Nodes[]).flatMap((child) => {
    if (isTag(child, 'TabItem')) {
      return [child];
    }
    return child.type === 'paragraph' ? itemsIn(child) : [];
  });
}

function problemsIn({file, tree}: ContentPage): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const name = 'name' in node && typeof node.name === 'string' ? node.name : '';
    if (!known[name]) {
      return;
    }
    const tag = node as Tag;
    const properties = propertiesOf(tag);
    const unknown = Object.keys(properties).find((key) => !known[name]?.includes(key));
    if (unknown !== undefined) {
      const message = `<${name}> has no property ${unknown}`;
      problems.push({
        file,
        line: lineOf(tag as Nodes),
        message,
        remedy: `remove it; known: ${known[name].join(', ')}`,
      });
    }
    if (name !== 'Tabs') {
      return;
    }
    const stray = tag.children.find(
      (child) =>
        !(child.type === 'text' && child.value.trim() === '') &&
        !isTag(child as Nodes, 'TabItem') &&
        !(child.type === 'paragraph' && itemsIn(child).length > 0) &&
        !child.type.endsWith('Expression'),
    );
    if (stray) {
      problems.push({
        file,
        line: lineOf(stray as Nodes),
        message: 'content of <Tabs> outside its tabs, which readers would not see',
        remedy: 'put it into a <TabItem value="…">, or before <Tabs>',
      });
    }
    const items = itemsIn(tag as Nodes).map((item) => ({item, props: propertiesOf(item as Tag)}));
    // What code makes is known when the page is rendered.
    if (
      items.some(({props}) => typeof props.value === 'object') ||
      tag.children.some(({type}) => type.endsWith('Expression'))
    ) {
      return;
    }
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    const problem = problemOf(
      {
        defaultValue: text(properties.defaultValue),
        groupId: text(properties.groupId),
        queryString: properties.queryString === true ? true : text(properties.queryString),
      },
      items,
    );
    if (problem) {
      problems.push({file, line: lineOf(tag as Nodes), ...problem});
    }
  });
  return problems;
}

const problemsOf = perObject(problemsIn);

/** The check of tabs; an option of content-rules. */
export const checkTabs: ContentCheck = ({pages}) => pages.flatMap(problemsOf);
