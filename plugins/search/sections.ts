/** Takes an article apart into its sections, as text that a reader sees. */
import type {Element, ElementContent, Root} from 'hast';
import {findArticle, withoutOrnaments} from '../kit/article';
import {findElement, hasClass, isElement, textOf} from '../kit/html';
import type {Block, Section} from './client/index-file';

/** Elements that are part of a sentence. Text in any other element stands for itself. */
const inline = new Set(
  'a abbr b code del em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** Between the cells of a row. */
const CELL = ' · ';

/** Parts of articles that the search leaves out. */
export interface Ignored {
  /** Classes of elements. */
  classes?: readonly string[];
  /** Ids of H2 headings, each with its section. */
  sections?: readonly string[];
}

const oneLine = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A part of a sentence; code stands in backticks. */
function phrase(node: ElementContent): string {
  if (!isElement(node)) {
    return node.type === 'text' ? node.value : '';
  }
  if (node.tagName === 'img') {
    return ` ${String(node.properties.alt ?? '')} `;
  }
  if (node.tagName === 'code') {
    const code = oneLine(textOf(node));
    return code.includes('`') ? code : `\`${code}\``;
  }
  return (node.children as ElementContent[]).map(phrase).join('');
}

/** A block of code with the path in its caption; other captions are labels. */
function codeBlock(element: Element): Block | undefined {
  const code = findElement(element, ({tagName}) => tagName === 'pre');
  const caption = findElement(element, ({tagName}) => tagName === 'figcaption');
  const label = caption ? oneLine(textOf(caption)) : '';
  const path = /^\S*[./]\S*$/.test(label) ? {path: label} : {};
  return code && {code: textOf(code).trimEnd(), ...path};
}

/** Collects the sections of an article, in the order of the page. */
class Collector {
  readonly sections: Section[];
  private current: Section;
  private sentence = '';

  constructor(title: string) {
    this.current = {anchor: '', title, blocks: []};
    this.sections = [this.current];
  }

  /** Ends a sentence, which becomes a block. */
  private flush(): void {
    const text = oneLine(this.sentence);
    this.sentence = '';
    if (text) {
      this.current.blocks.push(text);
    }
  }

  private begin(section: Omit<Section, 'blocks'>): void {
    this.flush();
    this.current = {...section, blocks: []};
    this.sections.push(this.current);
  }

  /** Reads an entry of a reference as a section; text after it belongs to the heading above it. */
  private readEntry(entry: Element, name: Element): void {
    const around = this.current;
    const title = oneLine(textOf(name)).replace(/\?$/, '');
    this.begin({anchor: String(entry.properties.id), title, parent: around.title});
    this.readAll((entry.children as ElementContent[]).filter((child) => child !== name));
    this.current = around;
  }

  readAll(nodes: readonly ElementContent[]): void {
    nodes.forEach((node) => this.read(node));
    this.flush();
  }

  private read(node: ElementContent): void {
    if (!isElement(node)) {
      this.sentence += phrase(node);
      return;
    }
    const {tagName, properties} = node;
    const children = node.children as ElementContent[];
    const name = children.find((child) => isElement(child, 'dt')) as Element | undefined;
    if (tagName === 'div' && properties.id && name) {
      this.readEntry(node, name);
    } else if (headings.includes(tagName) && properties.id) {
      this.begin({anchor: String(properties.id), title: oneLine(textOf(node))});
    } else if (tagName === 'figure' || tagName === 'pre') {
      this.flush();
      const block = codeBlock(node);
      this.current.blocks.push(...(block ? [block] : []));
    } else if (tagName === 'tr') {
      this.flush();
      const cells = children.filter((cell) => isElement(cell)).map((cell) => oneLine(phrase(cell)));
      this.current.blocks.push(cells.filter(Boolean).join(CELL));
    } else if (inline.has(tagName)) {
      this.sentence += phrase(node);
    } else {
      this.flush();
      children.forEach((child) => this.read(child));
      this.flush();
    }
  }
}

/** The content of an article without the sections of some H2 headings. */
function withoutSections({children}: Element, ids: readonly string[]): ElementContent[] {
  let isOut = false;
  return (children as ElementContent[]).filter((child) => {
    if (isElement(child, 'h2')) {
      isOut = ids.includes(String(child.properties.id));
    }
    return !isOut;
  });
}

/**
 * The sections of an article, first the text above the first heading.
 *
 * @throws Error when the page has no article
 */
export function readSections(page: Root, {classes = [], sections = []}: Ignored = {}): Section[] {
  const {heading, body} = findArticle(page);
  // The label of a fold says nothing by itself, and a title may stand in the body as well.
  const drop = (element: Element) =>
    element === heading || element.tagName === 'summary' || classes.some((name) => hasClass(element, name));
  const collector = new Collector(oneLine(textOf(withoutOrnaments(heading))));
  collector.readAll(withoutSections(withoutOrnaments(body, {drop}), sections));
  return collector.sections;
}
