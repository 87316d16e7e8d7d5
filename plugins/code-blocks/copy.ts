/** The copy button: before React and after it. Runs at the end of every page. */
import {say} from '../kit/toast';

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

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('.code-copy');
  const code = button?.closest('.theme-code-block')?.querySelector('code');
  if (button && code) {
    event.preventDefault();
    void copyCode(button, code);
  }
});
