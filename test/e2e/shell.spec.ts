import {released} from '../../config/versions';
import {expect, test} from '../support/fixtures';

// What the shell of every page has: see test/build/html.spec.ts.

test('the skip link is the first stop, is visible when focused, and leads past the navbar', async ({
  page,
}) => {
  await page.goto(`/docs/${released.path}/glossary/`);
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':is(main, #__docusaurus_skipToContent_fallback) :focus')).toHaveCount(1);
});
