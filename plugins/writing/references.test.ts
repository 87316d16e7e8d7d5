import {expect, test} from '@playwright/test';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../engine/markdown';
import {declareIds, inlineReferences} from './references';

test('a picture or a file that a page names by reference is like one in place, with its first address', () => {
  const tree = parseMarkdown('![a][P] and [b][f] [c]\n\n[p]: ./a.svg "A"\n[f]: ./b.yaml\n[f]: ./c.yaml\n');
  inlineReferences()(tree);
  const found: unknown[] = [];
  visit(tree, ['image', 'link'], (node) => {
    const {type, url, title} = node as Extract<Nodes, {type: 'link'}>;
    found.push([type, url, title]);
  });
  expect(found).toEqual([
    ['image', './a.svg', 'A'],
    ['link', './b.yaml', null],
  ]);
});

test('the framework learns which ids elements have; components can drop theirs', () => {
  const tree = parseMarkdown(
    'A <a id="a" />\n\n<Steps id="b">\n\n<a name="c"></a>\n\n</Steps>\n\n## D {#d}\n',
  );
  const before = tree.children.length;
  declareIds()(tree);
  const attributes = [{type: 'mdxJsxAttribute', name: 'of', value: 'a c'}];
  expect(tree.children.slice(before)).toMatchObject([{name: 'PlainIds', attributes}]);
});
