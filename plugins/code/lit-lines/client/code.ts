/** Lines of code on a page, and the blocks around them. */
import {CODE_BAR} from '../../../engine/codeBlock';
import {all} from '../../../engine/dom';
import {ACTION, BLOCK, LINE, LINK} from './place';

/** The lines of the block around an element, if it has the button: readers can go from one to the next. */
export function linesBeside(element: Element | null): HTMLElement[] {
  const block = element?.closest(BLOCK);
  return block?.querySelector(ACTION) ? all(LINE).filter((line) => block.contains(line)) : [];
}

export const byBlock = (lines: HTMLElement[]): HTMLElement[][] =>
  all(BLOCK)
    .map((block) => lines.filter((line) => block.contains(line)))
    .filter(({length}) => length > 0);

/** The element with the name of the block around a line. */
export const nameOf = (line?: HTMLElement): Element | null | undefined =>
  line?.closest(BLOCK)?.querySelector(`.${CODE_BAR} > span`);

export const labelOf = (line?: HTMLElement): string => nameOf(line)?.textContent ?? '';

/** `2 lines of greeter.cue` */
export const summary = (lines: HTMLElement[]): string =>
  `${lines.length > 1 ? `${lines.length} lines` : '1 line'} of ${labelOf(lines[0])}`;

export const textOf = ({textContent}: HTMLElement): string => textContent?.trim().replace(/\s+/g, ' ') ?? '';

/** The number of a line in its block. */
export function numberOf(line: HTMLElement): number {
  const before = document.createRange();
  before.setStart(line.closest('code') ?? line, 0);
  before.setEndBefore(line);
  return before.toString().split('\n').length;
}

/** Opens the folds of the block around a line, which could hide it. */
export function openFolds(line: HTMLElement): void {
  const folds = line.closest(BLOCK)?.querySelectorAll('details') ?? [];
  for (const fold of Array.from(folds)) {
    fold.open = true;
  }
}

/** Whether nothing covers the line: the window's edge, the navbar or a fold. */
export function isSeen(line: HTMLElement): boolean {
  const {left, top, bottom} = line.getBoundingClientRect();
  return document.elementFromPoint(left + 1, (top + bottom) / 2)?.closest(LINE) === line;
}

/** Where a line of code begins, or where the code ends: a node, and an offset in it. */
function startOf(code: Element, number: number): [Node, number] {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let line = 1;
  while (line < number && texts.nextNode()) {
    for (const {index} of (texts.currentNode as Text).data.matchAll(/\n/g)) {
      line += 1;
      if (line === number) {
        return [texts.currentNode, index + 1];
      }
    }
  }
  return [code, number > 1 ? code.childNodes.length : 0];
}

/** A copy of one line with its colors. The copy lights nothing, and has no id. */
export function copyOf(code: Element, number: number): Element {
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll(LINK).forEach((link) => link.remove());
  copy.querySelectorAll(LINE).forEach((line) => line.replaceWith(...Array.from(line.childNodes)));
  const others = document.createRange();
  others.selectNodeContents(copy);
  others.setStart(...startOf(copy, number + 1));
  others.deleteContents();
  others.selectNodeContents(copy);
  others.setEnd(...startOf(copy, number));
  others.deleteContents();
  return copy;
}
