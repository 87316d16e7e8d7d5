/** Rules of prose that look at more than words: headings, pictures, code, links between versions. */
import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {readMeta} from '../../../lib/fences';
import {lineOf} from '../../../lib/markdown';
import {lineOfKey} from '../frontMatter';
import type {Rule} from '../rule';
import {passageOf} from './passage';

const CODE_COLUMNS = 100;

export const headingLevels: Rule = ({kind, tree}, report) => {
  // Only docs and posts get an H1 from their title; other pages write their own.
  let last = kind === 'pages' ? 0 : 1;
  visit(tree, 'heading', (heading) => {
    const {depth} = heading;
    if (depth === 1 && last > 0) {
      report(lineOf(heading), 'a second H1; the title in the front matter is the first', 'start at ##');
    } else if (depth > last + 1) {
      report(lineOf(heading), `H${depth} follows H${last}`, 'skip no level');
    }
    last = depth;
  });
};

/**
 * The words of a heading that wrongly start with a capital. Words of capitals only (API, YAML) and words with a capital
 * inside (BuildPlan, GitOps) are right.
 */
function wrongCapitals(text: string, startsWithCode: boolean, names: readonly string[]): string[] {
  const withoutNames = names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '_'),
    text,
  );
  return (
    withoutNames
      // "Step 2: Write the file" and "2. Write the file" start anew after their number.
      .replace(/^(?:\w+ )?\d+[.:]\s*/, '')
      .split(/[\s/–—-]+/)
      .filter(Boolean)
      .slice(startsWithCode ? 0 : 1)
      .map((word) => word.replace(/^[("'“]+|[)"'”,:;.?!]+$/g, ''))
      .filter((word) => /^[A-Z][a-z]+$/.test(word))
  );
}

/** @param names words that keep their capital inside a sentence */
export function sentenceCase(names: readonly string[]): Rule {
  return ({tree, text, frontMatter}, report) => {
    const check = (heading: string, startsWithCode: boolean, line: number) => {
      const wrong = wrongCapitals(heading, startsWithCode, names);
      if (wrong.length > 0) {
        const remedy = 'write headings in sentence case; a name goes into the list of names';
        report(line, `a capital inside a heading: ${wrong.join(', ')}`, remedy);
      }
    };
    check(String(frontMatter.title ?? ''), false, lineOfKey(text, 'title'));
    visit(tree, 'heading', (heading: Heading) => {
      check(passageOf(heading).text, heading.children[0]?.type !== 'text', lineOf(heading));
    });
  };
}

export const alternativeText: Rule = ({tree}, report) => {
  visit(tree, (node) => {
    const isBareImage = node.type === 'image' && !node.alt;
    const isBareElement =
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'img' &&
      !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt');
    if (isBareImage || isBareElement) {
      report(lineOf(node as Nodes), 'an image without an alternative text', 'say what the image shows');
    }
  });
};

export const codeColumns: Rule = ({tree}, report) => {
  visit(tree, 'code', (node) => {
    // The output of a tool is as wide as it is; readers do not see a proof or the source of a diagram.
    const {words} = readMeta(node.meta ?? '');
    const isFree = ['output', 'proof'].some((word) => words.includes(word));
    if (isFree || node.lang === 'txt' || node.lang === 'mermaid') {
      return;
    }
    node.value.split('\n').forEach(({length}, index) => {
      if (length >= CODE_COLUMNS) {
        report(lineOf(node) + 1 + index, `${length} columns of code`, `stay under ${CODE_COLUMNS}`);
      }
    });
  });
};

/** A link from one page of the docs to another by address would leave the reader's version. */
export function ownVersion(siteUrl: string): Rule {
  return ({identity: {version}, tree}, report) => {
    visit(tree, ['link', 'definition'], (node) => {
      const {url} = node as Nodes & {url: string};
      if (version && url.replace(siteUrl, '').startsWith('/docs/')) {
        const remedy = `link to the file, which stays in ${version.path}`;
        report(lineOf(node as Nodes), `${url} leads to one version by address`, remedy);
      }
    });
  };
}
