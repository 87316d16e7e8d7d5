/**
 * Sentences that promise what a tool does without exception. A reader relies on them, and nobody notices when they
 * are false, unless something on the page runs.
 */
import type {Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isExecuted, readMeta, roleOf} from '../../lib/fences';
import {proseOf} from './page';

/**
 * Words of a promise, few enough to have little noise: a sentence that only sounds like one is better for losing them.
 * "Every" counts before what the tool works on, not before a reader's team or habit.
 */
export const claim =
  /\b(?:always|never|identical(?:ly)?|untouched|unchanged|impossible|stops? (?:the|every|a) render|(?:every|any) (?:component|manifest|artifact|object|chart|render)|the same (?:files|manifests?|output))\b/i;

/** A promise that nothing on the page shows. */
export interface Unproven {
  node: Nodes;
  words: string;
}

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

/** Splits what a page consists of at its headings. */
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
 * Finds the promises in sections where nothing runs, and that name no reason. What stands before the first heading sums
 * the page up, so there a run anywhere on the page will do.
 */
export function unprovenClaims(children: readonly RootContent[]): Unproven[] {
  const found: Unproven[] = [];
  for (const [number, section] of sectionsOf(children).entries()) {
    if ((number === 0 ? children : section).some(runs)) {
      continue;
    }
    section.forEach((block, index) => {
      if (isException(section[index - 1])) {
        return;
      }
      visit(block, ['paragraph', 'tableCell'], (node) => {
        // A line of the source may end within a promise.
        const [words] = claim.exec(proseOf(node as Nodes).replace(/\s+/g, ' ')) ?? [];
        if (words !== undefined) {
          found.push({node: node as Nodes, words});
        }
      });
    });
  }
  return found;
}
