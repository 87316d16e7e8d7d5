import {around} from '../target';

/** Opens the folds around a place, and one that is the place itself. */
export function openFolds(target: Element): boolean {
  const closed = (around(target, 'details') as HTMLDetailsElement[]).filter(({open}) => !open);
  closed.forEach((fold) => {
    fold.open = true;
  });
  return closed.length > 0;
}
