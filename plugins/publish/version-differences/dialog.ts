import {diffWordsWithSpace} from 'diff';
import {quantity} from '../../engine/quantity';

function element<K extends keyof HTMLElementTagNameMap>(name: K, ...content: (Node | string)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

interface Word {
  value: string;
  isChanged: boolean;
}

const mark = (node: Node | string, isChanged: boolean) => (isChanged ? element('mark', node) : node);

/** A line of Markdown without its markup: `## Set **a**` → `Set a`, `- One` → `• One`, `| a | b |` → `a — b`. */
function plainLine(line: string): string {
  const text = line
    .replace(/^[\s>]*(?:#{1,6} )?/, '')
    .replace(/^[-*+] /, '• ')
    .replace(/\*\*([^*]+)\*\*/g, '$1');
  const cells = /^\|(.*)\|$/.exec(text)?.[1]?.split(/(?<!\\)\|/) ?? [text];
  return cells.map((cell) => cell.trim()).join(' — ');
}

/** Words with their code in elements: `set`, `` `a` `` → set <code>a</code>. A changed word may begin or end within code. */
function renderText(words: readonly Word[]): (Node | string)[] {
  let isCode = false;
  return words.flatMap(({value, isChanged}) =>
    value.split(/(`+)/).flatMap((text) => {
      if (text.startsWith('`')) {
        isCode = !isCode;
        return [];
      }
      return text === '' ? [] : mark(isCode ? element('code', text) : text, isChanged);
    }),
  );
}

const renderCode = (words: readonly Word[]) => [
  element('samp', ...words.map(({value, isChanged}) => mark(value, isChanged))),
];

interface Difference {
  section: string;
  /** The file of code, or its language. */
  file?: string;
  before: string;
  after: string;
}

/** The text of lines that have a sign. */
function readBlock(signed: string, isCode: boolean): string {
  const lines = signed.replace(/^./gm, '').trimEnd().split('\n');
  return (isCode ? lines : lines.map(plainLine)).join('\n');
}

const readChanges = (diff: string): Difference[] =>
  Array.from(
    diff.matchAll(/^@@ (.*) @@(?: (.*))?\n((?:-.*\n)*)((?:\+.*\n)*)/gm),
    ([, section = '', file, ...pair]) => {
      const [before = '', after = ''] = pair.map((lines) => readBlock(lines, file !== undefined));
      return {section, file, before, after};
    },
  );

/** The lines of the older and of the newer version. */
function renderChange({file, before, after}: Difference, older: string, newer: string): HTMLElement[] {
  // Lines without a counterpart have no words to compare.
  const words =
    before && after
      ? diffWordsWithSpace(before, after)
      : [{value: before || after, added: false, removed: false}];
  const render = (name: 'del' | 'ins', version: string, side: 'removed' | 'added') => {
    const own = words
      .filter((word) => word[side] || word.added === word.removed)
      .map((word) => ({value: word.value, isChanged: word[side]}));
    const label = element('b', file === undefined ? version : `${version} · ${file}`);
    return element(name, label, ...(file === undefined ? renderText(own) : renderCode(own)));
  };
  return [
    ...(before ? [render('del', older, 'removed')] : []),
    ...(after ? [render('ins', newer, 'added')] : []),
  ];
}

/** The changes of a unified diff under the headings of their sections, and below their number. */
function renderDiff(diff: string): [summary: string, ...HTMLElement[]] {
  const [, older = '', newer = ''] = /^--- (.*)\n\+\+\+ (.*)\n/.exec(diff) ?? [];
  const changes = readChanges(diff);
  const isFirst = ({section}: Difference, index: number) => section !== changes[index - 1]?.section;
  const sections = quantity(changes.filter(isFirst).length, 'section');
  return [
    `${quantity(changes.length, 'change')} in ${sections}`,
    ...changes.flatMap((change, index) => [
      ...(isFirst(change, index) ? [element('h3', change.section)] : []),
      ...renderChange(change, older, newer),
    ]),
  ];
}

const HEADING = 'version-differences';

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
    const [summary, ...parts] = renderDiff(await response.text());
    status.textContent = summary;
    status.after(...parts);
  } catch {
    status.textContent = 'The differences couldn’t be loaded. Close this window and try again.';
  }
}
