/**
 * Switches the color mode. `data-theme` of the root is always the reader's choice: the framework (3.6.1) erases a stored
 * choice when the system's color scheme changes, and forgets it with blocked storage; the observer undoes both.
 */
import {COLOR_TOGGLE} from '../names';
import {all, nearest, on, store} from './dom';

const KEY = 'theme';

const root = document.documentElement;
const toggles = () => all<HTMLButtonElement>(`.${COLOR_TOGGLE}`);

/** The mode of the page: what the reader chose here, in another tab or before, else the default. */
let mode = root.dataset.theme ?? 'light';

function show(): void {
  root.dataset.theme = mode;
  for (const toggle of toggles()) {
    toggle.ariaPressed = `${mode === 'dark'}`;
  }
}

function apply(): void {
  store(KEY, mode);
  show();
  // React takes this for a choice in another tab.
  dispatchEvent(new StorageEvent('storage', {key: KEY, newValue: mode}));
}

// The server sends the toggles disabled, because the framework's own need React.
for (const toggle of toggles()) {
  toggle.disabled = false;
}

show();

on('click', (event) => {
  if (nearest(event, `.${COLOR_TOGGLE}`)) {
    mode = mode === 'dark' ? 'light' : 'dark';
    apply();
  }
});

addEventListener('storage', ({key, newValue, isTrusted}) => {
  if (isTrusted && key === KEY && (newValue === 'light' || newValue === 'dark')) {
    mode = newValue;
    show();
  }
});

new MutationObserver(() => {
  if (root.dataset.theme !== mode) {
    apply();
  }
}).observe(root, {attributeFilter: ['data-theme']});
