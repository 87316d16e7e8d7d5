/** Runs at the top of the body, before the first paint: a page whose fonts are in the cache is drawn with them at once. */
import {READY} from '../stored';

try {
  if (localStorage.getItem(READY)) {
    document.documentElement.dataset.typeface = '';
  }
} catch {
  // Without storage, pages keep the fonts of the machine.
}
