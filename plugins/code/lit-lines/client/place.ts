/** Finds what is lit together: an element with `data-lights` names others by their ids. */
import {CODE_ACTION, CODE_BLOCK, CODE_LINK, CODE_PART} from '../../../engine/codeBlock';
import {all, nearest} from '../../../engine/dom';

const PLACE = '[data-lights], [id]';

export const LINE = `.${CODE_PART}`;
/** The link of a line to a related one, which has the line's focus. */
export const LINK = `.${CODE_LINK}`;
export const ACTION = `.${CODE_ACTION}`;
export const BLOCK = `.${CODE_BLOCK}`;

/** The elements that a place lights, and those that light it, in the order of the page. */
export function counterparts(place: Element): HTMLElement[] {
  const named = place.getAttribute('data-lights')?.split(' ') ?? [];
  const selectors = named.map((id) => `#${CSS.escape(id)}`);
  if (place.id) {
    selectors.push(`[data-lights~="${CSS.escape(place.id)}"]`);
  }
  return selectors.length > 0 ? all(selectors.join()) : [];
}

/** The nearest element around the event's target that is lit together with others. */
export function placeOf(event: {target: unknown}): HTMLElement | null {
  let place = nearest(event, PLACE);
  while (place && counterparts(place).length === 0) {
    place = place.parentElement?.closest<HTMLElement>(PLACE) ?? null;
  }
  return place;
}
