/** Switches the color mode until React does. */
import {COLOR_TOGGLE} from '../../../lib/earlyNames';
import {all, dataset, hasStarted, isHydrated, nearest, on, store} from '../dom';

/** The framework's storage key. */
const KEY = 'theme';

const toggles = () => all(`.${COLOR_TOGGLE}`);

function setMode(mode: string): void {
  dataset.theme = mode;
  for (const toggle of toggles()) {
    toggle.ariaPressed = `${mode === 'dark'}`;
  }
}

// The server sends the toggles disabled, as the framework's own do nothing before React runs.
for (const toggle of toggles()) {
  toggle.removeAttribute('disabled');
}

on('click', (event) => {
  if (!hasStarted() && nearest(event, `.${COLOR_TOGGLE}`)) {
    event.preventDefault();
    const mode = dataset.theme === 'dark' ? 'light' : 'dark';
    setMode(mode);
    store(KEY, mode);
    // For blocked storage: see src/theme/ColorModeToggle.
    dataset.chosenTheme = mode;
  }
});

addEventListener('storage', ({key, newValue}) => {
  if (key === KEY && !isHydrated() && newValue && /^(light|dark)$/.test(newValue)) {
    setMode(newValue);
  }
});
