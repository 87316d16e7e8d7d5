import path from 'node:path';
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';
import {type Fence, readFence} from '../../engine/fences';
import {textOf} from '../../engine/html';
import {readLines} from '../../engine/magicComments';
import {codeProps} from './block';
import type {Options} from './options';
import {flag, LONGEST_WORD, WHOLE} from './text';

interface Block {
  node: Element;
  source: string;
  /** Without magic comments, as readers see it. */
  code: string;
  language: string;
  fence: Fence;
}

function findBlocks(tree: Root, {magicComments}: Options): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'element', (pre: Element) => {
    const [node] = pre.children;
    if (pre.tagName === 'pre' && node?.type === 'element' && node.tagName === 'code') {
      const {className, metastring} = node.properties;
      const language = /language-(\S+)/.exec(String(className))?.[1]?.toLowerCase() ?? 'text';
      const fence = readFence(language, typeof metastring === 'string' ? metastring : '');
      const source = toString(node).replace(/\n$/, '');
      const {code} = readLines(source, language, '', magicComments);
      blocks.push({node, source, code, language, fence});
    }
  });
  return blocks;
}

/** Whether a block is the output of the commands before it. */
const isOutput = (block?: Block) =>
  block !== undefined && block.fence.words.includes('output') && block.fence.title === undefined;

/** Whether commands end with a pipeline. Text in quotes doesn't count. */
function endsInPipeline(code: string): boolean {
  const unquoted = code
    .trimEnd()
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, '');
  return /[^|]\|(?!\|).*$/.test(unquoted);
}

/**
 * The exit status to show with each block: that of commands is with their output, if they have one. A pipeline has none, because a
 * reader's shell reports only its last command, and the examples run with `pipefail`, which reports any.
 */
const exitStatuses = (blocks: readonly Block[]) =>
  blocks.map((block, index) => {
    const {code, fence} = (isOutput(block) && blocks[index - 1]) || block;
    const isHidden = isOutput(blocks[index + 1]) || fence.status === 0 || endsInPipeline(code);
    return isHidden ? undefined : String(fence.status);
  });

/**
 * The former text of the file that each block replaces.
 *
 * @param fileBefore the text of a file that the page starts with
 */
function formerTexts(blocks: readonly Block[], fileBefore: (title: string) => string | undefined) {
  const written = new Map<string, string>();
  return blocks.map(({code, fence: {title, words}}) => {
    if (!title) {
      return undefined;
    }
    const former = words.includes('replaces') ? (written.get(title) ?? fileBefore(title)) : undefined;
    if (!words.includes('excerpt')) {
      written.set(title, `${code}\n`);
    }
    return former?.replace(/\n$/, '');
  });
}

/** Numbers the buttons that have the same name, because a page may show one file several times: `main.cue, 2 of 3` */
function numberNames(nodes: readonly Element[]): void {
  const names = nodes.map(({properties}) => String(properties.name ?? properties.label));
  nodes.forEach(({properties}, index) => {
    const same = names.flatMap((name, other) => (name === names[index] ? other : []));
    if (same.length > 1) {
      properties.name = `${names[index]}, ${same.indexOf(index) + 1} of ${same.length}`;
    }
  });
}

/**
 * Makes a rehype plugin that highlights code at build time instead of in browsers. In a block that rewrites a file (`replaces`),
 * it marks the lines that the former version lacks:
 *
 *     <pre><code class="language-cue">a: 1</code></pre>
 *     →  <pre><code language="cue" label="CUE" html="<span class="code-key">a</span>: …"></code></pre>
 */
export function highlightCode(options: Options): () => Transformer<Root> {
  const {formerFiles} = options;
  return () => (tree, vfile) => {
    const blocks = findBlocks(tree, options);
    const formers = formerTexts(blocks, (title) => formerFiles?.(vfile.path).get(title));
    const exits = exitStatuses(blocks);
    blocks.forEach(({node, source, language, fence}, index) => {
      const context = {former: formers[index], exit: exits[index]};
      node.properties = {...codeProps(source, language, fence, options, context)};
      node.children = [];
    });
    // Outputs have no button that copies them.
    const copied = blocks.filter(
      ({code, language, fence}) => code !== '' && (fence.title ?? language) !== 'txt',
    );
    numberNames(copied.map(({node}) => node));
  };
}

const flags = new RegExp(`(${flag.source})`, 'gi');

/**
 * Short code with a flag doesn't break, although browsers break after each hyphen, nor does a flag in longer code:
 *
 *     <code>--set a</code>  →  <code class="code-word">--set a</code>
 */
export const keepFlagsWhole = (): Transformer<Root> => (tree) => {
  visit(tree, 'element', (code: Element) => {
    if (code.tagName === 'pre') {
      return SKIP;
    }
    const text = code.tagName === 'code' ? textOf(code) : '';
    if (text.search(flag) < 0) {
      return undefined;
    }
    if (text.length <= LONGEST_WORD) {
      code.properties.className = [WHOLE];
    } else if (code.children.every(({type}) => type === 'text')) {
      code.children = text.split(flags).map((value, at) => {
        const children = [{type: 'text' as const, value}];
        return at % 2
          ? {type: 'element', tagName: 'span', properties: {className: [WHOLE]}, children}
          : {type: 'text', value};
      });
    }
    return undefined;
  });
};

const file = (name: string) => path.join(__dirname, name);

/**
 * Highlights code at build, and keeps the highlighter out of the bundles, which the classic theme imports into every page. See the
 * README of the room.
 */
export function codeBlocks(options: Options = {}): Capability {
  return {
    name: 'code-blocks',
    markdown: ({prism}) => ({
      rehype: [highlightCode({...prism, ...options}), keepFlagsWhole],
    }),
    client: [file('code-blocks.css')],
    script: file('copy.ts'),
    theme: file('theme'),
    plugin: () => ({
      configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': file('noPrism.ts')}}}),
    }),
  };
}
