/**
 * Sentences that promise what a tool does without exception. A reader relies on them, and nothing tells the writer when
 * they become false, unless a command on the page runs.
 */
import type {Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isExecuted, readMeta, roleOf} from '../../kit/fences';
import type {Rule} from '../rule';
import {passageOf} from './passage';

/**
 * Words of a promise, few enough to have little noise: a sentence that only sounds like one is better for losing them.
 * "Every" counts before what the tool works on, not before a reader's team or habit.
 */
export const claim =
  /\b(?:always|never|identical(?:ly)?|untouched|unchanged|impossible|stops? (?:the|every|a) render|(?:every|any) (?:component|manifest|artifact|object|chart|render)|the same (?:files|manifests?|output))\b/i;

/** The least length of a reason, so that "ok" is none. */
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
 * Reports promises in sections where nothing runs, and that name no reason. The text before the first heading sums the
 * page up, so there a run anywhere on the page will do. Only pages of the docs are executed.
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
            'show it, prove it with `bash run proof`, say less, or write {/* claim: why */} before it';
          report(line(found.index), `"${found[0]}" promises what nothing in this section runs`, remedy);
        }
      });
    });
  }
};
