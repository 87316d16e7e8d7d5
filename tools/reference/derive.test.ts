import {expect, test} from '@playwright/test';
import {deriveCommandLine} from './commands';
import {deriveSchema} from './schema';

// test/build/reference.spec.ts compares the data with the installed holos, which most machines don't have.

const shapes = `package shapes

import "example.com/parts"

#ShapeTag: "shape_tag"

#Shape: {
	#Base

	// Named.
	name:  string @go(Name)
	size?: int & (1 | *2) @go(Size)
	kind:  string & "Shape" @go(Kind)
	tags: [...#Name] @go(Tags,[]string)
	note: string & (string | *"none") @go(Note)
	base: #Base
}

#Base: {
	id?: string
}

#Name: string
`;

test('the data of a schema has its types, constants, and how a field that is left out gets its value', () => {
  const {types, constants} = deriveSchema('v1', {shapes}).packages.shapes ?? {};
  expect(constants).toEqual([{name: 'ShapeTag', value: 'shape_tag'}]);
  expect(types?.map(({name, alias, embeds}) => [name, alias, embeds])).toEqual([
    ['Shape', undefined, ['Base']],
    ['Base', undefined, undefined],
    ['Name', 'string', undefined],
  ]);
  expect(types?.[0]?.fields).toEqual([
    {name: 'name', type: 'string', mark: 'required'},
    {name: 'size', type: 'int & (1 | *2)', mark: 'optional'},
    {name: 'kind', type: '"Shape"'},
    {name: 'tags', type: '[...#Name]', default: '[]'},
    {name: 'note', type: 'string', default: '"none"'},
    {name: 'base', type: '#Base', default: '{}'},
  ]);
});

test('an error about CUE names the line that cannot be read, or the type that is missing or has no value', () => {
  for (const line of ['\t\tdeep: string', '\tif true {', '\tspread: {\n\t\ta: 1']) {
    const source = `#Shape: {\n\tname: string\n${line}\n}\n`;
    expect(() => deriveSchema('v1', {shapes: source})).toThrow('#Shape: cannot read');
  }
  expect(() => deriveSchema('v1', {shapes: '#Shape: {\n\ta: parts.#Gone\n}\n'})).toThrow(
    'parts.#Gone is not defined',
  );
  for (const source of ['#A: #B\n#B: #A\n#C: {\n\ta: #A\n}\n', '#A: {\n\tb: #B\n}\n#B: {\n\ta: #A\n}\n']) {
    expect(() => deriveSchema('v1', {shapes: source})).toThrow('it needs its own: #');
  }
});

const helps: Record<string, string> = {
  '--help':
    'Prose.\n\nUsage:\n  washer [command]\n\nAvailable Commands:\n  cue         other tool\n  wash        one\n',
  'wash --help': `Usage:
  washer wash NAME [flags]

Aliases:
  wash, clean

Flags:
  -d, --dry             without (water)
      --soap string     kind (default "a")
      --concurrency int   how many (default 16)
  -v, --version         version for washer
`,
  '--version': '9.9.9\n',
};

test('the data of a command has what its help prints, and keeps what a writer added', () => {
  const cue = {path: 'cue', usage: 'washer cue [command]', flags: [], words: ['get']};
  const shells = {path: 'shells', usage: 'washer shells', flags: [], hidden: true as const};
  const wash = {path: 'wash', usage: 'old', flags: [{name: 'soap', env: 'SOAP'}, {name: 'old'}]};
  const former = {program: 'washer', version: '1', commands: [cue, wash, shells]};
  expect(deriveCommandLine(former, (args) => helps[args.join(' ')] ?? '')).toEqual({
    program: 'washer',
    version: '9.9.9',
    commands: [
      {path: '', usage: 'washer [command]', flags: []},
      cue,
      {
        path: 'wash',
        usage: 'washer wash NAME [flags]',
        aliases: ['clean'],
        flags: [
          {name: 'dry', shorthand: 'd'},
          {name: 'soap', value: 'string', default: 'a', env: 'SOAP'},
          {name: 'concurrency', value: 'int', default: 'number of CPUs'},
        ],
      },
      shells,
    ],
  });
  for (const text of ['Flags:\n  --dry without\n', 'Available Commands:\n  wash, clean  group\n']) {
    expect(() => deriveCommandLine(former, () => text)).toThrow('cannot read');
  }
});
