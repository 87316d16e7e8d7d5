import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '../engine/markdown';
import {dropProofs} from './index';

test('readers see no block that only proves something, and every other block stays', () => {
  const block = (meta: string, text: string) => `\`\`\`bash ${meta}\n${text}\n\`\`\`\n`;
  const listed = (text: string) => `1. item\n\n${text.replace(/^(?=.)/gm, '   ')}`;
  const source = ['run', 'run proof', 'skip="a proof"']
    .flatMap((meta) => [block(meta, `top ${meta}`), listed(block(meta, `listed ${meta}`)), ''])
    .join('\n');
  const tree = parseMarkdown(source);
  expect(toString(tree)).toContain('top run proof');
  void dropProofs().call({} as never, tree, {} as never, () => {});
  const text = toString(tree);
  expect(text).not.toContain('run proof');
  for (const kept of ['top run', 'listed run', 'top skip="a proof"', 'listed skip="a proof"']) {
    expect(text).toContain(kept);
  }
});
