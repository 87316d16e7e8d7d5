import {readFileSync} from 'node:fs';
import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'hast';
import {findElement, isElement, parseHtml} from '../../engine/html';
import type {Capability} from '../../engine/capability';
import type {Edit, FinishedPage} from '../../engine/finishedPage';

/** The head of a page, as positions in its HTML. */
interface Head {
  start: number;
  /** After the encoding, which has to be within the first KB. */
  first: number;
  last: number;
  /** Whether the HTML has its tags: the framework's minifier leaves them out, as the standard allows. */
  isTagged: boolean;
}

function headOf(html: string, tree: Root, route: string): Head {
  const head = findElement(tree, (element) => isElement(element, 'head'));
  const start = head?.children[0]?.position?.start.offset;
  const end = findElement(tree, (element) => isElement(element, 'body'))?.position?.start.offset;
  if (!head || start === undefined || end === undefined) {
    throw new Error(`${route}: the page has no head`);
  }
  const charset = findElement(
    head,
    (element) => isElement(element, 'meta') && 'charSet' in element.properties,
  );
  const first = charset?.position?.end.offset ?? start;
  // An element that HTML only implies has no position.
  const isTagged = head.position !== undefined;
  const last = isTagged ? html.lastIndexOf('</head>', end) : end;
  if (last < first) {
    throw new Error(`${route}: the page's head isn't closed`);
  }
  return {start, first, last, isTagged};
}

const overlap = (a: Edit, b: Edit) => a.start < b.end && b.start < a.end;

function applied(html: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let position = 0;
  const parts = inOrder.flatMap(({start, end, html: inserted}) => {
    const before = html.slice(position, start);
    position = end;
    return [before, inserted];
  });
  return [...parts, html.slice(position)].join('');
}

async function call(
  step: Capability,
  {route, source}: Pick<FinishedPage, 'route' | 'source'>,
  act: () => void | Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    const place = source === undefined ? '' : `${source}:1: `;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${place}${step.name}: ${route}: ${message}`, {cause: error});
  }
}

export async function edit(
  html: string,
  facts: Pick<FinishedPage, 'site' | 'route' | 'file' | 'source' | 'article' | 'write'>,
  steps: readonly Capability[],
): Promise<string> {
  const tree = parseHtml(html);
  const edits: Edit[] = [];
  const head = headOf(html, tree, facts.route);
  const page: FinishedPage = {
    ...facts,
    html,
    tree,
    edits,
    replace(start, end, inserted) {
      const next = {start, end, html: inserted};
      if (edits.some((other) => overlap(next, other))) {
        throw new Error(`an earlier step already edited "${html.slice(start, end)}"`);
      }
      edits.push(next);
    },
    prependToHead: (inserted) => page.replace(head.first, head.first, inserted),
    appendToHead: (inserted) => page.replace(head.last, head.last, inserted),
  };
  for (const step of steps) {
    await call(step, facts, () => step.page?.(page));
  }
  for (const step of steps) {
    await call(step, facts, () => step.lastly?.(page));
  }
  // Some readers of link previews find no image without the tags: https://github.com/facebook/docusaurus/issues/11383.
  const insert = (at: number, tag: string): Edit => ({start: at, end: at, html: tag});
  const tagged = [insert(head.start, '<head>'), ...edits, insert(head.last, '</head>')];
  return applied(html, head.isTagged ? edits : tagged);
}

/** The blog plugin reads posts for its feeds at the same time: it finds the whole file, before or after. */
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/**
 * Runs the steps on a page.
 *
 * @param later is told of each file that is being written, because the next page needn't wait for it
 */
export async function finishPage(
  facts: Omit<Parameters<typeof edit>[1], 'write'>,
  steps: readonly Capability[],
  later: (writing: Promise<void>) => void,
): Promise<void> {
  const {file} = facts;
  const write = (name: string, content: string) =>
    later(writeFile(path.join(path.dirname(file), name), content));
  const html = await edit(readFileSync(file, 'utf8'), {...facts, write}, steps);
  later(replaceFile(file, html));
}
