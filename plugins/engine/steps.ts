import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {withSlash} from './addresses';

/** Which pages of a sidebar are steps, one after the other. */
export interface Sequence {
  /** Label of the category of the sidebar whose pages are steps. */
  category: string;
  /** The number of its pages before the first step. */
  before: number;
}

export interface PageStep {
  number: number;
  count: number;
}

/** Gives the step that a page is, by its address. */
export function stepOf(
  items: readonly PropSidebarItem[],
  {category, before}: Sequence,
  permalink: string,
): PageStep | undefined {
  const found = items.find((item) => item.type === 'category' && item.label === category);
  const pages = found?.type === 'category' ? found.items.slice(before) : [];
  const index = pages.findIndex(
    (page) => 'href' in page && page.href && withSlash(page.href) === withSlash(permalink),
  );
  return index < 0 ? undefined : {number: index + 1, count: pages.length};
}

/** `{number: 2, count: 9}` → `Step 2 of 9` */
export const stepName = ({number, count}: PageStep) => `Step ${number} of ${count}`;
