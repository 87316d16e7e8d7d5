import {expect, test} from '@playwright/test';
import {parseDefinitions} from './derive/cue';
import {parseHelp} from './derive/help';
import {createCommandLine, createSchema, shapes} from './fixture';
import type {Type} from './data';
import {findUses} from './entries';

test.describe('CUE that a program wrote', () => {
  test('is read: definitions, fields, embeddings, aliases and constants', () => {
    const {types, constants} = parseDefinitions(shapes);
    expect(constants).toEqual([{name: 'ShapeTag', value: 'shape_tag'}]);
    expect(types.map(({name, alias, embeds}) => [name, alias, embeds])).toEqual([
      ['Shape', undefined, ['Base']],
      ['Base', undefined, []],
      ['Names', '{[string]: #Name}', []],
      ['Name', 'string', []],
    ]);
    expect(types[0]?.fields).toContainEqual({name: 'size', type: 'int & (1 | *2)', presence: 'optional'});
    expect(types[0]?.fields).toContainEqual({name: 'inner', type: 'parts.#Inner', presence: 'required'});
    expect(JSON.stringify(types)).not.toContain('comment');
  });

  test('is refused with the line that cannot be read', () => {
    for (const line of ['\t\tdeep: string', '\tif true {', '\tspread: {\n\t\ta: 1']) {
      const source = `#Shape: {\n\tname: string\n${line}\n}\n`;
      expect(() => parseDefinitions(source)).toThrow(/line [34]: cannot read/);
    }
    expect(() => parseDefinitions('#Shape: {\n\tname: string\n')).toThrow('#Shape is not closed');
  });
});

test.describe('a schema', () => {
  test('says how a field that is left out gets its value', () => {
    const fields = createSchema().packages.shapes?.types.flatMap((type) => type.fields) ?? [];
    expect(
      Object.fromEntries(fields.map(({name, presence, default: value}) => [name, [presence, value]])),
    ).toEqual({
      name: ['required', undefined],
      size: ['optional', undefined],
      kind: ['fixed', '"Shape"'],
      inner: ['default', '{}'],
      outer: ['computed', undefined],
      tags: ['default', '[]'],
      note: ['default', '"none"'],
      id: ['default', '"anonymous"'],
    });
  });

  test('is refused for a reference to a type that is not there', () => {
    expect(() => createSchema((text) => text.replace('#Outer', '#Gone'))).toThrow(
      'parts.#Gone is not defined',
    );
  });

  test('tells which types embed a type, or are another name for it', () => {
    const {packages} = createSchema();
    const uses = (packageName: string, name: string) =>
      findUses(packages[packageName]?.types.find((type) => type.name === name) as Type, {
        version: 'v1',
        packages,
        packageName,
        neighbors: [],
      });
    expect(uses('shapes', 'Base')).toEqual(['[`Shape`](#Shape)']);
    expect(uses('shapes', 'Name')).toEqual(['[`Names`](#Names)']);
    expect(uses('parts', 'Inner')).toEqual(['[`shapes.Shape.inner`](./shapes.mdx#Shape.inner)']);
  });
});

test('the help of a command is refused with the line that cannot be read', () => {
  for (const text of ['Flags:\n  --dry without\n', 'Available Commands:\n  wash, clean  group\n']) {
    expect(() => parseHelp(text)).toThrow('line 2: cannot read');
  }
});

test('a command line has every command, the hidden ones too, its flags and their variables', () => {
  const {program, version, commands} = createCommandLine();
  expect([program, version]).toEqual(['washer', '9.9.9']);
  expect(commands.map(({path: words}) => `${program} ${words}`.trim())).toEqual([
    'washer',
    'washer other',
    'washer wash',
    'washer wash car',
    'washer shells',
  ]);
  const find = (path: string) => commands.find((command) => command.path === path);
  expect(find('')?.flags).toEqual([
    {name: 'log-level', value: 'string', default: 'info', env: 'WASHER_LOG_LEVEL'},
    {name: 'version', shorthand: 'v'},
    {name: 'help', shorthand: 'h', hidden: true},
  ]);
  expect(find('other')?.words).toEqual(['get', 'get crd']);
  expect(find('wash')?.aliases).toEqual(['clean']);
  expect(find('wash car')).toEqual({
    path: 'wash car',
    usage: 'washer wash car NAME [flags]',
    flags: [
      {name: 'jobs', value: 'int', default: 'number of CPUs'},
      {name: 'dry', shorthand: 'd'},
      {name: 'soap', value: 'strings', default: '[a,b]'},
    ],
  });
  expect(find('shells')).toMatchObject({hidden: true, words: ['bash'], flags: [{name: 'short'}]});
  for (const silent of ['wash car --help', '--version']) {
    expect(() => createCommandLine({[silent]: undefined})).toThrow(`"washer ${silent}" printed nothing`);
  }
});
