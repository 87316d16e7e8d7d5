import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {versions} from '../../config/versions';
import {findReferences, type PackageName} from '../../lib/schema';
import {deriveSchema, digestOf} from './derive';
import {comparePage, parseReferencePage} from './pages';
import {parseDefinitions, parseOverlay} from './parse';
import {apiOf, apiVersions, formatSchema, newestApi, readSchema, readSources} from './sources';

const fixture = `// Generated.
package author

import "example.com/core"

#ShapeTag: "shape_tag"

// A comment that must not appear anywhere.
#Shape: {
	#Base

	// Named.
	name:  string @go(Name)
	size?: int & (1 | *2) @go(Size)
	kind:  string & "Shape" @go(Kind)
	inner: core.#Inner @go(,map[string]Inner)
	outer: core.#Outer
	tags: [...string] @go(Tags,[]string)
	note: string & (string | *"none") @go(Note)
}

#Base: {
	id: string
}

#Names: {[string]: #Name}
#Name:  string
`;

const core = `package core

#Inner: {
	label?: string
	list: [...#Outer]
}

#Outer: {
	name: string
}
`;

const overlay = `package author

#Base: {
	id: string | *"anonymous"
}
#Shape: {
	name: _
	inner: {
		label: string | *name
	}
	outer: core.#Outer & {
		name: name
	}
}
`;

test.describe('the parser', () => {
  test('reads definitions, fields, embeddings, aliases and constants', () => {
    const {types, constants} = parseDefinitions(fixture);
    expect(constants).toEqual([{name: 'ShapeTag', value: 'shape_tag'}]);
    expect(types.map(({name, alias, embeds}) => [name, alias, embeds])).toEqual([
      ['Shape', undefined, ['Base']],
      ['Base', undefined, []],
      ['Names', '{[string]: #Name}', []],
      ['Name', 'string', []],
    ]);
    expect(types[0]?.fields).toContainEqual({name: 'size', type: 'int & (1 | *2)', optional: true});
    expect(types[0]?.fields).toContainEqual({name: 'inner', type: 'core.#Inner', optional: false});
    expect(JSON.stringify(types)).not.toContain('comment');
  });

  for (const [what, line, number] of [
    ['a field that goes on in the next line', '\tspread: {', 4],
    ['a field indented twice', '\t\tdeep: string', 4],
    ['a comprehension', '\tif true {', 4],
  ] as const) {
    test(`refuses ${what}, with its line`, () => {
      const source = `package author\n\n#Shape: {\n${line}\n}\n`;
      expect(() => parseDefinitions(source)).toThrow(`line ${number}: cannot read`);
    });
  }

  test('refuses a definition that is not closed', () => {
    expect(() => parseDefinitions('#Shape: {\n\tname: string\n')).toThrow('#Shape is not closed');
  });

  test('takes defaults and computed fields from the overlay', () => {
    const {defaults, computed} = parseOverlay(overlay);
    expect(Object.fromEntries(defaults)).toEqual({'Base.id': '"anonymous"', 'Shape.inner.label': 'name'});
    expect([...computed]).toEqual(['Shape.outer']);
  });
});

test.describe('derived data', () => {
  test('says what happens to a field that is left out', () => {
    const schema = deriveSchema('v1', {author: fixture, core, overlay});
    const fields = schema.packages.author.types.flatMap((type) => type.fields);
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

  test('refuses a reference to a type that is not there', () => {
    const author = fixture.replace('core.#Outer', 'core.#Gone');
    expect(() => deriveSchema('v1', {author, core, overlay})).toThrow('core.#Gone is not defined');
  });

  test('tells which fields refer to a type', () => {
    const schema = deriveSchema('v1', {author: fixture, core, overlay});
    expect(findReferences(schema, 'core', 'Outer')).toEqual([
      {package: 'author', anchor: 'Shape.outer'},
      {package: 'core', anchor: 'Inner.list'},
    ]);
    expect(findReferences(schema, 'author', 'Base')).toEqual([{package: 'author', anchor: 'Shape'}]);
    expect(findReferences(schema, 'author', 'Name')).toEqual([{package: 'author', anchor: 'Names'}]);
    expect(findReferences(schema, 'author', 'Outer')).toEqual([]);
  });

  /** Those of the API versions that stay as they are; of another one each must have some. */
  const counts: Record<string, Record<PackageName, number[]>> = {
    v1alpha5: {author: [7, 27, 0], core: [31, 68, 5]},
    v1alpha6: {author: [7, 27, 0], core: [31, 72, 5]},
  };
  for (const label of apiVersions) {
    test(`of ${label} is complete`, () => {
      const {version, packages} = readSchema(label);
      for (const name of ['author', 'core'] as const) {
        const {types, constants} = packages[name];
        const fields = types.flatMap((type) => type.fields);
        expect(Math.min(types.length, fields.length), name).toBeGreaterThan(0);
        const found = [types.length, fields.length, constants.length];
        expect(found, name).toEqual(counts[version]?.[name] ?? found);
      }
    });

    test(`of ${label} was not edited by hand`, () => {
      const {digest, packages} = readSchema(label);
      expect(digestOf(packages), 'data/schema is generated: npm run schema -- DIR').toBe(digest);
    });
  }

  const holos = spawnSync('holos', ['version'], {encoding: 'utf8'});
  test('is what the installed holos writes', () => {
    test.skip(holos.status !== 0, 'holos is not on the PATH; the job that runs the examples has it');
    test.skip(holos.stdout.trim() !== '0.106.0', `the docs are about holos 0.106.0, this is ${holos.stdout}`);
    const platform = mkdtempSync(path.join(tmpdir(), 'schema-'));
    try {
      execFileSync('holos', ['init', 'platform', newestApi()], {cwd: platform});
      for (const version of apiVersions) {
        const api = apiOf(version, platform);
        const derived = formatSchema(deriveSchema(api, readSources(platform, api)));
        expect(formatSchema(readSchema(version)), version).toBe(derived);
      }
    } finally {
      rmSync(platform, {recursive: true});
    }
  });
});

test.describe('a reference page', () => {
  for (const {label: version, folder} of versions) {
    for (const name of ['author', 'core'] satisfies PackageName[]) {
      const file = `${folder}/api/${name}.mdx`;
      test(`${file} explains every type and field, and nothing else`, () => {
        const page = parseReferencePage(readFileSync(path.join(siteDir, file), 'utf8'), name);
        expect(comparePage(page, readSchema(version).packages[name])).toEqual([]);
      });
    }
  }

  const good = [
    '### Inner {#Inner}',
    '<FieldTable package="core" type="Inner">',
    '- `label`: What it is called.',
    '- `list`: What it holds.',
    '</FieldTable>',
    '```cue',
    '### not a heading',
    '```',
    '### Outer {#Outer}',
    '<FieldTable package="core" type="Outer">',
    '- `name`: What it is called.',
    '</FieldTable>',
    '```cue',
    '```',
  ].join('\n');
  const schema = deriveSchema('v1', {author: '', core, overlay: ''}).packages.core;
  const problems = (source: string) => comparePage(parseReferencePage(source, 'core'), schema);

  test('that agrees has no problems', () => {
    expect(problems(good)).toEqual([]);
  });

  for (const [what, from, to, message] of [
    ['a field too few', '- `list`: What it holds.\n', '', 'field of Inner missing on the page: list'],
    [
      'a field too many',
      '- `list`',
      '- `more`: More.\n- `list`',
      'field of Inner that the schema does not have: more',
    ],
    ['a field twice', '- `list`', '- `label`: Again.\n- `list`', 'field of Inner explained twice: label'],
    ['an item without a meaning', '`list`: What it holds.', '`list`:', 'an item of a table must read'],
    ['a type too few', good.slice(good.indexOf('### Outer')), '', 'type missing on the page: Outer'],
    ['a type too many', '### Outer', '### Extra {#Extra}\n```cue\n```\n### Outer', 'does not have: Extra'],
    ['an anchor of another name', '{#Outer}', '{#outer}', 'must read "### Type {#Type}"'],
    ['the table of another type', 'type="Outer"', 'type="Inner"', 'is not the one table below the heading'],
    [
      'the table of another package',
      'package="core" type="Outer"',
      'package="author" type="Outer"',
      'of package author',
    ],
    ['a type without an example', '```cue\n```', '', 'Outer has no CUE example'],
    ['a table typed by hand', '### Outer', '| Field | Type |\n### Outer', 'not by a table typed by hand'],
  ] as const) {
    test(`with ${what} is refused`, () => {
      expect(good).toContain(from);
      expect(problems(good.replace(from, to)).join('\n')).toContain(message);
    });
  }
});
