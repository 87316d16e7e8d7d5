import {expect, test} from '@playwright/test';
import cli from '../../data/cli.json';
import v1alpha5 from '../../data/schema/v1alpha5.json';
import v1alpha6 from '../../data/schema/v1alpha6.json';
import {versions} from '../../config/versions';
import {commandAnchor, explainedFlags, type CommandLine} from '../../lib/commands';
import type {Schema} from '../../lib/schema';
import {sorted, pageOf, textsOf, valuesOf} from '../support/built';

/** The rows that match, each as its id and the texts of its first cells. */
function rowsOf(page: ReturnType<typeof pageOf>, selector: string, cells: number): string[] {
  return page(selector)
    .toArray()
    .map((row) => {
      const texts = page(row)
        .children('th, td')
        .toArray()
        .map((cell) => page(cell).text());
      return [page(row).attr('id'), ...texts.slice(0, cells)].join(' | ');
    });
}

for (const {version, packages} of [v1alpha5, v1alpha6] as Schema[]) {
  for (const [name, {types}] of Object.entries(packages)) {
    test(`the ${name} reference of ${version} shows each field as the schema has it`, () => {
      const page = pageOf(`/docs/${version}/api/${name}/`);
      const shown = rowsOf(page, 'tr[id*="."]', 4);
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

for (const {path} of versions) {
  test(`the command reference of ${path} shows each command as its help has it`, () => {
    const {commands} = cli as CommandLine;
    const page = pageOf(`/docs/${path}/api/cli/`);
    expect(sorted(textsOf(page, 'dt:contains("Usage") + dd'))).toEqual(sorted(commands.map(({usage}) => usage)));
    expect(valuesOf(page, 'h2[id], h3[id]', 'id')).toEqual(
      expect.arrayContaining(commands.map((command) => commandAnchor(command))),
    );
    const shown = rowsOf(page, 'tr[id*="--"]', 2);
    const wanted = commands.flatMap((command) =>
      explainedFlags(command).map(({name, value, shorthand, default: written, env, hidden}) =>
        [
          commandAnchor(command, `--${name}`),
          `--${name}${shorthand ? `, -${shorthand}` : ''}`,
          [value ?? 'switch', written && `default ${written}`, env && `or ${env}`, hidden && 'not in the help']
            .filter(Boolean)
            .join(', '),
        ].join(' | '),
      ),
    );
    expect(sorted(shown)).toEqual(sorted(wanted));
    const words = commands.flatMap((command) =>
      (command.words ?? []).map((word) => commandAnchor(command, word)),
    );
    expect(words.length).toBeGreaterThan(20);
    expect(valuesOf(page, 'tr[id]', 'id')).toEqual(expect.arrayContaining(words));
  });
}
