import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../../config/pages';
import {parseMarkdown} from '../../engine/markdown';
import {figures} from '.';

test('a name without a figure is a mistake of its page, with its line and the names that exist', () => {
  const [check] = figures(path.join(siteDir, 'src/components/Figure')).checks?.({} as never) ?? [];
  const tree = parseMarkdown('A\n\n<Figure name="policy" />\n\n<Figure name="teem" />\n');
  const remedy = expect.stringMatching(/^known: .*policy/) as unknown;
  const problem = {file: 'a.mdx', line: 5, message: 'no figure is named teem', remedy};
  expect(check?.({pages: [{file: 'a.mdx', tree}]} as never)).toEqual([problem]);
});
