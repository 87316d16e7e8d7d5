/** The buttons of code blocks, before and after React starts. Runs at the end of every page. */
import {Name} from '../../engine/names';
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
  button.classList.add(Name.CodeCopied);
  setTimeout(() => button.classList.remove(Name.CodeCopied), DURATION);
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
  const button = (event.target as Element).closest<HTMLElement>(`.${Name.CodeCopy}`);
  const code = button?.closest(`.${Name.CodeBlock}`)?.querySelector('code');
  if (button && code) {
    event.preventDefault();
    void copyCode(code, button);
  }
});
