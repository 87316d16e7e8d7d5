import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {siteDir} from '../../../config/pages';
import {createDrawings} from '../../../lib/drawings';
import {showDrawings} from '.';

const {folder} = createDrawings(siteDir);

const mermaid = (value: string): Element => ({
  type: 'element',
  tagName: 'mermaid',
  properties: {value},
  children: [],
});

test('the live preview draws a diagram without a drawing', () => {
  const [known = ''] = readdirSync(folder).filter((name) => name.endsWith('.mmd'));
  const tree: Root = {
    type: 'root',
    children: [mermaid(readFileSync(path.join(folder, known), 'utf8')), mermaid('flowchart\n  A --> B')],
  };
  showDrawings()(tree, new VFile(), () => undefined);
  expect(tree.children.map((node) => 'drawing' in (node as Element).properties)).toEqual([true, false]);
});

test('a diagram without a drawing stops a production build', () => {
  const {NODE_ENV} = process.env;
  const tree: Root = {type: 'root', children: [mermaid('flowchart\n  A --> B')]};
  try {
    process.env.NODE_ENV = 'production';
    expect(() => showDrawings()(tree, new VFile(), () => undefined)).toThrow('npm run diagrams');
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});
