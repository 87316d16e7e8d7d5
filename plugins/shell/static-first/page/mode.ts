/**
 * Switches the color mode. `data-theme` of the root is always the reader's choice. The framework (3.6.1) erases a stored
 * choice when the system's color scheme changes, and loses it if storage is blocked, so the observer restores it.
 */
import {COLOR_TOGGLE} from '../names';
import {all, closest, on, store} from '../../../engine/dom';

const KEY = 'theme';

const root = document.documentElement;
const toggles = () => all<HTMLButtonElement>(`.${COLOR_TOGGLE}`);

/** The reader's choice, here, in another tab or earlier, or the default. */
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
  // React treats this event as a choice in another tab.
  dispatchEvent(new StorageEvent('storage', {key: KEY, newValue: mode}));
}

// The server sends the toggles disabled, because the framework's toggles need React.
for (const toggle of toggles()) {
  toggle.disabled = false;
}

show();

on('click', (event) => {
  if (closest(event, `.${COLOR_TOGGLE}`)) {
    event.preventDefault();
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
