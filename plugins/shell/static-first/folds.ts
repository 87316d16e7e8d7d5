import {closestAll} from '../target';

/** Opens the closed `<details>` around an element, and one that is the element itself. */
export function openFolds(target: Element): boolean {
  const closed = (closestAll(target, 'details') as HTMLDetailsElement[]).filter(({open}) => !open);
  closed.forEach((fold) => {
    fold.open = true;
  });
  return closed.length > 0;
}
