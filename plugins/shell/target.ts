/** Finds the element that a hash names, and shows it if a fold hides it. */

/** The element that a hash names: `#a%20b` → the one with the id `a b` */
export function findTarget(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // The hash has a percent sign of its own.
  }
  return id ? document.getElementById(id) : null;
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
