import {expect, test} from '@playwright/test';
import {commandName} from './commands';
import {parseDefinitions, parseOverlay} from './derive/cue';
import {parseHelp} from './derive/help';
import {commandLineOf, helps, overlay, schemaOf, shapes} from './fixture';
import {findReferences} from './schema';

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
    expect(types[0]?.fields).toContainEqual({name: 'size', type: 'int & (1 | *2)', optional: true});
    expect(types[0]?.fields).toContainEqual({name: 'inner', type: 'parts.#Inner', optional: false});
    expect(JSON.stringify(types)).not.toContain('comment');
  });

  for (const [what, line] of [
    ['a field that goes on in the next line', '\tspread: {'],
    ['a field indented twice', '\t\tdeep: string'],
    ['a comprehension', '\tif true {'],
  ] as const) {
    test(`is refused with its line for ${what}`, () => {
      const source = `package shapes\n\n#Shape: {\n${line}\n}\n`;
      expect(() => parseDefinitions(source)).toThrow('line 4: cannot read');
    });
  }

  test('is refused for a definition that is not closed', () => {
    expect(() => parseDefinitions('#Shape: {\n\tname: string\n')).toThrow('#Shape is not closed');
  });

  test('gets defaults and computed fields from the overlay', () => {
    const {defaults, computed} = parseOverlay(overlay);
    expect(Object.fromEntries(defaults)).toEqual({'Base.id': '"anonymous"', 'Shape.inner.label': 'name'});
    expect([...computed]).toEqual(['Shape.outer']);
  });
});

test.describe('a schema', () => {
  test('says how a field that is left out gets its value', () => {
    const fields = schemaOf().packages.shapes?.types.flatMap((type) => type.fields) ?? [];
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
    const change = (text: string) => text.replace('parts.#Outer', 'parts.#Gone');
    expect(() => schemaOf(change)).toThrow('parts.#Gone is not defined');
  });

  test('tells which fields refer to a type', () => {
    const {packages} = schemaOf();
    expect(findReferences(packages, 'parts', 'Outer')).toEqual([
      {package: 'shapes', anchor: 'Shape.outer'},
      {package: 'parts', anchor: 'Inner.list'},
    ]);
    expect(findReferences(packages, 'shapes', 'Base')).toEqual([{package: 'shapes', anchor: 'Shape'}]);
    expect(findReferences(packages, 'shapes', 'Name')).toEqual([{package: 'shapes', anchor: 'Names'}]);
    expect(findReferences(packages, 'shapes', 'Outer')).toEqual([]);
  });
});

test.describe('the help of a command', () => {
  test('gives usage, other names, commands and flags', () => {
    expect(parseHelp(helps['wash car --help'] ?? '')).toEqual({
      usage: 'washer wash car NAME [flags]',
      aliases: [],
      commands: [],
      flags: [
        {name: 'jobs', value: 'int', default: '16'},
        {name: 'dry', shorthand: 'd'},
        {name: 'soap', value: 'strings', default: '[a,b]'},
      ],
      globalFlags: [{name: 'log-level', value: 'string', default: 'info'}],
    });
    expect(parseHelp(helps['wash --help'] ?? '')).toMatchObject({aliases: ['clean'], commands: ['car']});
  });

  for (const [what, text] of [
    ['a flag in another form', 'Flags:\n  --dry without\n'],
    ['a flag whose sentence goes on in the next line', 'Flags:\n                          and more\n'],
    ['a command in another form', 'Available Commands:\n  wash, clean  group\n'],
  ] as const) {
    test(`is refused for ${what}`, () => {
      expect(() => parseHelp(text)).toThrow('line 2: cannot read');
    });
  }
});

test.describe('a command line', () => {
  test('has every command, the hidden ones too, and the variables that flags follow', () => {
    const {program, version, commands} = commandLineOf();
    expect([program, version]).toEqual(['washer', '9.9.9']);
    expect(commands.map((command) => commandName(program, command))).toEqual([
      'washer',
      'washer other',
      'washer wash',
      'washer wash car',
      'washer shells',
      'washer version',
    ]);
    const find = (path: string) => commands.find((command) => command.path === path);
    expect(find('')?.flags).toEqual([
      {name: 'log-level', value: 'string', default: 'info', env: 'WASHER_LOG_LEVEL'},
      {name: 'version', shorthand: 'v'},
      {name: 'help', shorthand: 'h', hidden: true},
    ]);
    expect(find('other')?.words).toEqual(['get', 'get crd']);
    expect(find('wash car')?.flags[0]).toEqual({name: 'jobs', value: 'int', default: 'number of CPUs'});
    expect(find('shells')).toMatchObject({hidden: true, words: ['bash', 'fish'], flags: [{name: 'short'}]});
    expect(find('version')).toMatchObject({hidden: true, aliases: ['v']});
  });

  const shellHelp =
    'Usage:\n  washer shells fish\n\nGlobal Flags:\n      --log-level string   (default "info")\n';
  for (const [what, change, message] of [
    ['a hidden command that is gone', {'shells bash': undefined}, 'no hidden shells'],
    ['a command without help', {'wash car --help': undefined}, '"washer wash car" does not say its help'],
    ['a program without a version', {'--version': undefined}, 'does not say its version'],
    ['other global flags', {'wash car --help': 'Usage:\n  washer wash car\n'}, 'has other global flags'],
    ['shells that differ', {'shells fish --help': shellHelp}, 'have different flags'],
    [
      'a default that no longer depends on the machine',
      {'wash car --help': helps['wash car --help']?.replace('16', 'all')},
      'expected to be a number',
    ],
  ] as const) {
    test(`is refused for ${what}`, () => {
      expect(() => commandLineOf(change)).toThrow(message);
    });
  }
});
