import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Article} from '../plugins/engine/finishedPage';
import {cardOptions} from './cards';
import {siteDir} from './pages';

const folder = path.join(siteDir, 'src/components/Cover');

const post = (id: string): Article => ({
  route: id,
  source: 'blog/post.md',
  id,
  section: 'blog',
  trail: [],
  title: 'A post',
  description: 'About it.',
  day: '2026-01-05',
});

test("a post's card shows the part that its cover names; a post without a cover shows the part of the cover of all posts", () => {
  const partOf = (id: string) => /viewBox="([\d.]+) 0/.exec(cardOptions.card(post(id)).cover ?? '')?.[1];
  const names = ['announcing-holos', 'validators-feature', 'why-cue-for-configuration', 'from-somebody-else'];
  expect(names.map((name) => Math.round(Number(partOf(`/blog/${name}/`))))).toEqual([434, 312, 246, 246]);
  expect(cardOptions.card(post('/blog/2026/01/05/from-somebody-else/')).cover).toContain('M284 370V138');
});

test('each drawing in the folder of covers is in the list of the component', () => {
  const component = readFileSync(path.join(folder, 'index.tsx'), 'utf8');
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  expect(drawings.filter((name) => !component.includes(`!./${name}'`))).toEqual([]);
});
