import {unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';

test.use({viewport: {width: 360, height: 740}});

for (const columns of [3, 9, 14]) {
  test(`a table of ${columns} columns scrolls no page on a phone`, async ({page}) => {
    await visit(page, `/docs/${unreleased.path}/topics/comparison/`);
    const table = page.locator('.readable-cards').first();
    await table.evaluate((element: HTMLTableElement, count) => {
      for (const row of Array.from(element.rows)) {
        while (row.cells.length < count) {
          row.append(row.cells[row.cells.length - 1]?.cloneNode(true) ?? '');
        }
        while (row.cells.length > count) {
          row.deleteCell(-1);
        }
      }
    }, columns);
    await expect(table.locator('th')).toHaveCount(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
