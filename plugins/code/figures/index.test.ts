import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Nodes, Root} from 'mdast';
import {siteDir} from '../../../config/pages';
import {parseMarkdown, tagOf} from '../../engine/markdown';
import {figures} from '.';

const capability = figures(path.join(siteDir, 'src/components/Figure'));

test('a figure has its label for screen readers', () => {
  const [place] = capability.markdown?.({} as never).remark as [() => (tree: Root) => void];
  const tree = parseMarkdown('<Figure name="policy" />\n');
  place()(tree);
  const label = JSON.parse(
    readFileSync(path.join(siteDir, 'src/components/Figure/labels.json'), 'utf8'),
  ).policy;
  expect(tagOf(tree.children[0] as Nodes).attributes['aria-label']).toMatchObject({
    value: JSON.stringify(label),
  });
});

test('a name without a figure is a mistake of its page, with its line and the names that exist', () => {
  const [check] = capability.checks?.({} as never) ?? [];
  const tree = parseMarkdown('A\n\n<Figure name="policy" />\n\n<Figure name="teem" />\n');
  const remedy = expect.stringMatching(/^known: .*policy/) as unknown;
  const problem = {file: 'a.mdx', line: 5, message: 'no figure is named teem', remedy};
  expect(check?.({pages: [{file: 'a.mdx', tree}]} as never)).toEqual([problem]);
});
