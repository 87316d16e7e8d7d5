import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {diffLines} from 'diff';
import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {pages} from '../../../config/pages';
import type {CodeProps} from '../../../lib/codeProps';
import {parsePage, type ParsedPage} from '../../../lib/examplePage';
import {NUMBERED, readMeta} from '../../../lib/fences';
import {highlight, type Mark, withElisions} from './highlight';
import {toString, visit} from '../../../lib/packages';

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

function marksOf(code: string, language: string, changed: number[]): Map<number, Mark> {
  const marks = new Map<number, Mark>(changed.map((index) => [index, 'marked']));
  if (language === 'diff') {
    code.split('\n').forEach((line, index) => {
      if (/^\+(?!\+\+ )/.test(line)) {
        marks.set(index, 'added');
      } else if (/^-(?!-- )/.test(line)) {
        marks.set(index, 'removed');
      }
    });
  }
  return marks;
}

/**
 * Highlights a block of code, for theme/CodeBlock.
 *
 * @param meta what the fence says after the language
 * @param former the version of the file that this one replaces
 */
export function codeProps(code: string, language: string, meta = '', former?: string): CodeProps {
  const {title, words, marked} = readMeta(meta);
  // Posts show outputs that nobody runs again, as plain text.
  const shown = words.includes('output') || language === 'txt' ? withElisions(code) : code;
  const lines = shown.split('\n');
  const changed = [...marked, ...(former === undefined ? [] : changedLines(former, code))];
  const numbered = words.includes(NUMBERED);
  return {
    className: `language-${language}`,
    label: title ?? labels[language] ?? 'Code',
    ...(title && {path: 'true'}),
    html: highlight(shown, language, marksOf(code, language, changed), numbered),
    width: String(Math.max(...lines.map((line) => line.replaceAll('\t', '    ').length))),
    ...(words.includes('output') && lines.length > LONGEST_OUTPUT && {folded: String(lines.length)}),
    ...(numbered && {numbered: 'true'}),
  };
}

/** Parsed pages of the docs, with the time of their last change; the live preview changes them. */
const parsed = new Map<string, {changed: number; page: ParsedPage}>();

function parse(file: string): ParsedPage {
  const changed = statSync(file).mtimeMs;
  const known = parsed.get(file);
  if (known?.changed === changed) {
    return known.page;
  }
  const page = parsePage(readFileSync(file, 'utf8'), file);
  parsed.set(file, {changed, page});
  return page;
}

/** Files that a page of the docs starts with, by their path: those of the pages before it. */
function inheritedFiles(file: string): Map<string, string> {
  const version = pages.of(file)?.version;
  const former = version && parse(file).from[0];
  return former
    ? filesAfter(path.join(pages.siteDir, version.folder, `${former}.mdx`))
    : new Map<string, string>();
}

function filesAfter(file: string): Map<string, string> {
  const files = inheritedFiles(file);
  for (const {title, kind, body} of parse(file).steps) {
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
export function highlightCode(): Transformer<Root> {
  return (tree, vfile) => {
    const own = new Map<string, string>();
    // Few pages rewrite a file, and parsing those before them takes time.
    let inherited: Map<string, string> | undefined;
    visit(tree, 'element', (pre: Element) => {
      const [node] = pre.children;
      if (pre.tagName !== 'pre' || node?.type !== 'element' || node.tagName !== 'code') {
        return;
      }
      const {className, metastring} = node.properties;
      const language = /language-(\S+)/.exec(String(className))?.[1] ?? 'text';
      const meta = typeof metastring === 'string' ? metastring : '';
      const code = toString(node).replace(/\n$/, '');
      const {title, words} = readMeta(meta);
      if (words.includes('proof')) {
        throw new Error(`${vfile.path}: only a page of the docs can have a proof; nothing else is executed`);
      }
      let former: string | undefined;
      if (title) {
        if (words.includes('replaces')) {
          former = own.get(title) ?? (inherited ??= inheritedFiles(vfile.path)).get(title);
        }
        if (!words.includes('excerpt')) {
          own.set(title, `${code}\n`);
        }
      }
      const props = codeProps(code, language.toLowerCase(), meta, former?.replace(/\n$/, ''));
      node.properties = {...props, className: [props.className]};
      node.children = [];
    });
  };
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
