import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {names} from './names';
import {pages} from '../../config/pages';
import {site} from '../../config/site';
import type {Problem} from '../../lib/examplePage';
import {readMeta} from '../../lib/fences';
import {explain, lineOf} from '../../lib/markdown';
import {BLOG} from '../../lib/sections';
import {unprovenClaims} from './claims';
import {parseProse, proseOf, titleOf, type ProsePage} from './page';

/** Reports a fault at a node. */
type Report = (node: Nodes | undefined, message: string) => void;

type Rule = (page: ProsePage, report: Report) => void;

const CODE_COLUMNS = 100;

/** Words that tell a stuck reader that being stuck is their fault, or say nothing. */
const banned =
  /\b(simply|just|easy|easily|easier|obviously|please|seamless(?:ly)?|leverag(?:e|es|ing)|robust(?:ly)?)\b/i;

/** Link texts that say nothing out of context, as a list of the page's links is read aloud. */
const vague =
  /^(?:click )?(?:here|this|this page|that page|link|this link|page|more|read more|see more|learn more|docs)\.?$/i;

const headingLevels: Rule = ({file, tree}, report) => {
  // Only docs and posts get an H1 from their title; a page of src/pages/ writes its own.
  let last = file.startsWith('src/pages/') ? 0 : 1;
  visit(tree, 'heading', (heading) => {
    if (heading.depth === 1 && last > 0) {
      report(heading, 'a second H1; the title in the front matter is the first. Start at ##');
    } else if (heading.depth > last + 1) {
      report(heading, `H${heading.depth} follows H${last}; skip no level`);
    }
    last = heading.depth;
  });
};

/** The words of a heading that wrongly start with a capital: neither first, nor a name, nor an identifier. */
function wrongCapitals(heading: Heading): string[] {
  const text = names.reduce(
    (rest: string, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '_'),
    proseOf(heading),
  );
  // "Step 2: Write the file" and "2. Write the file" start anew after their number.
  const words = text
    .replace(/^(?:\w+ )?\d+[.:]\s*/, '')
    .split(/[\s/–—-]+/)
    .filter(Boolean);
  // A heading that starts with code has had its first word.
  const first = heading.children[0]?.type === 'text' ? 1 : 0;
  return words
    .slice(first)
    .map((word) => word.replace(/^[("'“]+|[)"'”,:;.?!]+$/g, ''))
    .filter((word) => /^[A-Z][a-z]+$/.test(word));
}

const sentenceCase: Rule = (page, report) => {
  const check = (heading: Heading) => {
    const wrong = wrongCapitals(heading);
    if (wrong.length > 0) {
      report(
        heading,
        `headings are in sentence case: ${wrong.join(', ')}; a name goes into tools/prose/names.ts`,
      );
    }
  };
  check(titleOf(page));
  visit(page.tree, 'heading', check);
};

const linkText: Rule = ({tree}, report) => {
  visit(tree, ['link', 'linkReference'], (node) => {
    const text = toString(node as Nodes).trim();
    if (vague.test(text)) {
      report(node as Nodes, `the link text "${text}" does not say where it leads`);
    } else if (text === '') {
      report(node as Nodes, 'a link without text');
    }
  });
};

const alternativeText: Rule = ({tree}, report) => {
  visit(tree, (node) => {
    if (node.type === 'image' && !node.alt) {
      report(node, 'an image without a text that says what it shows');
    }
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img') {
      const hasAlt = node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt');
      if (!hasAlt) {
        report(node, 'an <img> without alt');
      }
    }
  });
};

const words: Rule = ({tree, data}, report) => {
  for (const field of ['title', 'description']) {
    const found = banned.exec(String(data[field] ?? ''));
    if (found) {
      report(undefined, `"${found[0]}" in the ${field}; leave it out`);
    }
  }
  visit(tree, 'text', (node) => {
    const found = banned.exec(node.value);
    if (found) {
      report(node, `"${found[0]}"; leave it out, or say what the reader does`);
    }
  });
};

const codeColumns: Rule = ({tree}, report) => {
  visit(tree, 'code', (node) => {
    // What a machine printed is as wide as it is; a proof and a diagram's source are not shown as such.
    const {words} = readMeta(node.meta ?? '');
    if (
      words.includes('output') ||
      words.includes('proof') ||
      node.lang === 'txt' ||
      node.lang === 'mermaid'
    ) {
      return;
    }
    node.value.split('\n').forEach((text, index) => {
      if (text.length >= CODE_COLUMNS) {
        const line = lineOf(node) + 1 + index;
        report(
          {...node, position: {start: {line, column: 1}, end: {line, column: 1}}},
          `${text.length} columns of code; stay under ${CODE_COLUMNS}`,
        );
      }
    });
  });
};

/** Only pages of the docs are executed: elsewhere a proof would be hidden and never run. */
const proofs: Rule = ({file, tree}, report) => {
  if (!pages.of(file)?.version) {
    visit(tree, 'code', (node) => {
      if (readMeta(node.meta ?? '').words.includes('proof')) {
        report(node, 'a proof is executed on pages of the docs only; put it where the claim is explained');
      }
    });
  }
};

/** Posts tell what was so on their day, and nothing of them is executed. */
const claims: Rule = ({file, tree}, report) => {
  if (pages.of(file)?.version) {
    for (const {node, words} of unprovenClaims(tree.children)) {
      report(
        node,
        `"${words}" promises what nothing in this section runs; show it, prove it with \`bash run proof\`, ` +
          'say less, or write {/* claim: why */} before it',
      );
    }
  }
};

const ownVersion: Rule = ({file, tree}, report) => {
  const version = pages.of(file)?.version?.path;
  if (version) {
    visit(tree, ['link', 'definition'], (node) => {
      const {url} = node as Nodes & {url: string};
      const target = /^\/docs\/([^/#]+)/.exec(url.replace(site.url, ''))?.[1];
      if (target !== undefined) {
        report(
          node as Nodes,
          `${url} leads to ${target} by address; link to the file, which stays in ${version}`,
        );
      }
    });
  }
};

/** Words that are true of a version until the next release. */
const passing =
  /\b(?:unreleased|not\s+(?:yet\s+)?released|until\s+it\s+is\s+released|(?:released|latest|newest|current|next)\s+(?:API\s+)?version|the\s+(?:released|next)\s+one)\b/i;

/** A release changes what each version is, and edits no page. Posts tell what was so on their day. */
const status: Rule = ({file, tree, data}, report) => {
  const page = pages.of(file);
  if (page?.section === BLOG) {
    return;
  }
  const how = page?.version ? 'write <VersionStatus />, or name the version' : 'write <VersionList />';
  const check = (text: string, node: Nodes | undefined) => {
    const found = passing.exec(text)?.[0].replace(/\s+/g, ' ');
    if (found !== undefined) {
      report(node, `"${found}" is true until the next release; ${how}`);
    }
  };
  check(String(data.title ?? ''), undefined);
  check(String(data.description ?? ''), undefined);
  visit(tree, 'text', (node) => check(node.value, node));
};

/** Every rule of STYLE.md that a machine can see. */
export const rules: Record<string, Rule> = {
  headingLevels,
  sentenceCase,
  linkText,
  alternativeText,
  words,
  codeColumns,
  proofs,
  claims,
  ownVersion,
  status,
};

/** All faults of a page, in the order of the rules. */
export function problemsOf(page: ProsePage): Problem[] {
  const problems: Problem[] = [];
  for (const rule of Object.values(rules)) {
    rule(page, (node, message) => problems.push({file: page.file, line: node ? lineOf(node) : 1, message}));
  }
  return problems;
}

/** All faults of the text of a page; one that cannot be parsed has one. */
export function checkProse(source: string, file: string): Problem[] {
  let page: ProsePage;
  try {
    page = parseProse(source, file);
  } catch (error) {
    return [{file, ...explain(error)}];
  }
  return problemsOf(page);
}
