/** Highlights an entry of a table together with its name in the example next to it. */
import {all, closest, on} from '../../engine/dom';

const HIGHLIGHTED = 'ref-highlighted';

const ENTRY = '.ref-pair dl > div';

/** Fields and flags in code. */
const NAME = '.ref-pair :is(.code-key, .code-quiet)';

/** The names of an entry, which may have a short form, or the one in code: `name?` and `"name"` are `name`. */
function readNames(element: Element): string[] {
  const names = element.matches(ENTRY) ? Array.from(element.querySelectorAll('dt code')) : [element];
  return names.map(({textContent}) => textContent?.replaceAll(/["?]/g, '') ?? '');
}

function highlight(event: {target: unknown}): void {
  const target = closest(event, `${ENTRY},${NAME}`);
  const names = target ? readNames(target) : [];
  const pair = target?.closest('.ref-pair');
  const [entries, uses] = [ENTRY, NAME].map((selector) =>
    Array.from(pair?.querySelectorAll(selector) ?? []).filter((element) =>
      readNames(element).some((name) => names.includes(name)),
    ),
  ) as [Element[], Element[]];
  all(`.${HIGHLIGHTED}`).forEach((element) => element.classList.remove(HIGHLIGHTED));
  if (entries.length > 0 && uses.length > 0) {
    [...entries, ...uses].forEach((element) => element.classList.add(HIGHLIGHTED));
  }
}

/** Starts the highlighting, for all pages. Call it once. */
export function startHighlight(): void {
  on('pointerover', highlight);
  on('focusin', highlight);
  // The pointer may already be on an entry.
  highlight({target: all(':hover').at(-1)});
}
