import path from 'node:path';
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readMeta} from '../kit/fences';
import {readLines, type LitBlock} from '../kit/litLines';
import {checkOptions} from '../kit/options';
import {codeProps} from './block';
import {exitOf} from './commands';
import type {FindLink} from './highlight';
import {optionsSchema, type Options} from './options';

let active = false;

/** Records that the site has the plugin, because blocks would be empty without its component. */
export function activate(): void {
  active = true;
}

interface Block {
  node: Element;
  code: string;
  language: string;
  /** The words of the fence after the language. */
  meta: string;
  /** Its related lines, which another plugin knows. */
  lit?: LitBlock;
}

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
        lit: readLines(node.properties),
      });
    }
  });
  return blocks;
}

/** Draws the HTML of a highlighted block again. */
type Draw = (link: FindLink) => string;

const drawn = new WeakMap<Element, Draw>();

/**
 * Links names in the code of a block that `highlightCode` has highlighted: `core.<span class="code-name">#Helm</span>`
 * becomes `core.<span class="code-name"><a class="code-link" href="…">#Helm</a></span>` if `link('core.#Helm')` has an
 * address. It is asked about each name in the order of the code, so a plugin can link the first use of each.
 */
export function linkBlock(node: Element, link: FindLink): void {
  const draw = drawn.get(node);
  if (draw) {
    node.properties.html = draw(link);
  }
}

/** Whether the block is the output of the commands before it. */
function isOutput(block: Block | undefined): boolean {
  const {words, title} = readMeta(block?.meta ?? '');
  return words.includes('output') && title === undefined;
}

/** The names of a page's copy buttons. A page may show one file several times: `main.cue` *→* `main.cue, 2 of 3` */
class Names {
  private readonly nodes = new Map<string, Element[]>();

  add(node: Element): void {
    const name = String(node.properties.name ?? node.properties.label);
    this.nodes.set(name, [...(this.nodes.get(name) ?? []), node]);
  }

  /** Numbers the blocks that have the same name. */
  number(): void {
    for (const [name, nodes] of this.nodes) {
      if (nodes.length > 1) {
        nodes.forEach((node, index) => {
          node.properties.name = `${name}, ${index + 1} of ${nodes.length}`;
        });
      }
    }
  }
}

/**
 * Makes a rehype plugin that highlights code at build time instead of in browsers. In a block that
 * rewrites a file (`replaces`), it marks the lines that the previous version lacks.
 */
export function highlightCode(given: Options = {}): () => Transformer<Root> {
  const options = checkOptions('code-blocks: highlightCode', optionsSchema, given);
  const {formerFiles, removed = {}} = options;
  return () => (tree, vfile) => {
    if (!active) {
      throw new Error('highlightCode needs plugins/code-blocks among the plugins of docusaurus.config.ts');
    }
    const written = new Map<string, string>();
    const blocks = blocksOf(tree);
    const names = new Names();
    blocks.forEach((block, index) => {
      const {node, code, language, meta, lit} = block;
      const {title, words, status} = readMeta(meta);
      const [reason] = words.flatMap((word) => removed[word] ?? []);
      if (reason !== undefined) {
        throw new Error(`${path.relative(process.cwd(), vfile.path)}:1: ${reason}`);
      }
      let former: string | undefined;
      if (title) {
        if (words.includes('replaces')) {
          former = written.get(title) ?? formerFiles?.(vfile.path).get(title);
        }
        if (!words.includes('excerpt')) {
          written.set(title, `${code}\n`);
        }
      }
      // The exit status is shown with the output of the command; without an output, with the command.
      const run = isOutput(blocks[index]) ? blocks[index - 1] : undefined;
      const ended = run ? exitOf(run.code, readMeta(run.meta).status) : exitOf(code, status);
      const propsWith = (link?: FindLink) =>
        codeProps(code, language.toLowerCase(), meta, options, {
          former: former?.replace(/\n$/, ''),
          exit: isOutput(blocks[index + 1]) ? undefined : ended,
          ...lit,
          link,
        });
      const props = propsWith();
      drawn.set(node, (link) => propsWith(link).html);
      node.properties = {...props, className: [props.className]};
      if (code !== '' && (title ?? language) !== 'txt') {
        names.add(node);
      }
      node.children = [];
    });
    names.number();
  };
}
