import type {Locator, Page} from '@playwright/test';

/** Sources of the diagrams that are not drawn yet. */
export function undrawnOf(page: Page): Locator {
  return page.locator('article .undrawn-diagram');
}

/** The drawn diagrams. */
export function diagramsOf(page: Page): Locator {
  return page.locator('article .docusaurus-mermaid-container svg');
}
