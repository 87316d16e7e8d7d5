/** The head of a finished page. */
import type {Root} from 'hast';
import {LEAD_ON, START_SCRIPT} from '../../lib/earlyNames';
import {findElement, metaContent} from '../../lib/html';

/** Leads on where no script does. A `noscript` of the framework's would stand in the body, where HTML allows no such tag. */
function leadOn(tree: Root): string {
  const address = metaContent(tree, LEAD_ON);
  return address ? `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>` : '';
}

/** The head of a page, as places in its text. */
export interface Head {
  /** Where it begins. */
  start: number;
  /** After the encoding, which has to be within the first KB. */
  first: number;
  /** After its last element. */
  last: number;
  /** Whether the text has its tags: the framework's minifier leaves them out, as HTML allows. */
  isTagged: boolean;
  /** Whether it names the scripts that tags would wait for. */
  hasScripts: boolean;
  /** What leads on from the page without scripts. */
  leadOn: string;
}

/**
 * Reads the head of a page.
 *
 * @param html text of the page
 * @param tree the same, parsed: it knows where everything stands
 * @throws Error when the page has none
 */
export function readHead(html: string, tree: Root): Head {
  const head = findElement(tree, ({tagName}) => tagName === 'head');
  const start = head?.children[0]?.position?.start.offset;
  const end = findElement(tree, ({tagName}) => tagName === 'body')?.position?.start.offset;
  if (!head || start === undefined || end === undefined) {
    throw new Error('the page has no head');
  }
  const charset = findElement(head, ({tagName, properties}) => tagName === 'meta' && 'charSet' in properties);
  const first = charset?.position?.end.offset ?? start;
  // An element that HTML only implies has no place of its own.
  const isTagged = head.position !== undefined;
  const last = isTagged ? html.lastIndexOf('</head>', end) : end;
  if (last < first) {
    throw new Error('the head of the page has no end');
  }
  const hasScripts = metaContent({type: 'root', children: [head]}, START_SCRIPT) !== undefined;
  return {start, first, last, isTagged, hasScripts, leadOn: leadOn(tree)};
}

/**
 * Writes tags at the start and at the end of a page's head, and the tags `<head>` and `</head>` themselves if they are missing:
 * some link-preview crawlers find no image without them (https://github.com/facebook/docusaurus/issues/11383).
 *
 * @param html text of the page
 * @param tags for the end
 * @param first for the start, after the encoding
 * @throws Error when nothing in the head names the scripts that the tags would wait for
 */
export function writeHead(html: string, head: Head, tags: string, first = ''): string {
  if (tags && !head.hasScripts) {
    throw new Error(`the page has no place for its scripts: no <meta name="${START_SCRIPT}">`);
  }
  const [open, close] = head.isTagged ? ['', ''] : ['<head>', '</head>'];
  const parts = [
    html.slice(0, head.start),
    open,
    html.slice(head.start, head.first),
    first,
    html.slice(head.first, head.last),
    tags,
    head.leadOn,
    close,
    html.slice(head.last),
  ];
  return parts.join('');
}
