/** Copies code and the addresses of headings, and says so: before React and after it. */
import {CODE_BLOCK, CODE_COPY} from '../../../lib/earlyNames';
import {nearest, on} from '../dom';
import {say} from '../toast';

async function copyCode(button: HTMLElement, code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    // Without TLS or permission there is no clipboard: the code is selected, and the reader can copy it.
    getSelection()?.selectAllChildren(code);
    if (!document.execCommand('copy')) {
      say('Selected: the browser lets only you copy it');
      return;
    }
  }
  button.dataset.copied = 'true';
  say('Copied', () => delete button.dataset.copied);
}

on('click', (event) => {
  const link = nearest<HTMLAnchorElement>(event, '.hash-link');
  if (link) {
    navigator.clipboard?.writeText(link.href).then(
      () => say('Address copied'),
      () => undefined,
    );
  }
  const button = nearest(event, `.${CODE_COPY}`);
  const code = button?.closest(`.${CODE_BLOCK}`)?.querySelector('code');
  if (button && code) {
    event.preventDefault();
    void copyCode(button, code);
  }
});
