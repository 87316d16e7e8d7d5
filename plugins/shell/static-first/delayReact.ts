import type {FinishedPage} from '../../engine/finishedPage';
import {elementsOf, isElement} from '../../engine/html';
import {IDLE_SCRIPT, START_SCRIPT} from './names';

/**
 * Delays React and the scripts of other sites: their tags become `<meta name="start-script">` and `<meta name="idle-script">`, for
 * page/start.ts. A connection that is opened ahead of time would slow the page's own.
 */
export function delayReact({html, tree, route, replaceElement}: FinishedPage): void {
  let scripts = 0;
  elementsOf(tree).forEach((element) => {
    const {src, defer, async, rel} = element.properties;
    const isScript = isElement(element, 'script') && typeof src === 'string';
    const isPreconnect = isElement(element, 'link') && String(rel) === 'preconnect';
    if (isScript && defer) {
      scripts += 1;
      replaceElement(element, `<meta name="${START_SCRIPT}" content="${src}">`);
    } else if (isScript && async) {
      replaceElement(element, `<meta name="${IDLE_SCRIPT}" content="${src}">`);
    } else if (isPreconnect) {
      replaceElement(element, '');
    }
  });
  if (scripts === 0 && html.includes('__docusaurus')) {
    throw new Error(`${route}: the page has no <script src defer> that starts React`);
  }
}
