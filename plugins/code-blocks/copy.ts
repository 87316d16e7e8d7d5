/** The copy button, before and after React starts. Runs at the end of every page. */
import {say} from '../kit/toast';

async function copyCode(code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    // Without TLS or permission, the clipboard isn't available, so the code is selected for the reader to copy.
    getSelection()?.selectAllChildren(code);
    if (!document.execCommand('copy')) {
      say('Selected. Press Ctrl+C or ⌘C to copy.');
      return;
    }
  }
  say('Copied');
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('.code-copy');
  const code = button?.closest('.theme-code-block')?.querySelector('code');
  if (button && code) {
    event.preventDefault();
    void copyCode(code);
  }
});
