import {all, store} from '../kit/dom';

/** The choices of a reader, by group, under the key that the framework's own tabs use. */
const key = (group: string) => `docusaurus.tab.${group}`;

/** Without storage, as in a private window, the choice lasts as long as the page. */
function stored(group: string): string | null {
  try {
    return localStorage.getItem(key(group));
  } catch {
    return null;
  }
}

const inputs = (group: string) =>
  all<HTMLInputElement>(`.tabs-group[data-group="${CSS.escape(group)}"] > input`);

/** Shows the chosen tab of each group on the page. A group that lacks it keeps its own. */
function showChoices(): void {
  all('.tabs-group[data-group]').forEach(({dataset: {group = ''}}) => {
    const value = stored(group);
    inputs(group).forEach((input) => {
      input.checked ||= input.value === value;
    });
  });
}

/** Remembers a choice, and shows it in the other tabs of its group; what the reader looks at stays in its place. */
function choose(input: HTMLInputElement): void {
  const group = input.parentElement?.dataset.group;
  if (!group) {
    return;
  }
  store(key(group), input.value);
  const top = () => input.parentElement?.getBoundingClientRect().top ?? 0;
  const before = top();
  inputs(group).forEach((other) => {
    other.checked ||= other.value === input.value;
  });
  window.scrollBy({top: top() - before, behavior: 'instant'});
}

/** Shows the reader's choices on this page, and remembers new ones. */
export function start(): void {
  showChoices();
  all('.tabs-group').forEach((group) => {
    group.onchange = ({target}) => choose(target as HTMLInputElement);
  });
}
