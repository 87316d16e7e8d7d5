/* The scripts of reference pages: the names in the contents, the filter, and the highlight. */
import {applyFilter, startFilter} from './filter';
import {startHighlight} from './highlight';

// Their listeners stay when the router shows another page.
startFilter();
startHighlight();

/** Adds the names of each section's entries to the contents, which have only its heading. */
function addNames(): void {
  const links = '.ref-tools li > a:first-child:not(:has(+ a))';
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>(links))) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('.ref');
    const names = Array.from(section?.querySelectorAll('dt > a') ?? []);
    link.after(...names.flatMap((name) => [' ', name.cloneNode(true)]));
  }
}

/** Call it whenever a page has appeared. */
export function start(): void {
  addNames();
  // The reader may have typed into the filter before this script ran.
  applyFilter();
}
