import {diffWordsWithSpace} from 'diff';

function element<K extends keyof HTMLElementTagNameMap>(name: K, ...content: (Node | string)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

interface Word {
  value: string;
  isMarked: boolean;
}

/** A line of Markdown without the signs for what it is: `## Set **a**` → `Set a`, `- One` → `• One`, `| a | b |` → `a — b`. */
function readable(line: string): string {
  const text = line
    .replace(/^[\s>]*(?:#{1,6} )?/, '')
    .replace(/^[-*+] /, '• ')
    .replace(/\*\*([^*]+)\*\*/g, '$1');
  const cells = /^\|(.*)\|$/.exec(text)?.[1]?.split(/(?<!\\)\|/) ?? [text];
  return cells.map((cell) => cell.trim()).join(' — ');
}

/** The rule below the head of a table. */
const isRule = (line: string) => /^[\s|:-]+$/.test(line);

/** Words with their code in elements: `set`, `` `a` `` → set <code>a</code>. A word that differs may begin or end within code. */
function drawText(words: readonly Word[]): (Node | string)[] {
  let isCode = false;
  return words.flatMap(({value, isMarked}) =>
    value.split(/(`+)/).flatMap((text) => {
      if (text.startsWith('`')) {
        isCode = !isCode;
        return [];
      }
      if (text === '') {
        return [];
      }
      const node = isCode ? element('code', text) : text;
      return isMarked ? element('mark', node) : node;
    }),
  );
}

const drawCode = (words: readonly Word[]) => [
  element('samp', ...words.map(({value, isMarked}) => (isMarked ? element('mark', value) : value))),
];

/** The headings of a unified diff, and below each the lines of the older and of the newer version. */
function partsOf(diff: string): HTMLElement[] {
  const [, older = '', newer = '', body = ''] = /^--- (.*)\n\+\+\+ (.*)\n([^]*)/.exec(diff) ?? [];
  const parts = body.matchAll(/^@@ (.*) @@\n|((?:-.*\n)*)((?:\+.*\n)*)/gm);
  let isCode = false;
  return [...parts].flatMap(([, heading, ...pair]): HTMLElement[] => {
    if (heading !== undefined) {
      // The file or the language follows.
      isCode = heading.includes(' · ');
      return [element('h3', heading)];
    }
    const [before = '', after = ''] = pair.map((lines = '') => {
      const own = lines.replace(/^./gm, '').trimEnd().split('\n');
      return (isCode ? own : own.filter((line) => !isRule(line)).map(readable)).join('\n');
    });
    // Lines without a counterpart have no words to compare.
    const words =
      before && after
        ? diffWordsWithSpace(before, after)
        : [{value: before || after, added: false, removed: false}];
    const block = (name: 'del' | 'ins', version: string, side: 'removed' | 'added') => {
      const own = words
        .filter((word) => word[side] || word.added === word.removed)
        .map((word) => ({value: word.value, isMarked: word[side]}));
      return element(name, element('b', version), ...(isCode ? drawCode(own) : drawText(own)));
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
  dialog.className = 'popup version-differences';
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
