/*
 * On pages that belong to no version, the menu's label and the links to the docs become those of the version that the reader chose.
 * Otherwise, they would change when React starts.
 */
import {PREFERRED_VERSION, VERSION_LABEL} from '../names';
import {all, stored} from '../../../engine/dom';
import {Name} from '../../../engine/names';

const address = (link: Element): string => link.getAttribute('href') ?? '';

const versions = all(`.navbar [${Name.Version}]`);
const chosen = versions.find((link) => link.getAttribute(Name.Version) === stored(PREFERRED_VERSION));
if (chosen && !document.documentElement.matches('.docs-doc-page')) {
  for (const label of all(`.${VERSION_LABEL}`)) {
    label.textContent = chosen.firstChild?.textContent ?? '';
  }
  for (const link of all(`.navbar a:not([${Name.Version}])`)) {
    // A version at the root is left out, because all links would match it.
    const start = versions.map(address).find((path) => path !== '/' && address(link).startsWith(path));
    if (start) {
      link.setAttribute('href', address(chosen) + address(link).slice(start.length));
    }
  }
}
