import path from 'node:path';
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readMeta, type FenceMeta} from '../../engine/fences';
import {codeProps} from './block';
import {exitOf} from './commands';
import type {FindLink} from './highlight';
import {linkNames} from './linkNames';
import {notesOf} from './notes';
import type {Options} from './options';

interface Block {
  node: Element;
  code: string;
  language: string;
  /** The words of the fence after the language. */
  meta: string;
  fence: FenceMeta;
}

function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'element', (pre: Element) => {
    const [node] = pre.children;
    if (pre.tagName === 'pre' && node?.type === 'element' && node.tagName === 'code') {
      const {className, metastring} = node.properties;
      const meta = typeof metastring === 'string' ? metastring : '';
      blocks.push({
        node,
        code: toString(node).replace(/\n$/, ''),
        language: /language-(\S+)/.exec(String(className))?.[1] ?? 'text',
        meta,
        fence: readMeta(meta),
      });
    }
  });
  return blocks;
}

/** Whether a block is the output of the commands before it. */
const isOutput = (block?: Block) =>
  block !== undefined && block.fence.words.includes('output') && block.fence.title === undefined;

/** The exit status to show with each block: that of commands is with their output, if they have one. */
const exitsOf = (blocks: readonly Block[]) =>
  blocks.map((block, index) => {
    const command = (isOutput(block) && blocks[index - 1]) || block;
    return isOutput(blocks[index + 1]) ? undefined : exitOf(command.code, command.fence.status);
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
  const nameOf = ({properties}: Element) => String(properties.name ?? properties.label);
  const byName = new Map<string, Element[]>();
  nodes.forEach((node) => byName.set(nameOf(node), [...(byName.get(nameOf(node)) ?? []), node]));
  for (const [name, same] of byName) {
    if (same.length > 1) {
      same.forEach(({properties}, index) => {
        properties.name = `${name}, ${index + 1} of ${same.length}`;
      });
    }
  }
}

/**
 * Makes a rehype plugin that highlights code at build time instead of in browsers. In a block that rewrites a file (`replaces`),
 * it marks the lines that the previous version lacks. With `names`, it also links names in code:
 *
 *     <pre><code class="language-cue">a: 1</code></pre>
 *     →  <pre><code class="language-cue" label="CUE" html="<span class="code-key">a</span>: …"></code></pre>
 */
export function highlightCode(options: Options, baseUrl = '/'): () => Transformer<Root> {
  const {formerFiles, names, relations, removed = {}} = options;
  return () => (tree, vfile) => {
    const blocks = blocksOf(tree);
    const [reason] = blocks.flatMap(({fence}) => fence.words.flatMap((word) => removed[word] ?? []));
    const file = path.relative(process.cwd(), vfile.path);
    if (reason !== undefined) {
      throw new Error(`${file}:1: ${reason}`);
    }
    const formers = formerTexts(blocks, (title) => formerFiles?.(vfile.path).get(title));
    const exits = exitsOf(blocks);
    const notes = notesOf(blocks, relations?.(vfile.path) ?? [], file);
    const undrawn = new Set(blocks);
    const draw = (block: Block, link?: FindLink) => {
      const {node, code, language, meta} = block;
      const index = blocks.indexOf(block);
      const props = codeProps(code, language.toLowerCase(), meta, options, {
        former: formers[index],
        exit: exits[index],
        notes: notes.get(block),
        link,
      });
      node.properties = {...props, className: [props.className]};
      node.children = [];
      undrawn.delete(block);
    };
    const addresses = names?.addressesOf(vfile.path);
    if (names && addresses) {
      const byNode = new Map(blocks.map((block) => [block.node, block]));
      linkNames(tree, addresses, {...names, baseUrl}, (node, link) => draw(byNode.get(node) as Block, link));
    }
    undrawn.forEach((block) => draw(block));
    // Outputs have no button that copies them.
    const copied = blocks.filter(
      ({code, language, fence}) => code !== '' && (fence.title ?? language) !== 'txt',
    );
    numberNames(copied.map(({node}) => node));
  };
}
