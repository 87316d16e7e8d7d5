/**
 * Tables that are wider than their place take the focus, so that the arrow keys scroll them, and have a name; others
 * are no stop on the way by keyboard. Without this script that cannot be known; there, browsers that let the arrow
 * keys scroll (Chromium, Firefox) make stops by themselves.
 */
import {SCROLLER} from '../../../lib/earlyNames';
import {all} from '../dom';

/** The heading that the element stands below. */
function headingOf(element: Element): string {
  return (
    all('main :is(h1, h2, h3, h4)')
      .filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
      .pop()
      // The link of a heading has an invisible character.
      ?.textContent?.replace('\u200B', '') ?? ''
  );
}

const observer = new ResizeObserver((entries) => {
  for (const {target} of entries) {
    const attributes = {tabindex: '0', role: 'group', 'aria-label': `Table: ${headingOf(target)}`};
    for (const [name, value] of Object.entries(attributes)) {
      if (target.scrollWidth > target.clientWidth) {
        target.setAttribute(name, value);
      } else {
        target.removeAttribute(name);
      }
    }
  }
});

all(`.${SCROLLER}`).forEach((element) => observer.observe(element));

// React has put one into the page.
document.addEventListener(SCROLLER, ({target}) => observer.observe(target as Element), true);
