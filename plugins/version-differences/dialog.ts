import {diffWordsWithSpace} from 'diff';

function element<K extends keyof HTMLElementTagNameMap>(name: K, ...content: (Node | string)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** The headings of a unified diff, and below each the lines of the older and of the newer version. */
function partsOf(diff: string): HTMLElement[] {
  const [, older = '', newer = '', body = ''] = /^--- (.*)\n\+\+\+ (.*)\n([^]*)/.exec(diff) ?? [];
  const parts = body.matchAll(/^@@ (.*) @@\n|((?:-.*\n)*)((?:\+.*\n)*)/gm);
  return [...parts].flatMap(([, heading, ...pair]): HTMLElement[] => {
    if (heading !== undefined) {
      return [element('h3', heading)];
    }
    const [before = '', after = ''] = pair.map((lines = '') => lines.replace(/^./gm, '').trimEnd());
    // Lines without a counterpart have no words to compare.
    const words =
      before && after
        ? diffWordsWithSpace(before, after)
        : [{value: before || after, added: false, removed: false}];
    const block = (name: 'del' | 'ins', version: string, side: 'removed' | 'added') => {
      const own = words.filter((word) => word[side] || word.added === word.removed);
      return element(
        name,
        element('b', version),
        ...own.map((word) => (word[side] ? element('mark', word.value) : word.value)),
      );
    };
    return [
      ...(before ? [block('del', older, 'removed')] : []),
      ...(after ? [block('ins', newer, 'added')] : []),
    ];
  });
}

/** Loads the differences that a link leads to, and shows them in a dialog. */
export async function showDifferences({href, textContent}: HTMLAnchorElement): Promise<void> {
  const label = textContent ?? '';
  const status = element('p', 'Loading…');
  status.role = 'status';
  const close = element('button', 'Close');
  close.className = 'button button--secondary button--sm';
  // The buttons of such a form close their dialog.
  const form = element('form', close);
  form.method = 'dialog';
  const dialog = element('dialog', form, element('h2', label), status);
  dialog.className = 'version-differences';
  dialog.ariaLabel = label;
  dialog.addEventListener('close', () => dialog.remove());
  addEventListener('popstate', () => dialog.close(), {once: true});
  document.body.append(dialog);
  dialog.showModal();
  try {
    const response = await fetch(href);
    if (!response.ok) {
      throw new Error(response.statusText);
    }
    const text = await response.text();
    const parts = partsOf(text);
    status.replaceChildren(text);
    if (parts.length > 0) {
      status.replaceWith(...parts);
    }
  } catch {
    status.textContent = 'The differences couldn’t be loaded. Close this window and try again.';
  }
}
