/** Leaves only the entries that match what the reader types, and says how many. */
import {closest, on} from '../../engine/dom';

/** Classes of filtered sections: hidden, reduced to the heading, or reduced to the heading and table. */
const HIDDEN = 'ref-out';
const HEADING = 'ref-heading';
const ROWS = 'ref-rows';

/** Class of the sentence below the field when no entry matches. */
const NONE = 'ref-none';

/** The reader's scroll position before the filter hid sections. */
let scrollBefore = 0;

const field = () => document.querySelector<HTMLInputElement>('.ref-tools input');

/** Says that nothing matches, with two ways on: the search of the whole site, if it has one, and all entries. */
function showNone(tools: Element, text: string): void {
  const sentence = document.createElement('p');
  sentence.className = NONE;
  sentence.append(`No type or field matches “${text}”. `);
  const search = document.querySelector<HTMLFormElement>('form[role=search]:has([name=q])');
  if (search) {
    const link = document.createElement('a');
    link.href = `${search.action}?q=${encodeURIComponent(text)}`;
    link.append('Search all docs');
    sentence.append(link, ' or ');
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn';
  button.append(search ? 'clear the filter' : 'Clear the filter');
  button.onclick = () => {
    clear();
    field()?.focus();
  };
  sentence.append(button, '.');
  tools.after(sentence);
}

/** Hides the entries of a section without a match, and the section if it has none. Without words, it shows all. */
function filterSection(section: Element, words: readonly string[]) {
  const matches = (...texts: (string | null | undefined)[]) =>
    words.every((word) => texts.join(' ').toLowerCase().includes(word));
  const isWhole = section.matches('.ref') && matches(section.querySelector('h2, h3')?.id);
  const entries = Array.from(section.querySelectorAll('dl > div'));
  let shown = 0;
  for (const entry of entries) {
    const [name, type] = Array.from(entry.children);
    const isMatch = isWhole || matches(entry.id, name?.textContent, type?.textContent);
    entry.classList.toggle(HIDDEN, !isMatch);
    shown += isMatch ? 1 : 0;
  }
  const isActive = words.length > 0;
  const isShown = !isActive || isWhole || shown > 0;
  section.classList.remove(HEADING);
  section.classList.toggle(HIDDEN, !isShown);
  section.classList.toggle(ROWS, isActive && !isWhole && isShown);
  return {isShown, shown, total: entries.length};
}

/** Filters by the field's text. */
export function applyFilter(): void {
  const input = field();
  const tools = input?.closest('.ref-tools');
  const body = tools?.parentElement;
  const output = tools?.querySelector('output');
  if (!input || !body || !output || (!input.value && !output.value)) {
    return;
  }
  body.querySelector(`.${NONE}`)?.remove();
  const words = input.value.toLowerCase().match(/[^\s.#]+/g) ?? [];
  const isActive = words.length > 0;
  if (isActive && !output.value) {
    scrollBefore = scrollY;
  }
  let found = 0;
  let all = 0;
  /** The last heading of the second level, or the section that has it: it shows where a match belongs to. */
  let group: Element | undefined;
  for (const child of Array.from(body.children).filter((one) => !one.matches('.ref-tools, .ref-bar'))) {
    const {isShown, shown, total} = filterSection(child, words);
    found += shown;
    all += total;
    group = child.matches('h2, :has(> h2)') ? child : group;
    if (isShown && group?.classList.contains(HIDDEN)) {
      group.classList.replace(HIDDEN, HEADING);
    }
  }
  output.value = isActive ? `${found} of ${all} match` : '';
  if (isActive && found === 0) {
    showNone(tools, input.value);
  }
  if (!isActive) {
    scrollTo({top: scrollBefore, behavior: 'instant'});
  } else if (body.getBoundingClientRect().top < 0) {
    body.scrollIntoView();
  }
}

function clear(): void {
  const input = field();
  if (input?.value) {
    input.value = '';
    applyFilter();
  }
}

export function startFilter(): void {
  on('input', (event) => closest(event, '.ref-tools') && applyFilter());
  on('keydown', (event) => event.key === 'Escape' && closest(event, '.ref-tools') && clear());
  on('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'main a[href*="#"]');
    const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
    // The filter may hide what a link leads to.
    if (target?.closest(`.${HIDDEN}`)) {
      clear();
      target.scrollIntoView();
    }
  });
}
