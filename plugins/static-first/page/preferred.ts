/*
 * Runs right after the menu of versions, on pages that belong to no version: the label is the version that the reader chose, before the
 * first paint. Otherwise, it would change when React starts.
 */
import {PREFERRED_VERSION, VERSION, VERSION_LABEL} from '../names';
import {all, stored} from '../../kit/dom';

const chosen = stored(PREFERRED_VERSION);
const link = all('a').find((item) => chosen && item.getAttribute(VERSION) === chosen);
const name = link?.firstChild?.textContent;
for (const label of all(`.${VERSION_LABEL}`)) {
  label.textContent = name ?? label.textContent;
}
