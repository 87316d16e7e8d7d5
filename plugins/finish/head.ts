/** The head of a finished page. */
import type {Root} from 'hast';
import {LEAD_ON, START_SCRIPT} from '../../lib/earlyNames';
import {findElement, metaContent} from '../../lib/html';

/** Leads on where no script does. A `noscript` of the framework's would stand in the body, where HTML allows no such tag. */
function leadOn(tree: Root): string {
  const address = metaContent(tree, LEAD_ON);
  return address ? `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>` : '';
}

/**
 * Writes tags at the start and at the end of a page's head, and the tags `<head>` and `</head>` themselves, which the framework's
 * minifier leaves out as HTML allows: some link-preview crawlers find no image without them
 * (https://github.com/facebook/docusaurus/issues/11383).
 *
 * @param html text of the page
 * @param tree the same, parsed: it knows where everything stands
 * @param tags for the end
 * @param first for the start, after the encoding, which has to be within the first KB
 * @throws Error when the page has no head, or nothing in it that the scripts of the tags would wait for
 */
export function finishHead(html: string, tree: Root, tags: string, first = ''): string {
  const head = findElement(tree, ({tagName}) => tagName === 'head');
  const added = tags + leadOn(tree);
  const start = head?.children[0]?.position?.start.offset;
  const end = findElement(tree, ({tagName}) => tagName === 'body')?.position?.start.offset;
  if (!head || start === undefined || end === undefined) {
    throw new Error('the page has no head');
  }
  const scripts = findElement(
    head,
    ({tagName, properties}) => tagName === 'meta' && properties.name === START_SCRIPT,
  );
  if (tags && !scripts) {
    throw new Error(`the page has no place for its scripts: no <meta name="${START_SCRIPT}">`);
  }
  const charset = findElement(head, ({tagName, properties}) => tagName === 'meta' && 'charSet' in properties);
  const place = charset?.position?.end.offset ?? start;
  // An element that HTML only implies has no place of its own.
  if (!head.position) {
    const before = `${html.slice(0, start)}<head>${html.slice(start, place)}${first}`;
    return `${before}${html.slice(place, end)}${added}</head>${html.slice(end)}`;
  }
  const close = html.lastIndexOf('</head>', end);
  if (close < place) {
    throw new Error('the head of the page has no end');
  }
  return html.slice(0, place) + first + html.slice(place, close) + added + html.slice(close);
}
