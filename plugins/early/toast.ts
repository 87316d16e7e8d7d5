/** Words about what the reader did, which go by themselves. */
import {TOAST} from '../../lib/earlyNames';

/** How long a text of few words stays, in milliseconds. */
const CONFIRMATION = 2000;

// Seen wherever the page is scrolled to, and a live region by itself, which has to be there before it says anything.
const toast = document.createElement('output');
toast.className = TOAST;
document.body.append(toast);

/** What lies behind an open dialog is neither seen nor heard. */
function comeForward(): void {
  const place = document.querySelector('dialog[open]') ?? document.body;
  if (toast.parentNode !== place) {
    place.append(toast);
  }
}

let ending = 0;

/** Takes the words away, and their element to where React does not look for it. */
export function hush(): void {
  toast.textContent = '';
  document.body.append(toast);
}

/** Says a text to the eye and, once, to screen readers; `onEnd` is called when it goes. */
export function say(text: string, onEnd?: () => void, duration = CONFIRMATION): void {
  comeForward();
  toast.textContent = text;
  clearTimeout(ending);
  ending = window.setTimeout(() => {
    toast.textContent = '';
  }, duration);
  if (onEnd) {
    setTimeout(onEnd, duration);
  }
}
