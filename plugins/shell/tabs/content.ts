/** Mistakes in tabs, found in the Markdown: the component finds them only when the page is rendered. */
import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../../engine/content';
import {lineOf} from '../../engine/markdown';
import {perObject} from '../../engine/perObject';
import type {Problem} from '../../engine/problem';
import {problemOf, type TabsProblem} from './rules';

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

function unknownProperty(tag: Tag): TabsProblem | undefined {
  const allowed = known[tag.name ?? ''] ?? [];
  const unknown = Object.keys(propertiesOf(tag)).find((key) => !allowed.includes(key));
  return unknown === undefined
    ? undefined
    : {
        message: `<${tag.name}> has no property ${unknown}`,
        remedy: `remove it; known: ${allowed.join(', ')}`,
      };
}

const isCode = ({type}: Nodes) => type.endsWith('Expression');

/** The first content of tabs that is in none of them. */
const strayIn = (tabs: Tag): Nodes | undefined =>
  (tabs.children as Nodes[]).find(
    (child) =>
      !isTag(child, 'TabItem') &&
      !isCode(child) &&
      !(child.type === 'text' && child.value.trim() === '') &&
      !(child.type === 'paragraph' && itemsIn(child).length > 0),
  );

/** What the component would refuse. What code makes is known only when the page is rendered. */
function groupProblem(tabs: Tag): TabsProblem | undefined {
  const items = itemsIn(tabs as Nodes).map((item) => ({props: propertiesOf(item)}));
  const hasCode = (tabs.children as Nodes[]).some(isCode);
  if (hasCode || items.some(({props}) => typeof props.value === 'object')) {
    return undefined;
  }
  const {defaultValue, groupId, queryString} = propertiesOf(tabs);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return problemOf(
    {
      defaultValue: text(defaultValue),
      groupId: text(groupId),
      queryString: queryString === true ? true : text(queryString),
    },
    items,
  );
}

const STRAY = {
  message: 'content of <Tabs> outside its tabs, which readers would not see',
  remedy: 'put it into a <TabItem value="…">, or before <Tabs>',
};

function problemsIn({file, tree}: ContentPage): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Nodes, problem?: TabsProblem) =>
    problem && problems.push({file, line: lineOf(node), ...problem});
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const tag = node as Tag;
    if (tag.name === 'Tabs' || tag.name === 'TabItem') {
      report(tag as Nodes, unknownProperty(tag));
    }
    if (tag.name === 'Tabs') {
      const stray = strayIn(tag);
      report(stray ?? (tag as Nodes), stray && STRAY);
      report(tag as Nodes, groupProblem(tag));
    }
  });
  return problems;
}

const problemsOf = perObject(problemsIn);

/** The check of tabs; an option of content-rules. */
export const checkTabs: ContentCheck = ({pages}) => pages.flatMap(problemsOf);
