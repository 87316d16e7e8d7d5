/** The search, in its dialog and on its page. */
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** The button of the navbar that opens the search. */
export const opener = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'});
export const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const inputOf = (page: Page) => page.getByRole('combobox', {name: 'Search', exact: true});
/** A part of the site, as a choice. */
export const scopeOf = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Search in'}).getByRole('radio', {name, exact: true});

/** Asks for something and waits for its answer. */
export async function ask(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
  await expect(page.getByRole('status').filter({hasText: `“${query.slice(0, 30)}`})).toBeVisible();
}

/** What can be chosen. */
export const optionsOf = (page: Page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option');

/** Addresses of the sections that are shown, in their order. */
export const shownOn = (page: Page) =>
  optionsOf(page).evaluateAll((options) => options.map((option) => option.getAttribute('href') ?? ''));
