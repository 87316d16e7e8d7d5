/** Lights an entry of a table together with its name in the example next to it. */
import {all, closest, on} from '../../engine/dom';

const LIT = 'ref-lit';

const ENTRY = '.ref-pair dl > div';

/** Fields and flags in code. */
const NAME = '.ref-pair :is(.code-key, .code-quiet)';

/** The names of an entry, which may have a short form, or the one in code: `name?` and `"name"` are `name`. */
function namesOf(place: Element): string[] {
  const texts = place.matches(ENTRY) ? Array.from(place.querySelectorAll('dt code')) : [place];
  return texts.map(({textContent}) => textContent?.replaceAll(/["?]/g, '') ?? '');
}

function light(event: {target: unknown}): void {
  const place = closest(event, `${ENTRY},${NAME}`);
  const names = place ? namesOf(place) : [];
  const isNamed = (other: Element) => namesOf(other).some((name) => names.includes(name));
  const pair = place?.closest('.ref-pair');
  const [entries, uses] = [ENTRY, NAME].map((selector) =>
    all(selector).filter((other) => pair?.contains(other) && isNamed(other)),
  ) as [HTMLElement[], HTMLElement[]];
  all(`.${LIT}`).forEach((former) => former.classList.remove(LIT));
  if (entries.length > 0 && uses.length > 0) {
    [...entries, ...uses].forEach((lit) => lit.classList.add(LIT));
  }
}

/** To call once. */
export function startLight(): void {
  on('pointerover', light);
  on('focusin', light);
  // What the reader points at already.
  light({target: all(':hover').at(-1)});
}
