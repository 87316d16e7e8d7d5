/** What the search knows of an article: its sections, as text that a reader sees. searchIndex.ts makes the index. */
import type {Element, ElementContent} from 'hast';
import {withoutOrnaments, type Article} from '../../lib/article';
import {findElement, hasClass, isElement, textOf} from '../../lib/html';
import {DEFINITION} from '../../lib/schema';
import type {Block, PageText, SectionText} from '../../lib/searchIndex';

/** Elements that are part of a sentence. What stands in any other one is words of its own. */
const inline = [
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
];

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** The last section of a page, which only leads on: its words are about other pages. */
const WAY_ON = 'next-steps';

/** The bar of a block of code: a path, or only the kind of block. */
const isCodeBar = (element: Element) => hasClass(element, 'code-bar');
const isPath = (element: Element) => hasClass(element, 'code-path');

/** Between the cells of a row. */
const CELL = ' · ';

const oneLine = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A part of a sentence: code keeps its look, in backticks. */
function phraseOf(node: ElementContent): string {
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
  return (node.children as ElementContent[]).map(phraseOf).join('');
}

/** Whether the first thing that one reads is a link. */
function beginsWithLink({children}: Element): boolean {
  const first = children.find((child) => isElement(child) || (child.type === 'text' && child.value.trim()));
  return (
    isElement(first) && (first.tagName === 'a' || (!inline.includes(first.tagName) && beginsWithLink(first)))
  );
}

/** Collects the sections of an article, in the order of the page. */
class Sections {
  readonly all: SectionText[];
  private current: SectionText;
  private sentence = '';

  constructor(title: string) {
    this.current = {anchor: '', title, blocks: []};
    this.all = [this.current];
  }

  /** Ends a sentence, which is a block of its own. */
  private flush(leads = false): void {
    const text = oneLine(this.sentence);
    this.sentence = '';
    if (text) {
      this.current.blocks.push(leads ? {lead: text} : text);
    }
  }

  private add(block: Block): void {
    this.flush();
    this.current.blocks.push(block);
  }

  private begin(section: Omit<SectionText, 'blocks'>): void {
    this.flush();
    this.current = {...section, blocks: []};
    this.all.push(this.current);
  }

  /** An entry of the reference is a section of its own; what follows it belongs to the heading above it. */
  private readEntry(entry: Element, name: Element): void {
    const around = this.current;
    this.begin({
      anchor: String(entry.properties.id),
      title: oneLine(textOf(name)).replace(/\?$/, ''),
      parent: around.title,
    });
    entry.children.filter((child) => child !== name).forEach((child) => this.read(child as ElementContent));
    this.flush();
    this.current = around;
  }

  readAll(nodes: readonly ElementContent[]): void {
    nodes.forEach((node) => this.read(node));
    this.flush();
  }

  private read(node: ElementContent): void {
    if (!isElement(node)) {
      this.sentence += phraseOf(node);
      return;
    }
    const {tagName, properties, children} = node;
    const name =
      tagName === 'div' && properties.id ? children.find((child) => isElement(child, 'dt')) : undefined;
    if (name) {
      this.readEntry(node, name as Element);
    } else if (headings.includes(tagName) && properties.id) {
      this.begin({anchor: String(properties.id), title: oneLine(textOf(node))});
    } else if (tagName === 'figure') {
      const bar = findElement(node, isPath);
      const code = findElement(node, (element) => element.tagName === 'pre');
      const path = bar && oneLine(textOf(bar));
      if (code) {
        this.add({code: textOf(code).trimEnd(), ...(path && {path})});
      }
    } else if (tagName === 'pre') {
      this.add({code: textOf(node).trimEnd()});
    } else if (tagName === 'tr') {
      const cells = children
        .filter((cell) => isElement(cell))
        .map((cell) => oneLine(phraseOf(cell as Element)));
      this.add(cells.filter(Boolean).join(CELL));
    } else if (inline.includes(tagName)) {
      this.sentence += phraseOf(node);
    } else {
      this.flush();
      (children as ElementContent[]).forEach((child) => this.read(child));
      this.flush(tagName === 'li' && beginsWithLink(node));
    }
  }
}

/** Leaves out the section that leads on, up to the next heading of its level. */
function withoutWayOn({children}: Element): ElementContent[] {
  const content = children as ElementContent[];
  const start = content.findIndex((child) => isElement(child) && child.properties.id === WAY_ON);
  if (start < 0) {
    return content;
  }
  const length = content.slice(start + 1).findIndex((child) => isElement(child, 'h2'));
  const end = length < 0 ? content.length : start + 1 + length;
  return [...content.slice(0, start), ...content.slice(end)];
}

/**
 * The sections of an article.
 *
 * @param keywords of its front matter, which a reader may use instead of its own words
 */
export function pageText({heading, body}: Article, description = '', keywords = ''): PageText {
  // Labels of folds and of commands say nothing by themselves; a title may stand in the body as well; what a definition
  // says, the list of its fields does.
  const drop = (element: Element) =>
    element === heading ||
    element.tagName === 'summary' ||
    hasClass(element, DEFINITION) ||
    (isCodeBar(element) && !isPath(element));
  const title = oneLine(textOf(withoutOrnaments(heading)));
  const sections = new Sections(title);
  sections.readAll(withoutWayOn(withoutOrnaments(body, {drop})));
  return {title, description, keywords: keywords.replaceAll(',', ', '), sections: sections.all};
}
