import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Excerpt, type ParsedPage, numbered, readExamplePage} from '../kit/examplePage';
import type {StepKind} from '../kit/fences';
import {call, checkOptions, Joi, keysOf, named, text} from '../kit/options';
import {ProblemError} from '../kit/problem';

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
  /** In an output: a text in the commands that printed it. */
  of?: string;
  /** The lines that are quoted, from the first index up to the second or the end, when the rest says nothing to a visitor. */
  lines?: readonly [first: number, end?: number];
}

export interface Options {
  /** The blocks that the home page shows, by names that its component uses. */
  quotes: Record<string, QuotedBlock>;
  /** Returns the properties of the component that shows the code. */
  highlight(code: string, language: string, meta: string, about?: object): object;
  /** What another plugin knows about the lines of each quote, for `highlight`. */
  about?(quotes: readonly Excerpt[]): readonly (object | undefined)[];
  /** Blocks that the page doesn't show as they are, for `facts`. */
  texts?: Record<string, QuotedBlock>;
  /** Makes facts for the page from the code of `texts`. */
  facts?(texts: Record<string, string>): object;
}

const block = keysOf<QuotedBlock>({
  file: text.required(),
  kind: text.required(),
  language: text.required(),
  title: text,
  contains: text,
  changed: text,
  of: text.allow(''),
  lines: Joi.array().items(Joi.number().integer()).min(1).max(2),
});

const schema = keysOf<Options>({
  quotes: named(block).required(),
  highlight: call.required(),
  about: call,
  texts: named(block),
  facts: call,
});

/** Text of a block and, for a file, the path that its page gives it. */
export interface Quote extends Excerpt {
  title?: string;
  code: string;
}

/**
 * Takes a block out of a page. A difference of Git has the path of its file as its title, instead of in the lines
 * above the first hunk.
 */
export function quote(
  {file, steps, problems}: ParsedPage,
  {kind, language, title, changed, contains = changed ? ` b/${changed}\n` : '', of = '', lines}: QuotedBlock,
): Quote {
  if (problems[0]) {
    throw new ProblemError(problems[0]);
  }
  const commandsOf = (index: number) =>
    steps
      .slice(0, index)
      .filter((before) => before.kind === 'run')
      .at(-1);
  const step = steps.find(
    (candidate, index) =>
      candidate.kind === kind &&
      candidate.title === title &&
      candidate.body.includes(contains) &&
      (of === '' || commandsOf(index)?.body.includes(of)),
  );
  if (!step) {
    const description = title ? `titled "${title}"` : `with the text "${of || contains}"`;
    throw new ProblemError({
      file,
      line: 1,
      message: `this page lacks a block (${kind}) ${description}, which another page quotes`,
      remedy: 'name another block in the option "quotes" of plugins/home-data',
    });
  }
  const body = step.body.trimEnd();
  const difference = changed
    ? (body.split(/^(?=diff --git )/m).find((part) => part.includes(contains)) ?? body)
    : body;
  const [head = '', compared] =
    language === 'diff' ? (/^diff --git \S+ b\/(\S+)\n(?:(?!@@).*\n)*/.exec(difference) ?? []) : [];
  const code = difference.slice(head.length).trimEnd().split('\n');
  const shown = code.slice(...(lines ?? []));
  const above = body.slice(0, body.indexOf(difference) + head.length).split('\n').length - 1;
  return {
    title: title ?? compared,
    code: shown.join('\n'),
    file,
    block: numbered(steps).indexOf(step),
    first: above + (lines?.[0] ?? 0),
    count: shown.length,
  };
}

/**
 * Gives the home page blocks of executed pages as a module that only the home page imports: global data would travel with
 * every page.
 */
export default function homeData(options: Options) {
  const {quotes, highlight, about, texts = {}, facts} = checkOptions('home-data', schema, options);
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'home-data',
    getPathsToWatch: () => Object.values({...quotes, ...texts}).map(({file}) => path.join(siteDir, file)),
    async contentLoaded({actions}) {
      const blocks = Object.values(quotes);
      const found = blocks.map((block) => quote(readExamplePage(siteDir, block.file), block));
      const known = about?.(found);
      const shown = Object.entries(quotes).map(([name, {kind, language}], index) => {
        const {title, code} = found[index] as Quote;
        const words = [title && `title="${title}"`, (kind === 'output' || kind === 'made') && 'output'];
        return [name, highlight(code, language, words.filter(Boolean).join(' '), known?.[index])];
      });
      const codes = Object.entries(texts).map(([name, block]) => [
        name,
        quote(readExamplePage(siteDir, block.file), block).code,
      ]);
      await actions.createData('home.json', {
        quotes: Object.fromEntries(shown),
        facts: facts?.(Object.fromEntries(codes) as Record<string, string>) ?? {},
      });
    },
  });
}
