import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {exampleRunOf} from '../../config/exampleRuns';
import {released} from '../../config/versions';
import {formatProblem, parsePage, type ParsedPage} from '../../lib/examplePage';
import type {StepKind} from '../../lib/fences';
import type {CodeProps} from '../../lib/codeProps';
import {codeProps} from '../authoring/highlight';

/** Where the home page's quotes come from: pages that the example runner executes. */
const tutorial = `${released.folder}/tutorial`;

/** A block of a page: of this kind, and with this title or this text in it. */
interface Wanted {
  page: string;
  kind: StepKind;
  /** Language to show it in. */
  language: string;
  title?: string;
  contains?: string;
  /** The lines that are quoted, from and up to these indices, when the rest says nothing to a visitor. */
  lines?: readonly [number, number];
}

/** Every block that the home page quotes. None of them is written a second time anywhere. */
export const wanted = {
  install: {page: 'setup', kind: 'skip', language: 'bash', contains: 'brew install'},
  component: {page: 'hello-holos', kind: 'file', language: 'cue', title: 'components/greeter/greeter.cue'},
  platform: {page: 'hello-holos', kind: 'file', language: 'cue', title: 'platform/greeter.cue'},
  command: {page: 'hello-holos', kind: 'run', language: 'bash', contains: 'holos render platform'},
  // The object that the component's text arrives in, and the beginning of the next one.
  manifest: {
    page: 'hello-holos',
    kind: 'made',
    language: 'yaml',
    title: 'deploy/components/greeter/greeter.gen.yaml',
    lines: [0, 16],
  },
  effect: {page: 'helm-values', kind: 'output', language: 'diff', contains: 'replicas: 2'},
  // The message and the two places; before and after them it says where in holos this happened.
  refusal: {page: 'helm-values', kind: 'output', language: 'txt', contains: 'out of bound', lines: [1, 4]},
  extension: {page: 'kustomize', kind: 'file', language: 'cue', title: 'components/greeter/kustomize.cue'},
} as const satisfies Record<string, Wanted>;

/** How many posts the home page lists. */
const POSTS = 3;

/** Text of a block and, for a file, the path that its page gives it. */
export interface Block {
  title?: string;
  code: string;
}

/** A post of the blog, as the home page lists it. */
export interface Post {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601. */
  date: string;
}

export type Quotes = Record<keyof typeof wanted, Block>;

/** The quotes as theme/CodeBlock shows them. */
export type HighlightedQuotes = Record<keyof typeof wanted, CodeProps>;

/** The module `@generated/home-data/default/home.json`. */
export interface HomeData {
  quotes: HighlightedQuotes;
  posts: Post[];
  /** Version of holos that the quoted page was run with. */
  version?: string;
}

/**
 * Takes the blocks that the home page quotes out of the tutorial.
 *
 * @param read source of a page by its path in the site's folder.
 * @throws Error that names the page and the block that it lacks.
 */
export function quote(read: (file: string) => string): Quotes {
  const pages = new Map<string, ParsedPage>();
  const entries = Object.entries(wanted).map(([name, block]: [string, Wanted]) => {
    const file = `${tutorial}/${block.page}.mdx`;
    const page = pages.get(file) ?? parse(read(file), file);
    pages.set(file, page);
    return [name, findBlock(page, block)];
  });
  return Object.fromEntries(entries) as Quotes;
}

function parse(source: string, file: string): ParsedPage {
  const page = parsePage(source, file);
  const [problem] = page.problems;
  if (problem) {
    throw new Error(formatProblem(problem));
  }
  return page;
}

/** Finds a block. What compares two files has the path of the second one as its title, instead of in its first line. */
function findBlock({steps, file}: ParsedPage, {kind, language, title, contains = '', lines}: Wanted): Block {
  const step = steps.find(
    (candidate) => candidate.kind === kind && candidate.title === title && candidate.body.includes(contains),
  );
  if (!step) {
    const description = title ? `titled "${title}"` : `with the text "${contains}"`;
    throw new Error(`${file}: the home page quotes a block (${kind}) ${description}, which this page lacks.`);
  }
  const body = step.body.trimEnd();
  const [head = '', compared] = language === 'diff' ? (/^diff -r \S+ (\S+)\n/.exec(body) ?? []) : [];
  const code = body.slice(head.length).split('\n');
  return {title: title ?? compared, code: code.slice(...(lines ?? [])).join('\n')};
}

function highlightAll(quotes: Quotes): HighlightedQuotes {
  const entries = Object.entries(quotes).map(([name, {title, code}]) => {
    const {language, kind} = wanted[name as keyof Quotes];
    const words = [title && `title="${title}"`, (kind === 'output' || kind === 'made') && 'output'];
    const {folded: _, ...props} = codeProps(code, language, words.filter(Boolean).join(' '));
    // The home page shows what it quotes.
    return [name, props];
  });
  return Object.fromEntries(entries) as HighlightedQuotes;
}

function latestPosts({blogPosts}: BlogContent): Post[] {
  return blogPosts.slice(0, POSTS).map(({metadata: {title, description, permalink, date}}) => ({
    title,
    description,
    permalink,
    date: date.toISOString(),
  }));
}

/**
 * Gives the home page its quotes and the latest posts, as a module that only the home page imports:
 * global data would travel with every page.
 */
export default function homeData({siteDir}: LoadContext): Plugin<Quotes> {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  return {
    name: 'home-data',
    getPathsToWatch: () => [`${siteDir}/${tutorial}/*.mdx`],
    loadContent: async () => quote(read),
    // The one stage at which the content of other plugins is known.
    allContentLoaded: async ({allContent, actions}) => {
      const quotes = allContent['home-data']?.default as Quotes;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const run = exampleRunOf(path.join(siteDir, tutorial, `${wanted.component.page}.mdx`));
      const version = run?.tools.holos;
      const data: HomeData = {quotes: highlightAll(quotes), posts: latestPosts(blog), version};
      await actions.createData('home.json', data);
    },
  };
}
