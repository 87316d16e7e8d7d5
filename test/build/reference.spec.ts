import {expect, test} from '@playwright/test';
import v1alpha5 from '../../data/schema/v1alpha5.json';
import v1alpha6 from '../../data/schema/v1alpha6.json';
import {sorted, pageOf, valuesOf} from '../support/built';
import type {Schema} from '../../lib/schema';

for (const {version, packages} of [v1alpha5, v1alpha6] as Schema[]) {
  for (const [name, {types}] of Object.entries(packages)) {
    test(`the ${name} reference of ${version} shows each field as the schema has it`, () => {
      const page = pageOf(`/docs/${version}/api/${name}/`);
      const shown = page('tr[id*="."]')
        .toArray()
        .map((row) =>
          [
            page(row).attr('id'),
            ...page(row)
              .children('th, td')
              .toArray()
              .map((cell) => page(cell).text())
              .slice(0, 4),
          ].join(' | '),
        );
      const wanted = types.flatMap(({name: type, fields}) =>
        fields.map(({name: field, type: expression, presence, default: value = ''}) =>
          [
            `${type}.${field}`,
            presence === 'optional' ? `${field}?` : field,
            expression,
            presence.charAt(0).toUpperCase() + presence.slice(1),
            presence === 'required' && value ? `with defaults ${value}` : value,
          ].join(' | '),
        ),
      );
      expect(wanted.length).toBeGreaterThan(10);
      // The page groups the types by use, the schema does not.
      expect(sorted(shown)).toEqual(sorted(wanted));
      expect(valuesOf(page, 'h3[id]', 'id')).toEqual(expect.arrayContaining(types.map((type) => type.name)));
    });
  }
}
