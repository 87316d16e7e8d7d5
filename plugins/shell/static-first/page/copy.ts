/** Copies the link to a heading or a term, and the file that a button names, or its text of the current section. */
import {announce} from '../../../engine/toast';
import {COPIES} from '../names';
import {currentSection} from './contents';
import {closest, on} from '../../../engine/dom';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('Content-Type')?.includes('html')) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

async function copyText(text: Promise<string>): Promise<void> {
  if ('ClipboardItem' in window) {
    // Safari accepts a promise of the text, but rejects writes after the click event.
    const item = text.then((content) => new Blob([content], {type: 'text/plain'}));
    // A browser that denies access to the clipboard doesn't await the promise.
    item.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({'text/plain': item})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

on('click', (event) => {
  const link = closest<HTMLAnchorElement>(event, '.hash-link,dt>a');
  const address = closest(event, `[${COPIES}]`)?.getAttribute(COPIES);
  if (link) {
    navigator.clipboard?.writeText(link.href).then(
      () => announce('Link copied'),
      () => undefined,
    );
  } else if (address) {
    // A file of sections has the whole page, too, for a reader above the first one.
    const hasSections = address.endsWith('.json');
    const section = hasSections ? currentSection() : undefined;
    const file = fetchText(address);
    const text = hasSections
      ? file.then((json) => (JSON.parse(json) as Record<string, string>)[section?.hash ?? ''] ?? '')
      : file;
    copyText(text).then(
      () => announce(`Copied${section ? `: ${section.textContent}` : ''}`),
      () => announce("Couldn't copy"),
    );
  }
});
