/** Short messages that disappear. A page's scripts share one live region, which must exist before its first message. */
const CLASS = 'toast';

const DURATION = 2000;

const toast =
  document.querySelector<HTMLOutputElement>(`output.${CLASS}`) ??
  Object.assign(document.createElement('output'), {className: CLASS});
document.body.append(toast);

let timer = 0;

/** Shows a message, which screen readers announce once. An empty text removes it. */
export function say(text: string): void {
  // Sighted readers and screen readers don't notice text behind an open dialog.
  ((text && document.querySelector('dialog[open]')) || document.body).append(toast);
  toast.textContent = text;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    toast.textContent = '';
    document.body.append(toast);
  }, DURATION);
}
