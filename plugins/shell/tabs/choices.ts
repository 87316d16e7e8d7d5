import {all, store, stored} from '../../engine/dom';
import {closestAll, showTarget, watchTarget} from '../target';

/** The storage key of the reader's choice in a group, as the framework's own tabs name it. */
const key = (group: string) => `docusaurus.tab.${group}`;

const inputs = (group: string) =>
  all<HTMLInputElement>(`.tabs-group[data-group="${CSS.escape(group)}"] > input`);

function check(list: ArrayLike<HTMLInputElement>, value: string | null): void {
  for (const input of Array.from(list)) {
    input.checked ||= input.value === value;
  }
}

/** Shows the stored tab of each group, and the one that the address names. A group that lacks it keeps its own. */
function showChoices(): void {
  all('.tabs-group[data-group]').forEach(({dataset: {group = ''}}) =>
    check(inputs(group), stored(key(group))),
  );
  const query = new URLSearchParams(location.search);
  all('.tabs-group[data-query]').forEach((group) => {
    check(group.querySelectorAll<HTMLInputElement>(':scope > input'), query.get(group.dataset.query ?? ''));
  });
}

/** Writes a choice into the query of the address, for tabs with `queryString`. */
function writeAddress(name: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}

/** Stores a choice, and shows it in the other tabs of its group. What the reader looks at stays in its place. */
function choose(input: HTMLInputElement): void {
  const {group, query} = input.parentElement?.dataset ?? {};
  if (query) {
    writeAddress(query, input.value);
  }
  if (!group) {
    return;
  }
  store(key(group), input.value);
  const top = () => input.parentElement?.getBoundingClientRect().top ?? 0;
  const before = top();
  check(inputs(group), input.value);
  window.scrollBy({top: top() - before, behavior: 'instant'});
}

/** Opens the tabs around an element. They aren't the reader's choice, so nothing is stored. */
function openTabs(target: Element): boolean {
  // A panel comes after the input and the label of its tab.
  const inputsAround = closestAll(target, '.tabs-panel').map(
    (panel) => panel.previousElementSibling?.previousElementSibling,
  );
  const hidden = (inputsAround as HTMLInputElement[]).filter(({checked}) => !checked);
  hidden.forEach((input) => {
    input.checked = true;
  });
  return hidden.length > 0;
}

/** Shows the reader's choices and the target of the address, and listens for new choices. */
export function start(): void {
  showChoices();
  all('.tabs-group').forEach((group) => {
    group.onchange = ({target}) => choose(target as HTMLInputElement);
  });
  showTarget(location.hash, openTabs);
  // Each group of tabs has a script, and React starts them again.
  const page = window as {tabsAreWatched?: boolean};
  if (!page.tabsAreWatched) {
    page.tabsAreWatched = true;
    watchTarget(openTabs);
  }
}
