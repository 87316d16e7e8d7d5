import type {Link, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {Transformer} from 'unified';
import {toString} from 'mdast-util-to-string';
import {pages} from '../../../config/pages';
import {terms} from './terms';

type Parent = Extract<RootContent, {children: unknown}> | Root;

/** Headings stand in the table of contents too; a link in a link is none. */
const closed = new Set(['heading', 'link', 'linkReference']);

/**
 * JSX that gets no link: a card leads elsewhere as a whole, and the entries of a reference have enough of them. Terms in
 * it are not explained, and open for what follows.
 */
const skippedElements = new Set(['Cards', 'FieldTable', 'CommandTable']);

/** JSX that is a link or shows its text elsewhere. */
const closedElements = new Set(['a', 'Link', 'summary', 'figcaption', 'svg']);

/** Cuts a text at the term, which becomes a link. */
function cut(text: Text, start: number, length: number, url: string): PhrasingContent[] {
  const link: Link = {
    type: 'link',
    url,
    children: [{type: 'text', value: text.value.slice(start, start + length)}],
    ...(text.position && {position: text.position}),
  };
  return [
    {type: 'text', value: text.value.slice(0, start)},
    link,
    {type: 'text', value: text.value.slice(start + length)},
  ];
}

/** Whether a node gets no link: headings, those of tables, and JSX of this kind. */
function isSkipped(node: RootContent, index: number): boolean {
  return (
    node.type === 'heading' ||
    (node.type === 'tableRow' && index === 0) ||
    ('name' in node && skippedElements.has(node.name ?? ''))
  );
}

/** Links the first use of each term below a node, in the order of reading. */
function linkTerms(parent: Parent, glossary: string, open: Map<string, RegExp>): void {
  for (let index = 0; index < parent.children.length; index++) {
    const node = parent.children[index] as RootContent;
    if (node.type === 'text') {
      const [first] = [...open]
        .flatMap(([id, pattern]) => {
          const found = pattern.exec(node.value);
          return found ? [{id, start: found.index, length: found[0].length}] : [];
        })
        // Of two that start together the longer one is meant.
        .sort((a, b) => a.start - b.start || b.length - a.length);
      if (first) {
        open.delete(first.id);
        const parts = cut(node, first.start, first.length, `${glossary}#${first.id}`);
        (parent.children as RootContent[]).splice(index, 1, ...parts);
        // Goes on with what follows the link.
        index++;
      }
    } else if (isSkipped(node, index)) {
      continue;
    } else if (closed.has(node.type) || ('name' in node && closedElements.has(node.name ?? ''))) {
      // Who put a link there has explained the term.
      const text = toString(node);
      [...open].filter(([, pattern]) => pattern.test(text)).forEach(([id]) => open.delete(id));
    } else if ('children' in node) {
      linkTerms(node as Parent, glossary, open);
    }
  }
}

/**
 * Remark plugin for the docs: where a page first uses a term of the glossary in its text, and does not link
 * it by itself, the term leads to its place in the glossary of the same version.
 */
export function glossaryLinks(): Transformer<Root> {
  return (tree, vfile) => {
    const page = pages.of(vfile.path);
    if (page?.version && page.id !== 'glossary') {
      linkTerms(tree, `/docs/${page.version.path}/glossary/`, new Map(Object.entries(terms)));
    }
  };
}
