// The lines in which a page differs from the other version's, as text.
import {released, unreleased} from '../../config/versions';
import {expect, test} from '../support/fixtures';
import {pageMenu} from '../support/shell';

const address = `/docs/${unreleased.path}/glossary/`;

test.use({javaScriptEnabled: false});

test('the menu of a page leads to its changes since the version before', async ({page}) => {
  await page.goto(address);
  await pageMenu(page).click();
  const opened = page.waitForEvent('popup');
  await page
    .locator('.page-menu')
    .getByRole('link', {name: `Changes since ${released.label}`})
    .click();
  const changes = await opened;
  await expect(changes).toHaveURL(`${address}differences.txt`);
  await expect(changes.locator('pre')).toContainText(
    new RegExp(
      `^Glossary: \\d+ changes from ${released.label} to ${unreleased.label}\n\n--- ${released.label}\n\\+\\+\\+ ${unreleased.label}\n@@ `,
    ),
  );
});
