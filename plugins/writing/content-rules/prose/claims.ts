/**
 * Sentences that promise what a tool does without exception. Readers rely on them, and writers learn only from a command on
 * the page that such a sentence has become false.
 */
import type {Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isExecuted, readMeta, roleOf} from '../../../engine/fences';
import type {Rule} from '../rule';
import {passageOf} from './passage';

/**
 * Words of a promise, and of ways around them. "Every", "all" and "no" count before things that the tool works on, not before
 * a reader's team or habit. "Everything" and "all components" were tried: most matches were instructions. Statements of what a
 * tool doesn't do, of the only thing that it does, and of the number of causes become false unnoticed, so they count as well.
 */
const promises = [
  "always|never|ever|invariably|impossible|guarantee[sd]?|ensures?|certain to|(?:can't|cannot|won't) (?:change|differ|fail)",
  '(?:without|no) exceptions?|no matter|regardless of|whatever (?:happens|the)|exactly|absolutely|at all|at no point',
  '(?:in|under) (?:no|any|all|every) (?:case|circumstance)s?|(?:every|same each) time|identical(?:ly)?|untouched|unchanged',
  'deterministic|reproducible|byte[- ]for[- ]byte|stays the same|the (?:very )?same (?:content|files|manifests?|output)',
  "each and every|not a single|(?:(?<!n't \\w+ )every|any) (?:component|manifest|artifact|object|chart|render|change|mistake)",
  "(?<!n't \\w+ )all (?:of the )?(?:manifests|artifacts|objects|renders|charts|changes|mistakes)",
  '(?<!(?:if|but) )(?:no|not one|none of the) (?:component|manifest|artifact|object|file|chart|render)s?',
  "(?<!(?:that|if|but) )(?:Holos|Helm|Kustomize|CUE|``|(?:the|a) render) (?:doesn't|can't|cannot|won't|never) \\w+",
  '(?:reads|writes|checks|sees|sends|renders|affects|needs|accepts|allows|contains|changes|covers|bundles|uses|applies|runs) only',
  'only (?:reads|writes|checks|sees|sends|renders|affects|needs|accepts|allows|contains|changes|covers|bundles|uses|applies|runs)',
  '(?:two|three|four|five|six|seven) (?:things|mistakes|reasons|ways|causes|cases|problems)',
  'stops? (?:the|every|a) render|each render|(?:nothing|nobody|none) (?:else )?(?!else|is left)\\w+s|(?:prints?|writes?|changes?|reports?|downloads?) nothing',
];
export const claim = new RegExp(`(?<!\\w)(?:${promises.join('|')})\\b`, 'i');

/** The least length of a reason, so that "ok" isn't enough. */
const REASON = 15;

/** Tells whether a node is `{/* claim: why nothing here can show it *\/}`. */
function isException(node: Nodes | undefined): boolean {
  const reason =
    node?.type === 'mdxFlowExpression' && /^\s*\/\*\s*claim:(.*)\*\/\s*$/s.exec(node.value)?.[1]?.trim();
  return typeof reason === 'string' && reason.length >= REASON;
}

function runs(node: RootContent): boolean {
  let found = false;
  visit(node, 'code', ({lang, meta}) => {
    const role = roleOf(lang ?? '', readMeta(meta ?? ''));
    found ||= 'kind' in role && isExecuted(role.kind);
  });
  return found;
}

function sectionsOf(children: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of children) {
    if (node.type === 'heading') {
      sections.push([]);
    } else {
      sections.at(-1)?.push(node);
    }
  }
  return sections;
}

/**
 * Reports promises without a reason in sections without a run. The text before the first heading summarizes the page, so a
 * run anywhere on the page covers it. Only pages of the docs are executed.
 */
export const claimRule: Rule = ({kind, tree}, report) => {
  const sections = kind === 'docs' ? sectionsOf(tree.children) : [];
  for (const [number, section] of sections.entries()) {
    if ((number === 0 ? tree.children : section).some(runs)) {
      continue;
    }
    section.forEach((block, index) => {
      if (isException(section[index - 1])) {
        return;
      }
      visit(block, ['paragraph', 'tableCell'], (node) => {
        const {text, line} = passageOf(node as Nodes);
        const found = claim.exec(text);
        if (found) {
          const remedy =
            'show it, prove it with `bash run proof`, weaken it, or write {/* claim: why */} before it';
          report(line(found.index), `"${found[0]}" is a promise that no run in this section shows`, remedy);
        }
      });
    });
  }
};
