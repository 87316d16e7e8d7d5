import {expect, test} from '@playwright/test';
import {changesBetween, changeTables} from './changes';
import {createSchema} from './fixture';
import type {Neighbor} from './entries';

/** Each changes one line of the fixture. */
const edits: Record<string, readonly [from: string, to: string]> = {
  dropped: ['\ttags: [...string] @go(Tags,[]string)\n', ''],
  renamed: ['\tnote:', '\tNote:'],
  'now required': ['size?: int & (1 | *2)', 'size: int'],
  'no longer fixed': ['string & "Shape"', 'string & (string | *"Shape")'],
  'new type': ['#Name:  string', '#Name:  int'],
  'new default': ['*"none"', '*"some"'],
  added: ['#Base: {', '#Added: {\n\tname: string\n}\n\n#Base: {'],
};

const edited = (...kinds: string[]) =>
  createSchema((text) =>
    kinds.reduce((all, kind) => all.replace(...(edits[kind] as [string, string])), text),
  );

const summary = (newer = createSchema(), older = createSchema()) =>
  changesBetween(older.packages, newer.packages).map(
    ({packageName, before, after, kinds}) =>
      `${packageName} ${before?.name ?? '-'} ${after?.name ?? '-'}: ${kinds.join(', ')}`,
  );

test('each kind of change is found, and only that', () => {
  expect(summary()).toEqual([]);
  expect(summary(edited('dropped'))).toEqual(['shapes Shape.tags -: dropped']);
  expect(summary(edited('renamed'))).toEqual(['shapes Shape.note Shape.Note: renamed']);
  expect(summary(edited('now required'))).toEqual(['shapes Shape.size Shape.size: now required, new type']);
  expect(summary(edited('new type'))).toEqual(['shapes Name Name: new type']);
  expect(summary(edited('new default'))).toEqual(['shapes Shape.note Shape.note: new default']);
  expect(summary(edited('added'))).toEqual(['shapes - Added: added', 'shapes - Added.name: added']);
  // From the other version, it's the opposite.
  expect(summary(createSchema(), edited('dropped'))).toEqual(['shapes - Shape.tags: added']);
  expect(summary(createSchema(), edited('no longer fixed'))).toEqual([
    'shapes Shape.kind Shape.kind: now fixed, new type',
  ]);
  const constant = createSchema((text) => text.replace('"shape_tag"', '"tag"'));
  expect(summary(constant)).toEqual(['shapes ShapeTag ShapeTag: new type']);
});

test('changes that break a platform come first, and a field lists every kind of its change', () => {
  expect(
    summary(edited('added', 'new default', 'renamed', 'dropped')).map((line) => line.replace(/.*: /, '')),
  ).toEqual(['dropped', 'renamed, new default', 'added', 'added']);
});

/** The tables of the page of v2, whose neighbors are given. */
function tables(...neighbors: Neighbor[]): string {
  const {packages} = edited('renamed', 'dropped');
  const context = {version: 'v2', packages, packageName: '', neighbors};
  return changeTables(context, (id) => id === 'v2-renamed').join('\n\n');
}

test('the table leads to the field in its own version and to the section on the change', () => {
  expect(tables({name: 'v1', packages: createSchema().packages, isNewer: false})).toBe(
    [
      '| Field | Change | v1 | v2 |',
      '| --- | --- | --- | --- |',
      '| `shapes.#Shape.tags` | dropped | `tags: [...string] = []` | none |',
      '| [`shapes.#Shape.Note`](./shapes.mdx#Shape.Note) | [renamed](#v2-renamed) | `note: string = "none"` | `Note: string = "none"` |',
    ].join('\n'),
  );
});

test('each neighbor has a table, and one that differs in no field a sentence', () => {
  const older = {name: 'v1', packages: createSchema().packages, isNewer: false};
  const shown = tables({name: 'v3', packages: edited('renamed', 'dropped').packages, isNewer: true}, older);
  expect(shown).toMatch(/^v3 has the same types and fields as v2\.\n\n\| Field \| Change \| v1 \| v2 \|\n/);
  expect(tables({...older, isNewer: true, name: 'v3'})).toContain('| Field | Change | v2 | v3 |');
});

test('alternatives stay within their cell', () => {
  const newer = createSchema((text) => text.replace('#Name:  string', '#Name:  "a" | "b"')).packages;
  const context = {version: 'v2', packages: newer, packageName: '', neighbors: []};
  const older = {name: 'v1', packages: createSchema().packages, isNewer: false};
  const [table] = changeTables({...context, neighbors: [older]}, () => false);
  expect(table).toContain('| `#Name: "a" \\| "b"` |');
});
