import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {type Excerpt, numbered, readExamplePage} from '../../engine/examplePage';
import {isNumbered, readMeta, roleOf} from '../../engine/fences';
import {type LitBlock, type LitLine, tellLines} from '../../engine/litLines';
import {call, checkOptions, keysOf, text} from '../../engine/options';
import {sourcePath} from '../../engine/sourcePage';
import {linesOf} from './relations';

export interface Options {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The related lines of a page's file: by `1:14 9:3,7`, line 14 of block 1 changes lines 3 and 7 of block 9. */
  relations: (file: string) => readonly string[];
}

const schema = keysOf<Options>({siteDir: text.required(), relations: call.required()});

const blockOf = (lines: ReadonlyMap<number, LitLine>): LitBlock => ({
  lines,
  action: 'Go to related lines in',
  keys: '↑ and ↓ go to other lines, Enter goes to a related line',
});

/** The name of a block in labels: `deploy/greeter.gen.yaml` → `greeter.gen.yaml`. */
function nameOf(lang?: string | null, title?: string): string {
  if (title) {
    return path.posix.basename(title);
  }
  return lang === 'diff' ? 'the diff' : 'the output';
}

const textLines = (body: string) => body.trimEnd().split('\n');

function isNumberedBlock({lang, meta}: Code): boolean {
  const role = roleOf(lang ?? '', readMeta(meta ?? ''));
  return !('problem' in role) && isNumbered(role.kind);
}

/** Remark plugin for the docs: tells the related lines of a page's numbered blocks. */
export function relateLines(options: Options): () => Transformer<Root> {
  const {siteDir, relations} = checkOptions('lit-lines: relateLines', schema, options);
  return () => (tree, vfile) => {
    const file = sourcePath(siteDir, vfile.path);
    const known = relations(file);
    if (known.length === 0) {
      return;
    }
    const nodes: Code[] = [];
    visit(tree, 'code', (node) => {
      if (isNumberedBlock(node)) {
        nodes.push(node);
      }
    });
    const blocks = nodes.map(({value}) => textLines(value));
    const whole = blocks.map(({length: count}, block): Excerpt => ({file, block, first: 0, count}));
    const names = nodes.map(({lang, meta}) => nameOf(lang, readMeta(meta ?? '').title));
    linesOf(whole, [{file, blocks, relations: known}], names).forEach((lines, at) => {
      const node = nodes[at];
      if (node && lines.size > 0) {
        tellLines(node, blockOf(lines));
      }
    });
  };
}

/** The related lines of each excerpt on a page that quotes others. */
export function relateQuotes(options: Options): (excerpts: readonly Excerpt[]) => (LitBlock | undefined)[] {
  const {siteDir, relations} = checkOptions('lit-lines: relateQuotes', schema, options);
  return (excerpts) => {
    const files = [...new Set(excerpts.map(({file}) => file))];
    const steps = new Map(files.map((file) => [file, numbered(readExamplePage(siteDir, file).steps)]));
    const pages = [...steps].map(([file, blocks]) => ({
      file,
      blocks: blocks.map(({body}) => textLines(body)),
      relations: relations(file),
    }));
    const names = excerpts.map(({file, block}) => {
      const {lang, title} = steps.get(file)?.[block] ?? {};
      return nameOf(lang, title);
    });
    return linesOf(excerpts, pages, names).map((lines) => (lines.size > 0 ? blockOf(lines) : undefined));
  };
}

/** Lights what belongs together: see README.md. */
export default function litLines(): Plugin {
  const files = ['lit-lines.css', 'client/load.ts'];
  return {
    name: 'lit-lines',
    getClientModules: () => files.map((name) => path.join(__dirname, name)),
  };
}
