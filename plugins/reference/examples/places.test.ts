import {expect, test} from '@playwright/test';
import {schemaOf} from '../fixture';
import type {Place, Type} from '../schema';
import {readExample} from './cue';
import {excerptOf, linesIn} from './places';

const {packages} = schemaOf();

const placeOf = (packageName: string): Place => ({
  version: 'v1',
  packages,
  packageName,
  neighbors: [],
  addressOf: (name) => `/${name}/`,
});

const typeOf = (packageName: string, name: string) =>
  packages[packageName]?.types.find((type) => type.name === name) as Type;

const example = `package x

// {not: a field}
shape: shapes.#Shape & {
	name: "a: {b"
	inner: first: {
		label: """
			tags: no field
			"""
		list: [for n in names {n}, {name: "one"}]
	}
	outer: name: "two", size: 3
	tags: [
		"a",
		"b",
	]
	_hidden?: string |
		*"x"
}
result: shape.id
`;

test('fields of an example are read with their lines, whatever stands in strings and comments', () => {
  const [shape] = readExample(example);
  expect(shape?.value.fields.map(({name, first, last}) => [name, first, last])).toEqual([
    ['name', 4, 4],
    ['inner', 5, 10],
    ['outer', 11, 11],
    ['size', 11, 11],
    ['tags', 12, 15],
    ['_hidden', 16, 17],
  ]);
  expect(readExample('a: [').length + readExample('}').length).toBe(1);
});

test('the lines of a type are found by the type, by its fields, and where a result is read', () => {
  const named = linesIn(example, typeOf('shapes', 'Shape'), placeOf('shapes'));
  expect([...named.keys()]).toEqual(['name', 'size', 'inner', 'outer', 'tags']);
  expect(named.get('tags')).toMatchObject([{first: 12, last: 15}]);
  const guessed = linesIn('thing: deep: {\n\tlabel: "x"\n}', typeOf('parts', 'Inner'), placeOf('parts'));
  expect([...guessed]).toMatchObject([['label', [{first: 1, last: 1}]]]);
  expect([...linesIn(example, typeOf('shapes', 'Base'), placeOf('shapes')).keys()]).toEqual(['id']);
});

test('an excerpt has the fields of its type, and folds values of other types', () => {
  const code =
    'before: 1\ntwo: parts.#Inner & {\n\tlabel: "l"\n\t// More.\n\tlist: [{\n\t\tname: "n"\n\t}]\n}';
  const excerpt = (name: string) =>
    excerptOf([{title: 'two.cue', code}], typeOf('parts', name), placeOf('parts'));
  expect(excerpt('Inner')).toEqual({
    title: 'two.cue',
    code: 'two: parts.#Inner & {\n\tlabel: "l"\n\t// More.\n\tlist: [{…}]\n}',
    lines: new Map([
      ['label', [{first: 1, last: 1}]],
      ['list', [{first: 3, last: 3}]],
    ]),
  });
  expect(excerpt('Outer')).toMatchObject({code: 'list: [{\n\tname: "n"\n}]'});
  expect(
    excerptOf([{title: 'x.cue', code: example}], typeOf('shapes', 'Base'), placeOf('shapes')),
  ).toBeUndefined();
});
