/** What the policy blocks on a page, by the line of its source: readers would see nothing, and no message. */
import type {Nodes} from 'mdast';
import {checkNodes} from '../../engine/content';
import {tagOf} from '../../engine/markdown';

function* blockedIn(node: Nodes): Generator<[message: string, remedy: string]> {
  if (node.type === 'mdxjsEsm' && /<[a-z][^>]*\sstyle=/.test(node.value)) {
    yield ['the policy blocks the attribute "style"', 'use a class'];
  }
  const {name, attributes} = node.type === 'image' ? {name: 'img', attributes: {src: node.url}} : tagOf(node);
  if (/^(?:script|style)$/.test(name) && !('type' in attributes)) {
    yield [`the policy blocks <${name}> after a change of page`, 'move it to src/css/, or a component'];
  }
  for (const [key, value] of /^[a-z]/.test(name) ? Object.entries(attributes) : []) {
    if (key === 'style' || (/^on/i.test(key) && typeof value === 'string')) {
      yield [`the policy blocks the attribute "${key}" of <${name}>`, 'use a class, or a component'];
    } else if (/^(?:src|poster|data)$/.test(key) && /^(?:https?:)?\/\//.test(String(value))) {
      yield [
        `the policy blocks ${String(value)}, which <${name}> loads`,
        'put the file next to the page, or link to it',
      ];
    }
  }
}

export const checkBlocked = checkNodes(blockedIn);
