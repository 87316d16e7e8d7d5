import v1alpha5 from '../../data/schema/v1alpha5.json';
import v1alpha6 from '../../data/schema/v1alpha6.json';
import type {Schema} from '../../lib/schema';
import {expect, test} from '../support/fixtures';

for (const {version, packages} of [v1alpha5, v1alpha6] as Schema[]) {
  for (const [name, {types}] of Object.entries(packages)) {
    test(`the ${name} reference of ${version} shows each field as the schema has it`, async ({page}) => {
      await page.goto(`/docs/${version}/api/${name}/`);
      const shown = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLTableRowElement>('tr[id*="."]'), (row) => [
          row.id,
          ...Array.from(row.cells, (cell) => cell.textContent).slice(0, 4),
        ]),
      );
      const wanted = types.flatMap(({name: type, fields}) =>
        fields.map(({name: field, type: expression, presence, default: value = ''}) => [
          `${type}.${field}`,
          presence === 'optional' ? `${field}?` : field,
          expression,
          presence.charAt(0).toUpperCase() + presence.slice(1),
          presence === 'required' && value ? `with defaults ${value}` : value,
        ]),
      );
      // The page groups the types by use, the schema does not.
      expect([...shown].sort()).toEqual([...wanted].sort());
      for (const {name: type} of types) {
        await expect(page.locator(`h3#${type}`)).toBeVisible();
      }
    });
  }
}
