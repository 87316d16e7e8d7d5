/** Splits an article into its sections, as the text that readers see. */
import type {Element, ElementContent, Root} from 'hast';
import {findArticle, withoutOrnaments} from '../engine/article';
import {findElement, hasClass, isElement, textOf} from '../engine/html';
import {Name} from '../engine/names';
import {CELL_GAP, ERROR, type IndexedSection} from './client/index-file';

/** Elements that are part of a sentence. Text in any other element is separate. */
const inline =
  'a abbr b code del em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' ');

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

const oneLine = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A part of a sentence or a cell, with code in backticks. Items of a list and lines of a cell stay apart. */
function phrase(node: ElementContent): string {
  if (!isElement(node)) {
    return node.type === 'text' ? node.value : '';
  }
  if (node.tagName === 'img') {
    return ` ${String(node.properties.alt ?? '')} `;
  }
  const text = (node.children as ElementContent[]).map(phrase).join('');
  if (!inline.includes(node.tagName)) {
    return ` ${text} `;
  }
  return node.tagName === 'code' && !text.includes('`') ? `\`${oneLine(text)}\`` : text;
}

/** The name of an entry of the reference, which is the title of its section. */
const isName = (node: ElementContent) => isElement(node, 'a') && hasClass(node, Name.EntryName);

class SectionReader {
  readonly sections: IndexedSection[];
  private current: IndexedSection;
  private sentence = '';

  constructor(title: string) {
    this.current = {anchor: '', title, blocks: []};
    this.sections = [this.current];
  }

  read(node: ElementContent): void {
    if (!isElement(node) || inline.includes(node.tagName)) {
      this.sentence += isName(node) ? '' : phrase(node);
      return;
    }
    this.endSentence();
    const {tagName, properties} = node;
    const name = tagName === 'li' && properties.id ? findElement(node, isName) : undefined;
    if (name) {
      this.readEntry(node, name);
    } else if (headings.includes(tagName) && properties.id) {
      // It may be a message: see the option `kind`.
      const kind = isElement(node.children[0], 'code') && {kind: ERROR};
      this.begin({anchor: String(properties.id), title: oneLine(textOf(node)), ...kind, blocks: []});
    } else if (tagName === 'figure' || tagName === 'pre' || hasClass(node, Name.CodeBlock)) {
      this.readCode(node);
    } else if (tagName === 'tr') {
      const cells = (node.children as ElementContent[]).map((cell) => oneLine(phrase(cell)));
      this.current.blocks.push(cells.filter(Boolean).join(CELL_GAP));
    } else if (tagName !== 'thead') {
      // The titles of columns answer nothing.
      this.readChildren(node);
    }
  }

  private readChildren(element: Element): void {
    (element.children as ElementContent[]).forEach((child) => this.read(child));
    this.endSentence();
  }

  private endSentence(): void {
    const text = oneLine(this.sentence);
    this.sentence = '';
    if (text) {
      this.current.blocks.push(text);
    }
  }

  private begin(section: IndexedSection): void {
    this.current = section;
    this.sections.push(section);
  }

  /** Reads an entry of the reference. Text after it belongs to the heading above the entry. */
  private readEntry(entry: Element, name: Element): void {
    const around = this.current;
    const title = oneLine(textOf(name)).replace(/\?$/, '');
    this.begin({anchor: String(entry.properties.id), title, parent: around.title, blocks: []});
    this.readChildren(entry);
    this.current = around;
  }

  private readCode(block: Element): void {
    const code = findElement(block, ({tagName}) => tagName === 'pre');
    const bar = findElement(block, (element) => hasClass(element, Name.CodePath));
    const path = bar && oneLine(textOf(bar));
    this.current.blocks.push(...(code ? [{code: textOf(code).trimEnd(), path}] : []));
  }
}

/** The sections of an article, first that of its title, which can be hidden, without those whose headings are ignored. */
export function readSections(page: Root, ignored: readonly string[] = [], hidden = ''): IndexedSection[] {
  const {heading, body} = findArticle(page);
  const reader = new SectionReader(heading ? oneLine(textOf(withoutOrnaments(heading))) : hidden);
  reader.read(withoutOrnaments(body, heading));
  return reader.sections.filter(({anchor}) => !ignored.includes(anchor));
}
