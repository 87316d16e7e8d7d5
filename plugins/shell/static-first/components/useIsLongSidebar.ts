import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import type {Options} from '../index';

/** The links of a sidebar, those in closed categories as well. */
const countLinks = memoizeWeak((items: PropSidebar): number =>
  items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countLinks(item.items) : 0), 0),
);

/** Whether the sidebar has too many links for each page to contain all of them. */
export function useIsLongSidebar(): boolean {
  const {wholeSidebar} = usePluginData('static-first') as Options;
  return countLinks(useDocsSidebar()?.items ?? []) > wholeSidebar;
}
