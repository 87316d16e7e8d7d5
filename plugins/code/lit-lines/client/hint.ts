/** Tells readers on the first block with related lines what its lines do, until they have used one. */
import {store, stored} from '../../../engine/dom';
import {ACTION, BLOCK} from './place';

const KEY = 'lit-lines-used';

/** Attribute of the block, whose style has the words. */
const HINT = 'data-hint';

const isUsed = () => stored(KEY) !== null;

export function giveHint(): void {
  if (!isUsed()) {
    document.querySelector(ACTION)?.closest(BLOCK)?.setAttribute(HINT, '');
  }
}

export function forgetHint(): void {
  if (!isUsed()) {
    store(KEY, 'true');
  }
  document.querySelector(`[${HINT}]`)?.removeAttribute(HINT);
}
