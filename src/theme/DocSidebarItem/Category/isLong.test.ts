import {expect, test} from '@playwright/test';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isLong} from './isLong';

const links = (count: number): PropSidebarItem[] =>
  Array.from({length: count}, (_, index) => ({type: 'link', label: String(index), href: `/${index}/`}));

const category = (items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label: 'Category',
  collapsible: true,
  collapsed: true,
  items,
});

test('a sidebar is long by all of its entries, those of inner categories included', () => {
  expect(isLong(links(200))).toBe(false);
  expect(isLong(links(201))).toBe(true);
  expect(isLong([category([category(links(198))])])).toBe(false);
  expect(isLong([category([category(links(199))])])).toBe(true);
});
