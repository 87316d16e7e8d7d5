/* The scripts of reference pages: the names in the contents, and the highlight. */
import {closest, on} from '../../engine/dom';
import {startHighlight} from './highlight';

// Their listeners stay when the router shows another page.
startHighlight();
on('click', (event) => closest(event, '.ref-tools a')?.closest<HTMLElement>('[popover]')?.hidePopover());

/** Adds the names of each section's entries to the contents, which have only its heading. Call it whenever a page has appeared. */
export function addNames(): void {
  const links = '.ref-tools li > a:first-child:not(:has(+ a))';
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>(links))) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('.ref');
    const names = Array.from(section?.querySelectorAll('dt > a') ?? []);
    link.after(...names.flatMap((name) => [' ', name.cloneNode(true)]));
  }
}
