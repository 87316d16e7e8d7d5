/** Reads the executable blocks of a docs page, with their place in the source. */
import matter from 'gray-matter';
import type {Code} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export type StepKind = 'run' | 'skip' | 'output' | 'file' | 'made' | 'excerpt' | 'illustration';

/** One code block of a page. `made` is a file that the commands made, `file` one the reader writes. */
export interface Step {
  kind: StepKind;
  lang: string;
  /** Line of the opening fence. */
  line: number;
  body: string;
  /** Source offsets of the body, for rewriting it in place. */
  start: number;
  end: number;
  indent: string;
  title?: string;
  reason?: string;
  fails: boolean;
  replaces: boolean;
}

/** A fault of a page, as shown to its writer. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export interface ParsedPage {
  file: string;
  source: string;
  continues?: string;
  /** Line of the front matter key `continues`. */
  continuesLine: number;
  steps: Step[];
  problems: Problem[];
}

const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session']);
const words = ['run', 'fails', 'output', 'excerpt', 'replaces'];
const fenceWords = /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\S+)|\S+/g;

/** Whether a fence in this language shows commands. */
export const isShell = (lang: string) => shells.has(lang.toLowerCase());

/** `file:line: message`, the form that terminals and editors make clickable. */
export const formatProblem = ({file, line, message}: Problem) => `${file}:${line}: ${message}`;

/** Parses a page. Faults of single fences are collected, not thrown, so that all show at once. */
export function parsePage(source: string, file: string): ParsedPage {
  const page: ParsedPage = {file, source, continuesLine: 1, steps: [], problems: []};
  readFrontMatter(page);
  let tree;
  try {
    // Docusaurus' heading ids ({#id}) are no MDX; blanks keep every offset.
    const text = source.replace(/^(#{1,6} .*?)(\{#[^}\n]*\})[ \t]*$/gm, (all, head: string) =>
      head.padEnd(all.length),
    );
    const parser = unified().use(remarkParse).use(remarkFrontmatter);
    tree = (file.endsWith('.mdx') ? parser.use(remarkMdx) : parser).parse(text);
  } catch (error) {
    const {reason, line} = error as {reason?: string; line?: number};
    page.problems.push({file, line: line ?? 1, message: `cannot be parsed: ${reason ?? error}`});
    return page;
  }
  visit(tree, 'code', (node: Code) => {
    const {start, end} = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined) {
      readFence(page, node, source.slice(0, end.offset), start.offset);
    }
  });
  return page;
}

function readFrontMatter(page: ParsedPage): void {
  if (!page.source.startsWith('---')) {
    return;
  }
  const report = (message: string, line = 1) => page.problems.push({file: page.file, line, message});
  let data: Record<string, unknown>;
  try {
    // An options object keeps gray-matter from returning a cached, half-read result after an error.
    data = matter(page.source, {}).data;
  } catch (error) {
    report(`front matter cannot be read: ${(error as Error).message.split('\n')[0]}`);
    return;
  }
  const {examples} = data;
  if (examples === undefined) {
    return;
  }
  const line = page.source.split('\n').findIndex((text) => /^examples:/.test(text)) + 1;
  if (typeof examples !== 'object' || examples === null) {
    report('front matter: examples needs {continues: page}', line);
    return;
  }
  for (const [key, value] of Object.entries(examples)) {
    if (key !== 'continues') {
      report(`front matter: unknown key examples.${key}`, line);
    } else if (typeof value !== 'string') {
      report('front matter: continues needs the path of a page', line);
    } else {
      Object.assign(page, {continues: value, continuesLine: line});
    }
  }
}

/** Reads the code block that starts at `offset` and ends with `source`. */
function readFence(page: ParsedPage, node: Code, source: string, offset: number): void {
  const line = node.position?.start.line ?? 1;
  const report = (message: string) => page.problems.push({file: page.file, line, message});
  const prefix = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const raw = source.slice(offset).split('\n');
  const [opening = ''] = raw;
  const fence = /^(?:`{3,}|~{3,})/.exec(opening)?.[0];
  // Indented code: no fence, cannot be marked. MDX does not have it.
  if (fence === undefined) {
    return;
  }
  const closing = raw.length > 1 ? (raw.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd() : '';
  if (!closing.startsWith(fence) || closing.replaceAll(fence.charAt(0), '') !== '') {
    report('this fence is never closed');
    return;
  }
  const bodyStart = offset + opening.length + 1;
  const indent = prefix.replace(/[^\t]/g, ' ');
  const step: Step = {
    kind: 'illustration',
    lang: node.lang ?? '',
    line,
    body: raw
      .slice(1, -1)
      .map((text) => dedent(text, indent.length) + '\n')
      .join(''),
    start: bodyStart,
    end: bodyStart + raw.slice(1, -1).reduce((sum, text) => sum + text.length + 1, 0),
    indent,
    fails: false,
    replaces: false,
  };
  const problem = readWords(step, node.meta ?? '');
  if (problem) {
    report(problem);
  } else if (prefix.includes('>') && step.kind !== 'illustration') {
    report('move this fence out of the block quote');
  } else {
    page.steps.push(step);
  }
}

function dedent(text: string, width: number): string {
  return text.slice(Math.min(text.length - text.trimStart().length, width));
}

/** Reads the words after the language into the step; returns what is wrong with them, if anything. */
function readWords(step: Step, meta: string): string | undefined {
  const seen = new Set<string>();
  for (const token of meta.match(fenceWords) ?? []) {
    // What only changes the looks of a block is Docusaurus' business.
    if (token.startsWith('{') || token === 'showLineNumbers') {
      continue;
    }
    const [key = '', value] = splitOnce(token);
    if (seen.has(key)) {
      return `${key} is there twice`;
    }
    if (key === 'skip' || key === 'title') {
      if (!value?.trim()) {
        return key === 'skip'
          ? 'skip needs a reason, as in skip="needs a cluster"'
          : 'title needs a path, as in title="platform/web.cue"';
      }
      if (key === 'skip') {
        step.reason = value;
      } else {
        step.title = value;
      }
    } else if (!words.includes(key) || value !== undefined) {
      return `unknown word ${token}; known are ${words.join(', ')}, title="…", skip="…"`;
    }
    seen.add(key);
  }
  return classify(step, seen);
}

function splitOnce(token: string): [string, string | undefined] {
  const at = token.indexOf('=');
  if (at < 0) {
    return [token, undefined];
  }
  return [token.slice(0, at), token.slice(at + 1).replace(/^(["'])(.*)\1$/, '$2')];
}

/** The combinations of words that mean something. */
const combinations: Record<string, StepKind> = {
  '': 'illustration',
  run: 'run',
  'fails run': 'run',
  skip: 'skip',
  output: 'output',
  title: 'file',
  'replaces title': 'file',
  'output title': 'made',
  'excerpt title': 'excerpt',
};

function classify(step: Step, seen: Set<string>): string | undefined {
  const combination = [...seen].sort().join(' ');
  const kind = combinations[combination];
  if (!kind) {
    for (const [word, needs] of [
      ['fails', 'run'],
      ['excerpt', 'title'],
      ['replaces', 'title'],
    ] as const) {
      if (seen.has(word) && !seen.has(needs)) {
        return `${word} needs ${needs}${needs === 'title' ? '="…"' : ''}`;
      }
    }
    return `these words do not go together: ${[...seen].join(', ')}`;
  }
  const commands = kind === 'run' || kind === 'skip';
  if (isShell(step.lang) && !commands) {
    return `a ${step.lang} block needs run, or skip="why it cannot run here"`;
  }
  if (commands && !isShell(step.lang)) {
    return `${[...seen].join(' ')} belongs on a bash block`;
  }
  if (kind === 'run' && step.lang !== 'bash') {
    return `write bash instead of ${step.lang} for a block that runs`;
  }
  const title = step.title;
  if (title !== undefined && (title.startsWith('/') || title.split(/[\\/]/).includes('..'))) {
    return `title must be a path below the current directory, not ${title}`;
  }
  Object.assign(step, {kind, fails: seen.has('fails'), replaces: seen.has('replaces')});
  return undefined;
}
