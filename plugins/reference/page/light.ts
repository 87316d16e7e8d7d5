/** Highlights the lines of the example that are about an entry, and the entry that a line is about. */

import {all, nearest, on} from '../../kit/dom';

const LIT = 'ref-lit';

let former: Element | null = null;

/** The entries of a line, and the lines of an entry. */
function counterparts(place: Element): Element[] {
  const anchors = place.getAttribute('data-part')?.split(' ');
  return anchors
    ? anchors.flatMap((anchor) => document.getElementById(anchor) ?? [])
    : all(`[data-part~="${CSS.escape(place.id)}"]`);
}

/** Tells screen readers which line of the example is about an entry. */
function describe(row: Element): void {
  const [part] = counterparts(row);
  const code = part?.closest('code');
  if (part && code) {
    const before = document.createRange();
    before.setStart(code, 0);
    before.setEndBefore(part);
    const line = before.toString().split('\n').length;
    row.querySelector('a')?.setAttribute('aria-description', `line ${line} of the example`);
  }
}

function light(event: {target: unknown}): void {
  const place = nearest(event, '.ref dl > div, [data-part]');
  if (place === former) {
    return;
  }
  former = place;
  all(`.${LIT}`).forEach((element) => element.classList.remove(LIT));
  const others = place ? counterparts(place) : [];
  if (place && others.length > 0) {
    [place, ...others].forEach((element) => element.classList.add(LIT));
  }
}

export function startLight(): void {
  // A touch is a pointer, too: a tap on a name lights its lines until the next one.
  on('pointerover', light);
  on('focusin', (event) => {
    light(event);
    if (former) {
      describe(former);
    }
  });
  // The pointer may already be on an entry.
  light({target: all(':hover').at(-1)});
}
