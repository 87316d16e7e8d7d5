/** Lets the buttons of code blocks act. One listener serves all pages, also before React has started. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a button says that it copied, in milliseconds. */
const COPIED_FOR = 1500;

/** Copies where the asynchronous clipboard is missing, as on a page without TLS, or denied. */
function copyBySelection(code: Element): boolean {
  const selection = getSelection();
  selection?.selectAllChildren(code);

  const copied = document.execCommand('copy');
  if (copied) {
    selection?.removeAllRanges();
  }
  return copied;
}

async function write(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    return copyBySelection(code);
  }
}

async function copy(button: HTMLElement, code: Element): Promise<void> {
  const copied = await write(code);
  const name = button.title;
  // When even that is denied, the code stays selected for the reader to copy.
  button.setAttribute('aria-label', copied ? 'Copied' : 'Selected, copy it with the keyboard');
  button.dataset.copied = String(copied);
  setTimeout(() => {
    button.setAttribute('aria-label', name);
    delete button.dataset.copied;
  }, COPIED_FOR);
}

function toggleWrap(button: HTMLElement, block: Element): void {
  const wrapped = block.classList.toggle('code-wrapped');
  button.setAttribute('aria-pressed', String(wrapped));
}

function act({target}: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLElement>('.code-bar > button');
  const block = button && button.closest('figure');
  const code = block && block.querySelector('code');
  if (!code) {
    return;
  }
  if (button.classList.contains('code-wrap')) {
    toggleWrap(button, block);
  } else {
    void copy(button, code);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', act);
}
