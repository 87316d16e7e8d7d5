import {expect, test as base, type Page} from '@playwright/test';
import {saveData, watch} from './fixtures';

interface Shared {
  page: Page;
  faults: string[];
}

/**
 * A base for tests that look at one page of the site after the other, in the same tab: to open a tab takes longer than
 * many a test. What one page stores, the next does not find. As with every test, a fault that the browser reports
 * fails it.
 */
export const test = base.extend<{tab: Page}, {shared: Shared}>({
  shared: [
    async ({browser}, use, {project}) => {
      // Colors that are on their way from one mode to the other belong to neither.
      const context = await browser.newContext({baseURL: project.use.baseURL, reducedMotion: 'reduce'});
      const faults: string[] = [];
      watch(context, faults, []);
      await saveData(context);
      await context.addInitScript(() => localStorage.clear());
      await use({page: await context.newPage(), faults});
      await context.close();
    },
    {scope: 'worker'},
  ],

  tab: async ({shared: {page, faults}}, use) => {
    faults.length = 0;
    await use(page);
    expect(faults, 'faults that the browser reported').toEqual([]);
  },
});
