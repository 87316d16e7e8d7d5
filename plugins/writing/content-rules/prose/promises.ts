/**
 * Sentences that promise what a tool does without exception. Readers rely on them, and writers learn only from a command on
 * the page that such a sentence has become false.
 */
import type {Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isExecuted, readMeta, roleOf} from '../../../engine/fences';
import type {Rule} from '../rule';
import {readPassage} from './passage';

/** The least length of a reason, so that "ok" isn't enough. */
const REASON = 15;

/** Whether a node is `{/* claim: why nothing here can show it *\/}`. */
function isException(node: Nodes | undefined): boolean {
  const reason =
    node?.type === 'mdxFlowExpression' && /^\s*\/\*\s*claim:(.*)\*\/\s*$/s.exec(node.value)?.[1]?.trim();
  return typeof reason === 'string' && reason.length >= REASON;
}

function hasRun(node: RootContent): boolean {
  let found = false;
  visit(node, 'code', ({lang, meta}) => {
    const role = roleOf(lang ?? '', readMeta(meta ?? ''));
    found ||= 'kind' in role && isExecuted(role.kind);
  });
  return found;
}

function splitAtHeadings(children: readonly RootContent[]): RootContent[][] {
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
export const promiseRule =
  (promise: RegExp): Rule =>
  ({kind, tree}, report) => {
    const sections = kind === 'docs' ? splitAtHeadings(tree.children) : [];
    for (const [number, section] of sections.entries()) {
      if ((number === 0 ? tree.children : section).some(hasRun)) {
        continue;
      }
      section
        .filter((_, index) => !isException(section[index - 1]))
        .forEach((block) => {
          visit(block, ['paragraph', 'tableCell'], (node) => {
            const {text, lineAt} = readPassage(node as Nodes);
            const found = promise.exec(text);
            if (found) {
              const remedy =
                'show it, prove it with `bash run proof`, weaken it, or write {/* claim: why */} before it';
              report(
                lineAt(found.index),
                `"${found[0]}" is a promise that no run in this section shows`,
                remedy,
              );
            }
          });
        });
    }
  };
