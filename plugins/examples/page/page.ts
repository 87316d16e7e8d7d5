/** Reads the code blocks of a docs page with their positions. */
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Fence, isExecuted, readFence} from '../../engine/fences';
import {readLines} from '../../engine/magicComments';
import {lineOf} from '../../engine/markdown';
import {memoizeWeak} from '../../engine/memoizeWeak';
import type {Problem} from '../../engine/problem';
import {type Reading, readText, type SourcePage} from '../../engine/sourcePage';

export interface CodeBlock extends Fence {
  lang: string;
  line: number;
  body: string;
  /** Source offsets of the body, for rewriting it in place. */
  start: number;
  end: number;
  indent: string;
}

export interface ParsedPage {
  /** Path from the site's folder, with slashes. */
  file: string;
  source: string;
  /** Whether its text could be parsed. */
  isRead: boolean;
  /** The page whose final state this page starts from. */
  from?: string;
  fromLine: number;
  blocks: CodeBlock[];
  problems: Problem[];
}

/**
 * Reads the blocks of a page's text. Collects mistakes in fences instead of throwing, so that all are reported at once.
 *
 * @param file the page's path from the site's folder, with slashes
 */
export const parsePage = (source: string, file: string) => fromReading(readText(file, source), file);

/** The blocks of a page that was read, or the reason why it can't be parsed. */
export const fromReading = ({text, page, problem}: Reading, file: string): ParsedPage =>
  page
    ? readBlocks(page)
    : {file, source: text, isRead: false, fromLine: 1, blocks: [], problems: [{file, ...problem}]};

const readBlocks = memoizeWeak(({file, text, frontMatter, tree}: SourcePage): ParsedPage => {
  const page: ParsedPage = {file, source: text, isRead: true, fromLine: 1, blocks: [], problems: []};
  readExamplesKey(page, frontMatter.examples);
  visit(tree, 'code', (node: Code) => {
    const {start, end} = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined) {
      readBlock(page, node, text.slice(0, end.offset), start.offset);
    }
  });
  return page;
});

/** Reads the key `examples` of the front matter: `{from: 'tutorial/hello-holos'}` */
function readExamplesKey(page: ParsedPage, examples: unknown): void {
  if (examples === undefined) {
    return;
  }
  page.fromLine = page.source.split('\n').findIndex((text) => text.startsWith('examples:')) + 1;
  const {from, ...others} = {...(examples as {from?: unknown})};
  if (typeof from === 'string' && Object.keys(others).length === 0) {
    page.from = from;
  } else {
    const message = 'front matter: examples needs {from: page}, with one page';
    page.problems.push({file: page.file, line: page.fromLine, message});
  }
}

/** Reads the code block that starts at `offset` and ends with `source`. */
function readBlock(page: ParsedPage, node: Code, source: string, offset: number): void {
  const line = lineOf(node);
  const report = (message: string) => page.problems.push({file: page.file, line, message});
  const prefix = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const [opening = '', ...lines] = source.slice(offset).split('\n');
  const marks = /^(?:`{3,}|~{3,})/.exec(opening)?.[0];
  // Indented code has no fence, so it can't be marked. MDX doesn't support it.
  if (marks === undefined) {
    return;
  }
  const closing = (lines.pop() ?? '').replace(/^[\s>]*/, '').trimEnd();
  if (!closing.startsWith(marks) || closing.replaceAll(marks.charAt(0), '') !== '') {
    report('this fence is never closed');
    return;
  }
  const lang = node.lang ?? '';
  const fence = readFence(lang, node.meta ?? '');
  if (fence.problem !== undefined) {
    report(fence.problem);
    return;
  }
  if (prefix.includes('>') && fence.kind !== 'illustration') {
    report('move this fence out of the block quote');
    return;
  }
  const start = offset + opening.length + 1;
  page.blocks.push({
    ...fence,
    lang,
    line,
    body: lines.length > 0 ? `${readLines(node.value, lang).code}\n` : '',
    start,
    end: start + lines.reduce((sum, text) => sum + text.length + 1, 0),
    indent: prefix.replace(/[^\t]/g, ' '),
  });
}

/** Whether anything of the page can fail: it's executed, or compared with a file. */
export const isExecutable = (page: ParsedPage) =>
  page.blocks.some(({kind}) => isExecuted(kind) || kind === 'made' || kind === 'excerpt');
