/** Copies the link to a heading or a term, and the file that a button names. */
import {announce} from '../../../engine/toast';
import {closest, on} from '../../../engine/dom';
import {Name} from '../../../engine/names';

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
    // Without access to the clipboard, nothing awaits the promise.
    item.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({'text/plain': item})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

on('click', (event) => {
  const link = closest<HTMLAnchorElement>(event, `.hash-link,.${Name.EntryName}`);
  const address = closest(event, `[${Name.Copies}]`)?.getAttribute(Name.Copies);
  if (link) {
    navigator.clipboard?.writeText(link.href).then(
      () => announce('Link copied'),
      () => undefined,
    );
  } else if (address) {
    event.preventDefault();
    copyText(fetchText(address)).then(
      () => announce('Copied'),
      () => announce("Couldn't copy"),
    );
  }
});
