function element<K extends keyof HTMLElementTagNameMap>(name: K, ...content: (Node | string)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', label);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** The parts of a unified diff: a heading for each place, and below it the lines that only one of the versions has. */
export function partsOf(diff: string): {name: 'h3' | 'del' | 'ins'; version: string; text: string}[] {
  const [, older = '', newer = '', body = ''] = /^--- (.*)\n\+\+\+ (.*)\n([^]*)/.exec(diff) ?? [];
  return (body.match(/@@ .* @@\n|(?:-.*\n)+|(?:\+.*\n)+/g) ?? []).map((part) => {
    const text = part.trimEnd();
    if (text.startsWith('@')) {
      return {name: 'h3', version: '', text: text.slice(3, -3)};
    }
    const isOld = text.startsWith('-');
    return {name: isOld ? 'del' : 'ins', version: isOld ? older : newer, text: text.replace(/^./gm, '')};
  });
}

/** Loads the differences that a link leads to, and shows them in a dialog. */
export function showDifferences({href, textContent}: HTMLAnchorElement): void {
  const status = element('p');
  status.setAttribute('role', 'status');
  const dialog = element('dialog', element('h2', textContent ?? ''), status);
  const close = () => dialog.close();
  dialog.prepend(button('Close', close));
  dialog.className = 'version-differences';
  dialog.setAttribute('aria-label', textContent ?? '');
  dialog.addEventListener('close', () => dialog.remove());
  addEventListener('popstate', close, {once: true});
  async function load() {
    status.replaceChildren('Loading…');
    try {
      const response = await fetch(href);
      if (!response.ok) {
        throw new Error(response.statusText);
      }
      const parts = partsOf(await response.text());
      status.replaceWith(
        ...parts.map(({name, version, text}) =>
          element(name, ...(version ? [element('b', version)] : []), text),
        ),
      );
    } catch {
      status.replaceChildren(
        'The differences couldn’t be loaded. ',
        button('Retry', () => void load()),
      );
    }
  }
  document.body.append(dialog);
  dialog.showModal();
  void load();
}
