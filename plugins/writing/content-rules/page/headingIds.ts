/** Ids of headings and of entries of the reference, as the framework makes them: it doesn't reserve the written ones. */
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../../engine/content';
import {entriesOf} from '../../../engine/entries';
import {lineOf, tagOf} from '../../../engine/markdown';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import type {Rule} from '../rule';

interface Id {
  id: string;
  line: number;
}

/** The id of an element of HTML that isn't computed, `<p id="b">`, or the name of a place: `<a name="b">`. Components can drop theirs. */
export function plainId(node: Nodes): string | undefined {
  const {name, attributes} = tagOf(node);
  const id = attributes.id ?? (name === 'a' ? attributes.name : undefined);
  return /^[a-z]/.test(name) && typeof id === 'string' ? id : undefined;
}

/** The ids of a page's headings and elements, in order. The title has none. Those that components write aren't known. */
export const findIds = memoizeWeak(({tree}: Pick<ContentPage, 'tree'>): readonly Id[] => {
  const slugger = createSlugger();
  const found: Id[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'heading') {
      const text = toString(node);
      const made = parseMarkdownHeadingId(text).id ?? slugger.slug(text);
      if (node.depth > 1) {
        found.push({id: made, line});
      }
    }
    const id = plainId(node);
    found.push(...(id === undefined ? [] : [{id, line}]));
    found.push(...entriesOf(node).map(({id, item}) => ({id, line: lineOf(item)})));
  });
  return found;
});

/** Two headings or elements of a page with the same id. */
export const idRule: Rule = (page, report) => {
  visit(page.tree, 'heading', (heading) => {
    const [, id] = /\{#([^}]*)\}$/.exec(toString(heading)) ?? [];
    if (id !== undefined && !/^\S+$/.test(id)) {
      report(lineOf(heading), `the id {#${id}} is no address`, 'write words with hyphens, as in {#set-up}');
    }
  });
  const taken = new Map<string, number>();
  for (const {id, line} of findIds(page)) {
    const former = taken.get(id);
    if (former !== undefined) {
      const remedy = 'give one of them another id, as in {#other-id}';
      report(line, `the id ${id} is also that of line ${former}`, remedy);
    }
    taken.set(id, former ?? line);
  }
};
