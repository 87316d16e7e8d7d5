import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../../config/pages';
import {createDrawings} from '../../../lib/drawings';
import {showDrawings} from '.';

const {folder} = createDrawings(siteDir);

test('a diagram without a drawing is left to the browser', () => {
  const mermaid = (value: string): Element => ({
    type: 'element',
    tagName: 'mermaid',
    properties: {value},
    children: [],
  });
  const [known = ''] = readdirSync(folder).filter((name) => name.endsWith('.mmd'));
  const tree: Root = {
    type: 'root',
    children: [mermaid(readFileSync(path.join(folder, known), 'utf8')), mermaid('flowchart\n  A --> B')],
  };
  showDrawings()(tree, undefined as never, () => undefined);
  expect(tree.children.map((node) => 'drawing' in (node as Element).properties)).toEqual([true, false]);
});
