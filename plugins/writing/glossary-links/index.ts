import type {Link, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import type {Capability} from '../../engine/capability';
import {call, checkOptions, keysOf, named, pattern, texts} from '../../engine/options';
import {checkTerms} from './content';

/** A term of the glossary, as running text has it. */
export interface Term {
  /** Matches the term in running text. */
  words: RegExp;
  /** The term is meant only in sentences that match: for words with other senses. */
  where?: RegExp;
  /** The term isn't meant in sentences that match. */
  unless?: RegExp;
}

export interface Options {
  /** The terms, by the id of their heading in the glossary. */
  terms: Readonly<Record<string, Term>>;
  /** The address of the glossary for a page, given its absolute path; undefined for a page that gets no links. */
  glossaryFor(file: string): string | undefined;
  /** Whether a page explains the terms, given the path of its file from the site's folder. */
  isGlossary(file: string): boolean;
  /** JSX elements without links, whose text explains no term. */
  skip?: readonly string[];
}

const schema = keysOf<Options>({
  terms: named(keysOf<Term>({words: pattern.required(), where: pattern, unless: pattern})).required(),
  glossaryFor: call.required(),
  isGlossary: call.required(),
  skip: texts,
});

type Parent = Extract<RootContent, {children: unknown}> | Root;

/** A paragraph's text, and how much of it has been visited. */
interface TextBlock {
  text: string;
  read: number;
}

/** Headings are also in the table of contents, whose entries are links, and links can't be nested. */
const unlinked = new Set(['heading', 'link', 'linkReference']);

/** JSX elements that are links, or whose text a link would not fit. */
const unlinkedElements = new Set(['a', 'Link', 'summary', 'figcaption', 'svg']);

function sentenceAt({text}: TextBlock, index: number): string {
  const before = text.slice(0, index).split(/(?<=[.!?])\s/);
  const [after = ''] = text.slice(index).split(/[.!?](?=\s|$)/);
  return `${before.at(-1)}${after}`;
}

/** The first match of any term in a text. */
function findTerm(text: string, block: TextBlock, remaining: ReadonlyMap<string, Term>) {
  const found = [...remaining].flatMap(([id, {words, where, unless}]) => {
    const all = [...text.matchAll(new RegExp(words, `${words.flags}g`))];
    const match = all.find(({index}) => {
      const sentence = sentenceAt(block, block.read + index);
      return (where?.test(sentence) ?? true) && !unless?.test(sentence);
    });
    return match ? [{id, start: match.index, length: match[0].length}] : [];
  });
  // If two terms start at the same place, the longer one is meant.
  return found.sort((a, b) => a.start - b.start || b.length - a.length)[0];
}

/** Links the first use of each term of a page, in the order of reading. */
class Linker {
  private readonly remaining: Map<string, Term>;

  constructor(
    private readonly glossary: string,
    private readonly options: Options,
  ) {
    this.remaining = new Map(Object.entries(options.terms));
  }

  link(parent: Parent, outer?: TextBlock): void {
    const holdsText = parent.children.some(({type}) => type === 'text');
    const block = outer ?? (holdsText ? {text: toString(parent), read: 0} : undefined);
    parent.children = (parent.children as RootContent[]).flatMap((node, index) => {
      const read = (block?.read ?? 0) + toString(node).length;
      let linked = [node];
      if (node.type === 'text' && block) {
        linked = this.linkText(node, block);
      } else if (!this.isSkipped(node, index)) {
        this.linkChild(node, block);
      }
      if (block) {
        block.read = read;
      }
      return linked;
    }) as typeof parent.children;
  }

  /** A text with links to the terms in it. */
  private linkText(text: Text, block: TextBlock): PhrasingContent[] {
    const term = findTerm(text.value, block, this.remaining);
    if (!term) {
      return [text];
    }
    const {id, start, length} = term;
    this.remaining.delete(id);
    const end = start + length;
    block.read += end;
    const link: Link = {
      type: 'link',
      url: `${this.glossary}#${id}`,
      children: [{type: 'text', value: text.value.slice(start, end)}],
      ...(text.position && {position: text.position}),
    };
    const rest: Text = {type: 'text', value: text.value.slice(end)};
    return [{type: 'text', value: text.value.slice(0, start)}, link, ...this.linkText(rest, block)];
  }

  private linkChild(node: RootContent, block?: TextBlock): void {
    if (unlinked.has(node.type) || ('name' in node && unlinkedElements.has(node.name ?? ''))) {
      // A link of the writer has explained the term.
      const text = toString(node);
      [...this.remaining]
        .filter(([, {words}]) => words.test(text))
        .forEach(([id]) => this.remaining.delete(id));
    } else if ('children' in node) {
      this.link(node as Parent, block);
    }
  }

  /** Whether a node gets no link and explains no term: a heading, a table's head, an admonition's title, some JSX. */
  private isSkipped(node: RootContent, index: number): boolean {
    return (
      node.type === 'heading' ||
      (node.type === 'tableRow' && index === 0) ||
      ('data' in node && Boolean((node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel)) ||
      ('name' in node && (this.options.skip?.includes(node.name ?? '') ?? false))
    );
  }
}

/**
 * Links the first use of each term of the glossary, unless the page links it itself, and finds terms that a glossary lacks:
 *
 *     Render each component.  →  Render each [component](/docs/v1/glossary/#component).
 */
export function glossaryLinks(given: Options): Capability {
  const options = checkOptions('glossary-links', schema, given);
  const linkTerms = (): Transformer<Root> => (tree, vfile) => {
    const glossary = options.glossaryFor(vfile.path);
    if (glossary !== undefined) {
      new Linker(glossary, options).link(tree);
    }
  };
  return {
    name: 'glossary-links',
    docs: () => ({before: [linkTerms]}),
    checks: () => [checkTerms(Object.keys(options.terms), options.isGlossary)],
  };
}
