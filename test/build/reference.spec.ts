import {expect, test} from '@playwright/test';
import cli from '../../data/cli.json';
import {versions} from '../../config/versions';
import {commandAnchor, explainedFlags, type CommandLine} from '../../lib/commands';
import {DEFINITION, definitionOf, type Field, type Type} from '../../lib/schema';
import {parseDefinitions} from '../../tools/schema/parse';
import {readSchema} from '../../tools/schema/sources';
import {sorted, pageOf, textsOf, valuesOf} from '../support/built';

/** The entries that match, each as its id and the texts of its parts but the meaning. */
function entriesOf(page: ReturnType<typeof pageOf>, selector: string): string[] {
  return page(selector)
    .toArray()
    .map((entry) => {
      const texts = page(entry)
        .children('dt, dd:not(:last-child)')
        .add(page(entry).find('> dd:last-child > span'))
        .toArray()
        .map((part) => page(part).text().replaceAll('\u200b', ''));
      return [page(entry).attr('id'), ...texts].join(' | ');
    });
}

/** What stands below a meaning about a field that is left out. */
function otherwiseOf({presence, default: value}: Field): string[] {
  const label = {required: 'Defaults inside', fixed: 'Value'}[presence as string] ?? 'Default';
  return value === undefined ? [] : [`${label}: ${value}`];
}

for (const {label, path} of versions) {
  for (const [name, {types}] of Object.entries(readSchema(label).packages)) {
    test(`the ${name} reference of ${label} shows each type and field as the schema has it`, () => {
      const page = pageOf(`/docs/${path}/api/${name}/`);
      const shown = entriesOf(page, 'dl > div[id*="."]');
      const wanted = types.flatMap(({name: type, fields}) =>
        fields.map((field) =>
          [
            `${type}.${field.name}`,
            field.presence === 'optional' ? `${field.name}?` : field.name,
            field.type,
            field.presence.charAt(0).toUpperCase() + field.presence.slice(1),
            ...otherwiseOf(field),
          ].join(' | '),
        ),
      );
      expect(wanted.length).toBeGreaterThan(10);
      // The page groups the types by use, the schema does not.
      expect(sorted(shown)).toEqual(sorted(wanted));
      expect(valuesOf(page, 'h3[id]', 'id')).toEqual(expect.arrayContaining(types.map((type) => type.name)));

      const definitions = types.filter(({alias}) => alias === undefined).map((type) => parseDefinition(type));
      expect(sorted(textsOf(page, `details.${DEFINITION} code`))).toEqual(sorted(definitions));
    });
  }
}

/** The definition of a type, which the parser of the schema reads again as the type. */
function parseDefinition(type: Type): string {
  const text = definitionOf(type)
    .map(({label, value}) => (label === undefined ? value : `${label}: ${value}`))
    .join('\n');
  expect(parseDefinitions(text).types).toEqual([
    {
      name: type.name,
      embeds: type.embeds ?? [],
      fields: type.fields.map((field) => ({
        name: field.name,
        type: field.type,
        optional: field.presence === 'optional',
      })),
    },
  ]);
  return text;
}

test('an entry of the reference has a link to itself, and a required field is told apart by more than a word', () => {
  for (const {path} of versions) {
    for (const name of ['author', 'core', 'cli']) {
      const page = pageOf(`/docs/${path}/api/${name}/`);
      const ids = valuesOf(page, 'article dl > div[id]', 'id');
      expect(ids.length).toBeGreaterThan(10);
      expect(valuesOf(page, 'article dt > a.hash-link', 'href')).toEqual(ids.map((id) => `#${id}`));
      // Real tables and lists need no roles, and some of them are faults.
      expect(page('article :is(table, dl, tr, th, td, dt, dd)[role]').length).toBe(0);
      const words = valuesOf(page, 'article dd > span[class*=required]', 'class');
      expect(words.length).toBe(textsOf(page, 'article dd').filter((text) => text === 'Required').length);
      expect(words.length > 0).toBe(name !== 'cli');
    }
  }
});

for (const {path} of versions) {
  test(`the command reference of ${path} shows each command as its help has it`, () => {
    const {commands} = cli as CommandLine;
    const page = pageOf(`/docs/${path}/api/cli/`);
    expect(sorted(textsOf(page, 'dt:contains("Usage") + dd'))).toEqual(sorted(commands.map(({usage}) => usage)));
    expect(valuesOf(page, 'h2[id], h3[id]', 'id')).toEqual(
      expect.arrayContaining(commands.map((command) => commandAnchor(command))),
    );
    const shown = entriesOf(page, 'dl > div[id*="--"]');
    const wanted = commands.flatMap((command) =>
      explainedFlags(command).map(({name, value, shorthand, default: written, env, hidden}) =>
        [
          commandAnchor(command, `--${name}`),
          `--${name}${shorthand ? `, -${shorthand}` : ''}`,
          value ?? 'switch',
          hidden && 'Not in the help',
          written && `Default: ${written}${env ? `, or ${env}` : ''}`,
        ]
          .filter(Boolean)
          .join(' | '),
      ),
    );
    expect(sorted(shown)).toEqual(sorted(wanted));
    const words = commands.flatMap((command) =>
      (command.words ?? []).map((word) => commandAnchor(command, word)),
    );
    expect(words.length).toBeGreaterThan(20);
    expect(valuesOf(page, 'dl > div[id]', 'id')).toEqual(expect.arrayContaining(words));
  });
}
