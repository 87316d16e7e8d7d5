import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {diffLines} from 'diff';
import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {pages} from '../../../config/pages';
import type {CodeProps} from '../../../lib/codeProps';
import type {ParsedPage} from '../../../lib/examplePage';
import {NUMBERED, readMeta} from '../../../lib/fences';
import type {Page} from '../../../lib/pages';
import {exitOf, nameOfCommands, nameOfOutput} from './commands';
import {highlight, withElisions} from './highlight';
import {marksOf} from './marks';

/** Outputs with more lines are folded. */
export const LONGEST_OUTPUT = 24;

const labels: Record<string, string> = {
  bash: 'Terminal',
  txt: 'Output',
  cue: 'CUE',
  yaml: 'YAML',
  json: 'JSON',
  go: 'Go',
  diff: 'Difference',
  protobuf: 'Protocol Buffers',
};

/** Of a file that is mostly new, marks would tell nothing. */
const MOSTLY = 2 / 3;

/** Indices of the lines that a former version of the file lacks. */
function changedLines(former: string, code: string): number[] {
  let index = 0;
  const changed = diffLines(`${former}\n`, `${code}\n`).flatMap(({added, removed, count = 0}) => {
    const first = index;
    index += removed ? 0 : count;
    return added ? Array.from({length: count}, (_, offset) => first + offset) : [];
  });
  return changed.length > MOSTLY * code.split('\n').length ? [] : changed;
}

/** What a block's neighbors on its page say of it. */
export interface Context {
  /** The version of the file that this one replaces. */
  former?: string;
  /** The commands that printed this output. */
  command?: string;
  /** Exit status of the command, to be shown with this block. */
  exit?: string;
}

/**
 * Highlights a block of code, for theme/CodeBlock.
 *
 * @param meta what the fence says after the language
 */
export function codeProps(
  code: string,
  language: string,
  meta = '',
  {former, command, exit}: Context = {},
): CodeProps {
  const {title, words, marked} = readMeta(meta);
  // Posts show outputs that nobody runs again, as plain text.
  const shown = words.includes('output') || language === 'txt' ? withElisions(code) : code;
  const lines = code.split('\n');
  const marks = marksOf(lines, language);
  [...marked, ...(former === undefined ? [] : changedLines(former, code))].forEach((index) =>
    marks.set(index, 'marked'),
  );
  const numbered = words.includes(NUMBERED);
  const label = code === '' ? 'Output: nothing' : (labels[language] ?? 'Code');
  const own = language === 'bash' ? nameOfCommands(code) : undefined;
  const name = command === undefined ? own : nameOfOutput(command);
  return {
    className: `language-${language}`,
    label: title ?? label,
    ...(title ? {path: 'true'} : name && {name}),
    html: highlight(shown, language, marks, numbered),
    ...(exit && {exit}),
    ...(words.includes('output') && lines.length > LONGEST_OUTPUT && {folded: String(lines.length)}),
    ...(numbered && {numbered: 'true'}),
  };
}

/** The code blocks of a page, from its file. */
export interface Options {
  parsed(page: Page): ParsedPage;
}

/** Files that a page of the docs starts with, by their path: those of the pages before it. */
function inheritedFiles(file: string, options: Options): Map<string, string> {
  const page = pages.of(file);
  const folder = page?.version?.folder;
  const former = folder && options.parsed(page).from[0];
  return former
    ? filesAfter(path.join(pages.siteDir, folder, `${former}.mdx`), options)
    : new Map<string, string>();
}

function filesAfter(file: string, options: Options): Map<string, string> {
  const files = inheritedFiles(file, options);
  const page = pages.of(file);
  for (const {title, kind, body} of page ? options.parsed(page).steps : []) {
    if (title && kind !== 'excerpt') {
      files.set(title, body);
    }
  }
  return files;
}

/**
 * Rehype plugin that highlights code while the site is built, so that no browser has to. In a block that
 * rewrites a file (`replaces`), the lines that the former version lacks are marked.
 */
export function highlightCode(options: Options): Transformer<Root> {
  return (tree, vfile) => {
    const own = new Map<string, string>();
    // Few pages rewrite a file, and parsing those before them takes time.
    let inherited: Map<string, string> | undefined;
    const blocks = blocksOf(tree);
    blocks.forEach(({node, code, language, meta}, index) => {
      const {title, words, status} = readMeta(meta);
      if (words.includes('proof')) {
        throw new Error(`${vfile.path}: only a page of the docs can have a proof; nothing else is executed`);
      }
      let former: string | undefined;
      if (title) {
        if (words.includes('replaces')) {
          former = own.get(title) ?? (inherited ??= inheritedFiles(vfile.path, options)).get(title);
        }
        if (!words.includes('excerpt')) {
          own.set(title, `${code}\n`);
        }
      }
      // What a command printed tells how it ended; a command that printed nothing tells it itself.
      const run = isOutput(blocks[index]) ? blocks[index - 1] : undefined;
      const ended = run ? exitOf(run.code, readMeta(run.meta).status) : exitOf(code, status);
      const props = codeProps(code, language.toLowerCase(), meta, {
        former: former?.replace(/\n$/, ''),
        command: run?.code,
        exit: isOutput(blocks[index + 1]) ? undefined : ended,
      });
      node.properties = {...props, className: [props.className]};
      node.children = [];
    });
  };
}

interface Block {
  /** The element that gets the properties. */
  node: Element;
  code: string;
  language: string;
  /** What the fence says after the language. */
  meta: string;
}

/** Whether the block is what the commands before it printed. */
function isOutput(block: Block | undefined): boolean {
  const {words, title} = readMeta(block?.meta ?? '');
  return words.includes('output') && title === undefined;
}

/** The blocks of a page, in their order. */
function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'element', (pre: Element) => {
    const [node] = pre.children;
    if (pre.tagName === 'pre' && node?.type === 'element' && node.tagName === 'code') {
      const {className, metastring} = node.properties;
      blocks.push({
        node,
        code: toString(node).replace(/\n$/, ''),
        language: /language-(\S+)/.exec(String(className))?.[1] ?? 'text',
        meta: typeof metastring === 'string' ? metastring : '',
      });
    }
  });
  return blocks;
}

/**
 * Keeps the highlighter out of the bundles: the classic theme imports it into every page, to teach it further
 * languages, whether or not a component uses it.
 */
export default function noHighlighter(): Plugin {
  return {
    name: 'no-highlighter',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'engine.ts')}},
    }),
  };
}
