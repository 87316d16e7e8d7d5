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

const HEADING = 'version-differences';

/** `7 changes in 3 sections` */
function summaryOf(parts: readonly HTMLElement[]): string {
  const sections = parts.filter(({tagName}) => tagName === 'H3').length;
  // A line that changes is a pair of the older and the newer one.
  const changes = parts.filter(
    ({tagName}, index) => tagName === 'DEL' || (tagName === 'INS' && parts[index - 1]?.tagName !== 'DEL'),
  ).length;
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  return `${count(changes, 'change')} in ${count(sections, 'section')}`;
}

/** Loads the differences that a link leads to, and shows them in a dialog. */
export async function showDifferences(link: HTMLAnchorElement): Promise<void> {
  const label = link.textContent ?? '';
  const status = element('p', 'Loading…');
  status.role = 'status';
  const close = element('button', 'Close');
  close.className = 'button button--secondary button--sm';
  // The buttons of such a form close their dialog.
  const form = element('form', close);
  form.method = 'dialog';
  // The focus starts on the heading: in a form without a name, screen readers say the form instead of the dialog.
  const heading = element('h2', label);
  heading.id = HEADING;
  heading.tabIndex = -1;
  heading.autofocus = true;
  const dialog = element('dialog', form, heading, status);
  dialog.className = 'version-differences';
  dialog.setAttribute('aria-labelledby', HEADING);
  dialog.addEventListener('close', () => {
    dialog.remove();
    // The browser does it only if the link had the focus, which a click doesn't give it in Safari.
    link.focus({preventScroll: true});
  });
  addEventListener('popstate', () => dialog.close(), {once: true});
  document.body.append(dialog);
  dialog.showModal();
  try {
    const response = await fetch(link.href);
    if (!response.ok) {
      throw new Error(response.statusText);
    }
    const text = await response.text();
    const parts = partsOf(text);
    status.textContent = parts.length > 0 ? summaryOf(parts) : text;
    status.after(...parts);
  } catch {
    status.textContent = 'The differences couldn’t be loaded. Close this window and try again.';
  }
}
