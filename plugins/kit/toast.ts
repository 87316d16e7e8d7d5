/** Short messages, which disappear. All scripts of a page share one live region, which has to exist before it says anything. */
const CLASS = 'toast';

const DURATION = 2000;

const toast =
  document.querySelector<HTMLOutputElement>(`output.${CLASS}`) ??
  Object.assign(document.createElement('output'), {className: CLASS});
document.body.append(toast);

let timer = 0;

/** Shows a message, which screen readers announce once, or none; `onEnd` is called when it disappears. */
export function say(text: string, onEnd?: () => void): void {
  // What lies behind an open dialog is neither seen nor heard.
  ((text && document.querySelector('dialog[open]')) || document.body).append(toast);
  toast.textContent = text;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    toast.textContent = '';
    document.body.append(toast);
  }, DURATION);
  if (onEnd) {
    setTimeout(onEnd, DURATION);
  }
}
