/** The buttons of code blocks, before and after React starts. Runs at the end of every page. */
import {CODE_BLOCK} from '../../engine/codeBlock';
import {announce} from '../../engine/toast';

/** How long a button says that it has copied, in milliseconds. */
const DURATION = 1500;

async function copyCode(code: Element, button: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    // Without TLS or permission, the clipboard isn't available, so the code is selected for the reader to copy.
    getSelection()?.selectAllChildren(code);
    if (!document.execCommand('copy')) {
      announce('Selected. Press Ctrl+C or ⌘C to copy.');
      return;
    }
  }
  announce('Copied', {screenReaderOnly: true});
  button.classList.add('code-copied');
  setTimeout(() => button.classList.remove('code-copied'), DURATION);
}

document.addEventListener('click', ({target}) => {
  const summary = (target as Element).closest('.code-fold[open] > summary');
  if (summary) {
    const {top} = summary.getBoundingClientRect();
    // What folds is above the button, which would move away from the finger that pressed it.
    requestAnimationFrame(() =>
      scrollBy({top: summary.getBoundingClientRect().top - top, behavior: 'instant'}),
    );
  }
});

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('.code-copy');
  const code = button?.closest(`.${CODE_BLOCK}`)?.querySelector('code');
  if (button && code) {
    event.preventDefault();
    void copyCode(code, button);
  }
});
