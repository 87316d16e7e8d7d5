import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Options} from '..';

/** Gives "Step 3 of 9" for the address of a page that is a step. */
export function useStepOf(): (permalink: string) => string | undefined {
  const {category, before} = usePluginData('reading-place') as Options;
  const found = useDocsSidebar()?.items.find((item) => item.type === 'category' && item.label === category);
  const pages = found?.type === 'category' ? found.items.slice(before) : [];
  return (permalink) => {
    const index = pages.findIndex((page) => 'href' in page && isSamePath(page.href, permalink));
    return index < 0 ? undefined : `Step ${index + 1} of ${pages.length}`;
  };
}
