/** States that a page can be in, besides the one it has when it is opened. */
import type {Page} from '@playwright/test';
import {released} from '../../config/versions';

/** How a page is opened, and what is done to it before the picture. */
export interface State {
  mode?: 'light' | 'dark';
  forcedColors?: boolean;
  noScript?: boolean;
  /** Another page than the tutorial's. */
  route?: string;
  widths?: number[];
  act?: (page: Page, width: number) => Promise<void>;
}

/** A state of the search, in both modes. */
function search(query: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.keyboard.press('/');
    const input = page.getByRole('combobox');
    await input.fill(query);
    if (query) {
      // The answer: results, or a sentence that there are none.
      await page.locator('[role="listbox"] [role="option"], [role="dialog"] p').first().waitFor();
    }
  };
}

const toggle = 'button.navbar__toggle';

export const states: Record<string, State> = {
  'menu-light': {widths: [320, 390, 768], act: (page) => page.click(toggle)},
  'menu-dark': {mode: 'dark', widths: [320, 390, 768], act: (page) => page.click(toggle)},
  version: {widths: [1440], act: (page) => page.locator('.navbar details summary').first().click()},
  'search-empty': {act: search('')},
  'search-results': {act: search('render platform')},
  'search-results-dark': {mode: 'dark', act: search('could not run')},
  'search-error': {
    act: search('error at internal/cue/cue.go:46: no tag for "region" no tag for "region"'),
  },
  'search-nothing': {act: search('qqqxyz')},
  'forced-colors': {forcedColors: true, act: () => Promise.resolve()},
  'forced-colors-diagrams': {
    forcedColors: true,
    route: `/docs/${released.path}/topics/architecture/`,
    act: (page) => page.locator('.docusaurus-mermaid-container svg').first().scrollIntoViewIfNeeded(),
  },
  'no-script': {noScript: true, act: () => Promise.resolve()},
  print: {widths: [794], act: (page) => page.emulateMedia({media: 'print'})},
  'print-home': {route: '/', widths: [794], act: (page) => page.emulateMedia({media: 'print'})},
};
