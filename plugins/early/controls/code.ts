/** Copies code and the addresses of headings, and wraps long lines: before React and after it. */
import {CODE_BLOCK, CODE_COPY, CODE_WRAP, CODE_WRAPPED} from '../../../lib/earlyNames';
import {nearest, on} from '../dom';

/** How long a button says that it has copied, in milliseconds. */
const CONFIRMATION = 1500;

async function copy(button: HTMLElement, text: string, code?: Element | null): Promise<void> {
  let copied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!code) {
      return;
    }
    // Without TLS or permission there is no clipboard: the code is selected, and the reader can copy it.
    getSelection()?.selectAllChildren(code);
    copied = document.execCommand('copy');
  }
  button.ariaLabel = copied ? 'Copied' : 'Selected';
  button.dataset.copied = `${copied}`;
  setTimeout(() => {
    button.ariaLabel = button.title;
    delete button.dataset.copied;
  }, CONFIRMATION);
}

on('click', (event) => {
  const link = nearest<HTMLAnchorElement>(event, '.hash-link');
  if (link) {
    void copy(link, link.href);
  }
  const button = nearest(event, `.${CODE_COPY},.${CODE_WRAP}`);
  const block = button?.closest(`.${CODE_BLOCK}`);
  if (!button || !block) {
    return;
  }
  event.preventDefault();
  if (button.matches(`.${CODE_WRAP}`)) {
    button.ariaPressed = `${block.classList.toggle(CODE_WRAPPED)}`;
  } else {
    const code = block.querySelector('code');
    void copy(button, code?.textContent ?? '', code);
  }
});
