import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';

/** The category of the sidebar whose pages are steps; the first one is its overview. */
const STEPS = 'Tutorial';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Returns a function that gives the step that a page is by its address: `/docs/v1/tutorial/setup/` → step 1 of 9. */
export function useSteps() {
  const category = useDocsSidebar()?.items.find((item) => item.type === 'category' && item.label === STEPS);
  const pages = category?.type === 'category' ? category.items.slice(1) : [];
  return (permalink: string) => {
    const index = pages.findIndex(
      (page) => 'href' in page && withoutSlash(page.href ?? '') === withoutSlash(permalink),
    );
    const number = index + 1;
    return number > 0 ? {number, count: pages.length, name: `Step ${number} of ${pages.length}`} : undefined;
  };
}
