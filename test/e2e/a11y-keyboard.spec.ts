import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';
import {newestPost} from '../support/site';

test.describe('by keyboard', {tag: '@first'}, () => {
  test('Tab reaches every control, its focus is visible, and nothing traps it', async ({page}) => {
    for (const route of ['/', `/docs/${unreleased.path}/topics/architecture/`, newestPost]) {
      await visit(page, route);
      const places: string[] = [];
      while (places.length < 400) {
        await page.keyboard.press('Tab');
        const {place, isVisible} = await page.evaluate(() => {
          const element = document.activeElement ?? document.body;
          element.setAttribute('data-reached', '');
          const {outlineStyle, outlineWidth} = getComputedStyle(element);
          return {
            place: element === document.body ? '' : element.outerHTML.slice(0, 200),
            isVisible: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && element.checkVisibility(),
          };
        });
        if (place === '') {
          break;
        }
        expect(isVisible, place).toBe(true);
        places.push(place);
      }
      // The last stop is the end of the page, which lets the focus go.
      expect(places.length).toBeGreaterThan(15);
      expect(places.length).toBeLessThan(400);
      expect(places.at(-1)).toMatch(/<a /);
      const missed = await page
        .locator('a[href], button, summary, [onclick], [role=button]')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility({visibilityProperty: true}))
            .filter((control) => !control.matches('[data-reached], [tabindex="-1"], [inert] *'))
            .map((control) => control.outerHTML.slice(0, 200)),
        );
      expect(missed, `${route}: controls that Tab does not reach`).toEqual([]);
    }
  });

  test('with Shift+Tab, the focus is never hidden below the navbar', async ({page}) => {
    await page.goto(`/docs/${released.path}/tutorial/hello-holos/`);
    await page.locator('footer a').first().focus();
    const covered: string[] = [];
    let stops = 0;
    for (let inMain = true; inMain;) {
      await page.keyboard.press('Shift+Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        const {top = 0, height = 0} = element?.getBoundingClientRect() ?? {};
        const {bottom = 0} = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
        const fits = height <= innerHeight - bottom;
        return {
          inMain: Boolean(element?.closest('main')),
          place: `${element?.outerHTML.slice(0, 100)} at ${top}, below ${bottom}`,
          isCovered: fits && top < bottom,
        };
      });
      inMain = at.inMain;
      stops += 1;
      if (inMain && at.isCovered) {
        covered.push(at.place);
      }
    }
    expect(stops).toBeGreaterThan(30);
    expect(covered).toEqual([]);
  });

  test('the skip link is the first stop, visible when focused, and leads past the navbar', async ({page}) => {
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
});
