import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Entries that a page can carry without becoming heavy: about 20 KB of HTML, 2 KB on the way. */
const MOST_ENTRIES = 200;

const known = new WeakMap<readonly PropSidebarItem[], boolean>();

function countOf(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countOf(item.items) : 0), 0);
}

/** Whether a sidebar has so many entries that pages carry only those of their own categories. */
export function isLong(items: readonly PropSidebarItem[]): boolean {
  const answer = known.get(items) ?? countOf(items) > MOST_ENTRIES;
  known.set(items, answer);
  return answer;
}
