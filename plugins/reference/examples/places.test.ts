import {expect, test} from '@playwright/test';
import {schemaOf} from '../fixture';
import type {Type} from '../schema';
import {readExample, type ExampleField} from './cue';
import {linesIn, type Subject} from './places';

const {packages} = schemaOf();

const subjectOf = (packageName: string, typeName: string): Subject => ({
  type: packages[packageName]?.types.find(({name}) => name === typeName) as Type,
  place: {version: 'v1', packages, packageName, neighbors: [], addressOf: (name) => `/${name}/`},
});

const linesOf = (fields: readonly ExampleField[] = []) =>
  fields.map(({name, first, last}) => [name, first, last]);

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

test('fields of an example are read with their lines, whatever is in strings and comments', () => {
  const [shape] = readExample(example);
  expect(linesOf(shape?.value.fields)).toEqual([
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
  const named = linesIn(example, subjectOf('shapes', 'Shape'));
  expect(named.map(({name}) => name)).toEqual(['name', 'inner', 'outer', 'size', 'tags']);
  expect(linesOf(named)).toContainEqual(['tags', 12, 15]);
  const guessed = linesIn('thing: deep: {\n\tlabel: "x"\n}', subjectOf('parts', 'Inner'));
  expect(linesOf(guessed)).toEqual([['label', 1, 1]]);
  expect(linesOf(linesIn(example, subjectOf('shapes', 'Base')))).toEqual([['id', 19, 19]]);
});

test('in an excerpt that names no type, the value with most of its fields has the type, or the elements of a list', () => {
  const excerpt = 'list: [{…}, {\n\tname: "n"\n}]';
  expect(linesOf(linesIn(excerpt, subjectOf('parts', 'Outer')))).toEqual([['name', 1, 1]]);
});
