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

/** The sections of an article, first that of its title, which can be hidden, without those whose headings are ignored. */
export function readSections(page: Root, ignored: readonly string[] = [], hidden = ''): IndexedSection[] {
  const {heading, body} = findArticle(page);
  const shown = heading && oneLine(textOf(withoutOrnaments(heading)));
  let current: IndexedSection = {anchor: '', title: shown ?? hidden, blocks: []};
  const sections = [current];
  let sentence = '';

  /** Ends a sentence, which becomes a block. */
  function flush(): void {
    const text = oneLine(sentence);
    sentence = '';
    if (text) {
      current.blocks.push(text);
    }
  }

  function begin(heading: Element): void {
    // It may be a message: see the option `kind`.
    const kind = isElement(heading.children[0], 'code') && {kind: ERROR};
    current = {anchor: String(heading.properties.id), title: oneLine(textOf(heading)), ...kind, blocks: []};
    sections.push(current);
  }

  /** Reads an entry of the reference. Text after it belongs to the heading above the entry. */
  function readEntry(entry: Element, name: Element): void {
    const around = current;
    current = {
      anchor: String(entry.properties.id),
      title: oneLine(textOf(name)).replace(/\?$/, ''),
      parent: around.title,
      blocks: [],
    };
    sections.push(current);
    (entry.children as ElementContent[]).forEach(read);
    flush();
    current = around;
  }

  function readCode(block: Element): void {
    const code = findElement(block, ({tagName}) => tagName === 'pre');
    const bar = findElement(block, (element) => hasClass(element, Name.CodePath));
    const path = bar && oneLine(textOf(bar));
    current.blocks.push(...(code ? [{code: textOf(code).trimEnd(), path}] : []));
  }

  function read(node: ElementContent): void {
    if (!isElement(node) || inline.includes(node.tagName)) {
      sentence += isName(node) ? '' : phrase(node);
      return;
    }
    flush();
    const {tagName, properties} = node;
    const children = node.children as ElementContent[];
    const name = tagName === 'li' && properties.id ? findElement(node, isName) : undefined;
    if (name) {
      readEntry(node, name);
    } else if (headings.includes(tagName) && properties.id) {
      begin(node);
    } else if (tagName === 'thead') {
      // The titles of columns answer nothing.
      return;
    } else if (tagName === 'figure' || tagName === 'pre' || hasClass(node, Name.CodeBlock)) {
      readCode(node);
    } else if (tagName === 'tr') {
      const cells = children.map((cell) => oneLine(phrase(cell)));
      current.blocks.push(cells.filter(Boolean).join(CELL_GAP));
    } else {
      children.forEach(read);
      flush();
    }
  }

  read(withoutOrnaments(body, heading));
  return sections.filter(({anchor}) => !ignored.includes(anchor));
}
