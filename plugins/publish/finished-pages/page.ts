import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import type {Capability} from '../../engine/capability';
import type {Edit, FinishedPage} from '../../engine/finishedPage';
import {findElement, isElement, parseHtml} from '../../engine/html';

interface Head {
  start: number;
  /** After the encoding, which has to be within the first KB. */
  afterCharset: number;
  end: number;
  /** Whether the HTML has its tags: the framework's minifier leaves them out, as the standard allows. */
  hasTags: boolean;
}

function findHead(html: string, tree: Root, route: string): Head {
  const head = findElement(tree, (element) => isElement(element, 'head'));
  const start = head?.children[0]?.position?.start.offset;
  const body = findElement(tree, (element) => isElement(element, 'body'))?.position?.start.offset;
  if (!head || start === undefined || body === undefined) {
    throw new Error(`${route}: the page has no head`);
  }
  const charset = findElement(
    head,
    (element) => isElement(element, 'meta') && 'charSet' in element.properties,
  );
  const afterCharset = charset?.position?.end.offset ?? start;
  // An element that HTML only implies has no position.
  const hasTags = head.position !== undefined;
  const end = hasTags ? html.lastIndexOf('</head>', body) : body;
  if (end < afterCharset) {
    throw new Error(`${route}: the page's head isn't closed`);
  }
  return {start, afterCharset, end, hasTags};
}

const overlap = (a: Edit, b: Edit) => a.start < b.end && b.start < a.end;

function applyEdits(html: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let position = 0;
  const parts = inOrder.flatMap(({start, end, html: inserted}) => {
    const before = html.slice(position, start);
    position = end;
    return [before, inserted];
  });
  return [...parts, html.slice(position)].join('');
}

/** What is known of a page before it's read. */
type PageInfo = Pick<FinishedPage, 'site' | 'route' | 'file' | 'source' | 'article'>;

/** Lets the capabilities read and edit a page, and returns its HTML. */
export async function editPage(
  html: string,
  info: PageInfo & Pick<FinishedPage, 'write'>,
  all: readonly Capability[],
): Promise<string> {
  const tree = parseHtml(html);
  const edits: Edit[] = [];
  const head = findHead(html, tree, info.route);
  const page: FinishedPage = {
    ...info,
    html,
    tree,
    edits,
    replace(start, end, inserted) {
      const next = {start, end, html: inserted};
      if (edits.some((other) => overlap(next, other))) {
        throw new Error(`an earlier capability already edited "${html.slice(start, end)}"`);
      }
      edits.push(next);
    },
    replaceElement({position: {start, end} = {}}, inserted) {
      if (start?.offset !== undefined && end?.offset !== undefined) {
        page.replace(start.offset, end.offset, inserted);
      }
    },
    prependToHead: (inserted) => page.replace(head.afterCharset, head.afterCharset, inserted),
    appendToHead: (inserted) => page.replace(head.end, head.end, inserted),
  };
  for (const capability of all) {
    try {
      await capability.page?.(page);
    } catch (error) {
      const place = info.source === undefined ? '' : `${info.source}:1: `;
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${place}${capability.name}: ${info.route}: ${message}`, {cause: error});
    }
  }
  // Some readers of link previews find no image without the tags: https://github.com/facebook/docusaurus/issues/11383.
  const insert = (at: number, tag: string): Edit => ({start: at, end: at, html: tag});
  const tagged = [insert(head.start, '<head>'), ...edits, insert(head.end, '</head>')];
  return applyEdits(html, head.hasTags ? edits : tagged);
}

/** Reads, edits and writes a page. */
export async function finishPage(info: PageInfo, all: readonly Capability[]): Promise<void> {
  const {file} = info;
  const write = (name: string, content: string) =>
    writeFileSync(path.join(path.dirname(file), name), content);
  const html = await editPage(readFileSync(file, 'utf8'), {...info, write}, all);
  // The blog plugin reads posts for its feeds at the same time: it finds the whole file, before or after.
  writeFileSync(`${file}.new`, html);
  renameSync(`${file}.new`, file);
}
