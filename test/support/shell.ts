import type {Locator, Page} from '@playwright/test';
import {Name} from '../../plugins/engine/names';

/** The visible label of a menu of the navbar, which opens it: a `<summary>`, for which Playwright knows no role. */
function menuLabel(page: Page, name: string | RegExp): Locator {
  return page.locator('nav.navbar details.dropdown > summary').filter({hasText: name});
}

export function versionMenu(page: Page): Locator {
  return menuLabel(page, 'Documentation version');
}

export function languageMenu(page: Page): Locator {
  return menuLabel(page, 'English');
}

/** The menu or fold that the label belongs to; it has the attribute `open` while it is open. */
export function foldOf(label: Locator): Locator {
  return label.locator('xpath=parent::details');
}

/** What folds and unfolds a category of the docs' sidebar. */
export function categoryFold(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`summary[aria-label="Sidebar category '${name}'"], summary:text-is("${name}")`);
}

/** The button that opens the menu of a phone. */
export function menuOpener(page: Page): Locator {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

/** The button that closes the menu of a phone, of the menu on top. */
export function menuCloser(page: Page): Locator {
  return openMenu(page).getByRole('button', {name: 'Close navigation bar'});
}

/** The open menu of a phone; of the main menu over a sidebar, the main menu. */
export function openMenu(page: Page): Locator {
  return page.locator(`.${Name.PhoneMenu}:popover-open:not(body:has(#__menu:popover-open) #__sidebar)`);
}

/** Opens what there is to do with a page of the docs. */
export const pageMenu = (page: Page) => page.locator('.page-menu > summary');
