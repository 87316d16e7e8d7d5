import path from 'node:path';
import type {Capability} from '../../engine/capability';
import {type ParsedPage, type CodeBlock, readExamplePage} from '../codeBlocks';
import type {StepKind} from '../../engine/fences';
import {ProblemError} from '../../engine/problem';

/** A block of a page: of this kind, and with this title or this text in it. */
export interface QuotedBlock {
  /** The page, from the site's folder. */
  file: string;
  kind: StepKind;
  language: string;
  title?: string;
  contains?: string;
  /** In the output of `git diff`: the file whose difference is quoted. */
  changed?: string;
  /** The lines to quote, from the first index up to the second one, or to the end. */
  lines?: readonly [first: number, end?: number];
}

export interface Options {
  /** The blocks that the home page shows, by names that its component uses. */
  quotes: Record<string, QuotedBlock>;
  /** Returns the properties of the component that shows the code. */
  highlight(code: string, language: string, meta: string): object;
  /** Computes further data of the page from the code of other blocks. */
  facts?(read: (block: QuotedBlock) => string): object;
}

/** Text of a block and, for a file, the path that its page gives it. */
interface Quote {
  title?: string;
  code: string;
}

function findBlock({file, blocks}: ParsedPage, {kind, title, changed, contains}: QuotedBlock): CodeBlock {
  const text = contains ?? (changed ? ` b/${changed}\n` : '');
  const block = blocks.find((one) => one.kind === kind && one.title === title && one.body.includes(text));
  if (!block) {
    const description = title ? `titled "${title}"` : `with the text "${text}"`;
    throw new ProblemError({
      file,
      line: 1,
      message: `this page lacks a block (${kind}) ${description}, which another page quotes`,
      remedy: 'name another block in the option "quotes" of plugins/examples/home-data',
    });
  }
  return block;
}

/** The files of a diff of Git: the path of each, and where its hunks begin and end. */
function splitDiff(diff: string): {path: string; start: number; end?: number}[] {
  const heads = [...diff.matchAll(/^diff --git \S+ b\/(\S+)\n(?:(?!@@|diff --git ).*\n)*/gm)];
  return heads.map(({0: head, 1: path = '', index}, at) => ({
    path,
    start: index + head.length,
    end: heads[at + 1]?.index,
  }));
}

/** Takes a block out of a page. A diff has the path of its file as its title, instead of in the lines above the first hunk. */
export function quote(page: ParsedPage, quoted: QuotedBlock): Quote {
  if (page.problems[0]) {
    throw new ProblemError(page.problems[0]);
  }
  const {language, title, changed, lines = []} = quoted;
  const {body} = findBlock(page, quoted);
  const files = language === 'diff' ? splitDiff(body) : [];
  const file = files.find(({path}) => changed === undefined || path === changed);
  const code = body.slice(file?.start, file?.end).trimEnd().split('\n');
  return {title: title ?? file?.path, code: code.slice(...lines).join('\n')};
}

/** The words of a fence for a quote. */
const formatMeta = ({title}: Quote, {kind}: QuotedBlock) =>
  [title && `title="${title}"`, (kind === 'output' || kind === 'made') && 'output'].filter(Boolean).join(' ');

/**
 * Gives the home page blocks of executed pages as a module that only the home page imports: global data would travel with
 * every page.
 */
export function homeData({quotes, highlight, facts}: Options): Capability {
  return {
    name: 'home-data',
    plugin({siteDir}) {
      const files = new Set<string>();
      const read = (block: QuotedBlock) => {
        files.add(path.join(siteDir, block.file));
        return quote(readExamplePage(siteDir, block.file), block);
      };
      return {
        // The framework asks for them once the content is loaded.
        getPathsToWatch: () => [...files],
        async contentLoaded({actions}) {
          const shown = Object.entries(quotes).map(([name, block]) => {
            const quoted = read(block);
            return [name, highlight(quoted.code, block.language, formatMeta(quoted, block))];
          });
          await actions.createData('home.json', {
            quotes: Object.fromEntries(shown),
            facts: facts?.((block) => read(block).code) ?? {},
          });
        },
      };
    },
  };
}
