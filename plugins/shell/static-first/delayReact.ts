import type {FinishedPage} from '../../engine/finishedPage';
import {eachElement, isElement} from '../../engine/html';
import {START_SCRIPT} from '../../engine/start';

/** Delays React: its script tags become `<meta name="start-script">`, for page/start.ts. */
export function delayReact({html, tree, route, replace}: FinishedPage): void {
  let scripts = 0;
  eachElement(tree, (element) => {
    const {start, end} = element.position ?? {};
    if (!isElement(element, 'script') || start?.offset === undefined || end?.offset === undefined) {
      return;
    }
    const {src, defer} = element.properties;
    if (typeof src === 'string' && defer) {
      scripts += 1;
      replace(start.offset, end.offset, `<meta name="${START_SCRIPT}" content="${src}">`);
    }
  });
  if (scripts === 0 && html.includes('__docusaurus')) {
    throw new Error(`${route}: the page has no <script src defer> that starts React`);
  }
}
