/** Shows the element that a hash names if a fold hides it, and the page's entry in the sidebar. */

/** The id that a hash names: `#a%20b` → `a b` */
export function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // The hash has a percent sign that doesn't encode a character.
    return id;
  }
}

/** The element that a hash names, or the only one whose id differs in nothing but capitals. */
export function findTarget(hash: string): HTMLElement | null {
  const id = idIn(hash);
  const alike = document.querySelectorAll<HTMLElement>(`main [id="${CSS.escape(id)}" i]`);
  return document.getElementById(id) ?? (alike.length === 1 ? (alike[0] as HTMLElement) : null);
}

/** Opens each closed `<details>` around the element that a hash names, and scrolls to the element if there was one. */
export function showTarget(hash: string): void {
  const target = findTarget(hash);
  let isHidden = false;
  let fold = target?.closest('details');
  while (fold) {
    isHidden ||= !fold.open;
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
  if (isHidden) {
    target?.scrollIntoView();
  }
}

/** Brings the entry of the current page into sight in the sidebar. `scrollIntoView` would move the page, too. */
export function showEntry(): void {
  const entry = document.querySelector('aside .menu [aria-current=page]');
  const menu = entry?.closest<HTMLElement>('.menu');
  // On phones, the box around the menu scrolls.
  for (const box of [menu, menu?.parentElement]) {
    if (box && entry?.checkVisibility?.()) {
      const {top, bottom} = entry.getBoundingClientRect();
      const edges = box.getBoundingClientRect();
      if (top < edges.top || bottom > Math.min(edges.bottom, innerHeight)) {
        box.scrollTop += top - edges.top - box.clientHeight / 2;
      }
    }
  }
}
