/** What the text of one page says, whatever other files say: read once for each text. */
import type {Heading, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage, type ParsedPage} from '../../lib/examplePage';
import {readMeta} from '../../lib/fences';
import {lineOf, parseMarkdown} from '../../lib/markdown';
import type {Page} from '../../lib/pages';
import {BLOG} from '../../lib/sections';
import {checkComponents} from './components';
import {reporter, type Finding, type Report} from './finding';
import {checkHead} from './frontMatter';
import {createSlugger} from './slug';
import {readHead, type Fields} from './yaml';

/** Something that a page names, and where. */
export interface Named {
  name: string;
  line: number;
}

/** The text of a page, read. */
export interface Facts {
  page: Page;
  source: string;
  /** Its front matter; empty when it cannot be read. */
  head: Fields;
  /** Its blocks of code, for the rules of the examples. */
  parsed: ParsedPage;
  links: Named[];
  images: Named[];
  /** Modules that it imports. */
  modules: Named[];
  /** Sources of its diagrams. */
  diagrams: Named[];
  /** Ids that links may lead to. */
  anchors: string[];
  /** Whether components make further ids, which only the built page tells. */
  hasMore: boolean;
  findings: Finding[];
}

/** Components that give ids to what they show. */
const givesIds = new Set(['FieldTable', 'CommandTable']);

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

function readJsx(node: Jsx, facts: Facts): void {
  const line = lineOf(node as unknown as Nodes);
  facts.hasMore ||= givesIds.has(node.name ?? '');
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      continue;
    }
    const {name, value} = attribute;
    if (typeof value === 'string') {
      if (name === 'id') {
        facts.anchors.push(value);
      } else if (name === 'href' || name === 'to') {
        facts.links.push({name: value, line});
      } else if (name === 'src') {
        facts.images.push({name: value, line});
      }
    } else if (value) {
      for (const [, required = ''] of value.value.matchAll(/\brequire\(\s*["']([^"']+)["']/g)) {
        facts.modules.push({name: required.replace(/^.*!/, ''), line});
      }
    }
  }
}

/** The part of an import or export that is read here. */
interface Statement {
  source?: {value?: unknown; loc?: {start: {line: number}}};
}

function readNode(node: Nodes, facts: Facts, slug: (text: string) => string): void {
  const line = lineOf(node);
  if (node.type === 'link' || node.type === 'definition') {
    facts.links.push({name: node.url, line});
  } else if (node.type === 'image') {
    facts.images.push({name: node.url, line});
  } else if (node.type === 'code' && node.lang === 'mermaid') {
    facts.diagrams.push({name: node.value, line});
  } else if (node.type === 'heading') {
    facts.anchors.push(idOf(node, facts.source, slug));
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    readJsx(node, facts);
  } else if (node.type === 'mdxjsEsm') {
    for (const {source} of (node.data?.estree?.body ?? []) as Statement[]) {
      if (typeof source?.value === 'string') {
        facts.modules.push({name: source.value, line: source.loc?.start.line ?? line});
      }
    }
  }
}

/** A heading's id: its own (`{#id}`), or one made of its text. */
function idOf(heading: Heading, source: string, slug: (text: string) => string): string {
  const line = source.split('\n', lineOf(heading)).at(-1) ?? '';
  return /\{#([^}]+)\}\s*$/.exec(line)?.[1] ?? slug(toString(heading));
}

/** What a post and a page of its own kind need beside what all pages need. */
function checkText(tree: Root, {page, source}: Facts, report: Report): void {
  if (!page.version) {
    // The rules of the examples see those of the docs.
    visit(tree, 'code', (node) => {
      const {problem} = readMeta(node.meta ?? '');
      if (problem) {
        report(lineOf(node), problem);
      }
    });
  }
  if (page.section === BLOG && !/^\s*(?:\{\/\*|<!--)\s*truncate\s*(?:\*\/\}|-->)\s*$/m.test(source)) {
    report(1, 'the post has no {/* truncate */}; write it on a line of its own, after the introduction');
  }
}

/** Reads the text of a page. */
export function readFacts(page: Page, source: string): Facts {
  const {found, report} = reporter(page.source);
  const head = readHead(source, report);
  if (head) {
    checkHead(page, source, head, report);
  }
  // The framework reads every page as MDX, whatever its ending.
  let tree: Root | undefined;
  const parsed = parsePage(source, page.source, () => (tree = parseMarkdown(source, `${page.id}.mdx`)));
  const facts: Facts = {
    page,
    source,
    head: head ?? {},
    parsed,
    links: [],
    images: [],
    modules: [],
    diagrams: [],
    anchors: [],
    hasMore: false,
    findings: found,
  };
  if (!tree) {
    // Its front matter has been read above, and better.
    found.push(...parsed.problems.slice(-1).map((problem) => ({...problem, gravity: 'mistake' as const})));
    return facts;
  }
  const slug = createSlugger();
  visit(tree, (node) => readNode(node as Nodes, facts, slug));
  checkComponents(tree, report);
  checkText(tree, facts, report);
  return facts;
}
