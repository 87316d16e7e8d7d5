/** Short messages that disappear. A page's scripts share one live region, which must exist before its first message. */
import {Name} from './names';

const DURATION = 2000;

const region = () =>
  document.querySelector<HTMLOutputElement>(`output.${Name.Toast}`) ??
  document.body.appendChild(Object.assign(document.createElement('output'), {className: Name.Toast}));

// The framework also runs client modules on its server, which has no document.
if (typeof document !== 'undefined') {
  region();
}

let timer = 0;

interface Manner {
  /** Whether it stays until the next message. */
  stays?: boolean;
  /** Only for screen readers, because others see the same elsewhere. */
  screenReaderOnly?: boolean;
}

/** Shows a message, which screen readers announce once. An empty text removes it. */
export function announce(text: string, {stays = false, screenReaderOnly = false}: Manner = {}): void {
  const toast = region();
  const hide = () => {
    toast.textContent = '';
    document.body.append(toast);
  };
  hide();
  clearTimeout(timer);
  if (text) {
    // Sighted readers and screen readers don't notice text behind an open dialog.
    document.querySelector('dialog[open]')?.append(toast);
    toast.classList.toggle(Name.VisuallyHidden, screenReaderOnly);
    toast.textContent = text;
    timer = stays ? 0 : window.setTimeout(hide, DURATION);
  }
}
