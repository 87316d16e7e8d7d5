import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {reference} from '../../config/reference';
import {versions} from '../../config/versions';
import {commandLineFrom, schemasFromProgram} from '../../plugins/reference/cli';
import {commandAnchor, explainedFlags} from '../../plugins/reference/commands';
import {readCommandLine, readSchema} from '../../plugins/reference/data';
import {pageOf, sorted, textsOf, valuesOf} from '../support/built';

/** The text of all code between a heading and the next one. */
const codeBelow = (page: ReturnType<typeof pageOf>, id: string) =>
  page(`[id="${id}"]`).nextUntil('h2, h3, h4').find('pre code').text();

for (const {label, path} of versions) {
  for (const [name, {types, constants}] of Object.entries(readSchema(reference, label).packages)) {
    test(`the ${name} reference of ${label} lists each type, and has its fields, constants and aliases`, () => {
      const page = pageOf(`/docs/${path}/api/${name}/`);
      const structs = types.filter(({alias}) => alias === undefined).map((type) => type.name);
      const fields = types.flatMap(({name: type, fields: own}) =>
        own.map((field) => `${type}.${field.name}`),
      );
      expect(fields.length).toBeGreaterThan(10);
      expect(sorted(valuesOf(page, 'dl > div[id*="."]', 'id'))).toEqual(sorted(fields));
      const aliases = types.filter(({alias}) => alias !== undefined).map((type) => type.name);
      const others = valuesOf(page, 'article dl > div[id]:not([id*="."])', 'id');
      expect(sorted(others)).toEqual(sorted([...aliases, ...constants.map((constant) => constant.name)]));

      const headings = valuesOf(page, 'article h3[id]', 'id').filter((id) => /^[A-Z]/.test(id));
      expect(sorted(headings)).toEqual(sorted(structs));
      // The examples set about half of the fields, whose names page/highlight.ts highlights.
      const rows = page('dl > div[id*="."]').toArray();
      const used = rows.filter((row) => {
        const name = page(row).find('dt code').first().text().replace('?', '');
        const keys = page(row).closest('.ref-pair').find('.code-key').toArray();
        return keys.some((key) => page(key).text().replaceAll('"', '') === name);
      });
      expect(used.length / rows.length).toBeGreaterThan(0.45);
      expect(
        valuesOf(page, 'article table:first-of-type td:first-child a', 'href').slice(0, structs.length),
      ).toEqual(structs.map((type) => `#${type}`));
      // Some readers type an address, and some programs fold its case.
      const ids = valuesOf(page, 'article [id]', 'id').map((id) => id.toLowerCase());
      expect(new Set(ids).size).toBe(ids.length);
    });
  }

  test(`the command reference of ${path} has each command, flag, word and variable`, () => {
    const {program, commands} = readCommandLine(reference);
    const page = pageOf(`/docs/${path}/api/cli/`);
    expect(sorted(textsOf(page, 'p > b:contains("Usage") + code'))).toEqual(
      sorted(commands.map(({usage}) => usage)),
    );
    const anchors = commands.flatMap((command) => [
      ...explainedFlags(command).map(({name}) => commandAnchor(program, command, `--${name}`)),
      ...(command.words ?? []).map((word) => commandAnchor(program, command, word)),
    ]);
    expect(anchors.length).toBeGreaterThan(40);
    expect(sorted(valuesOf(page, 'dl > div[id]', 'id'))).toEqual(sorted(anchors));
    for (const command of commands) {
      const anchor = commandAnchor(program, command);
      expect(page(`[id="${anchor}"]`).children('code').text()).toBe(`${program} ${command.path}`.trim());
      expect(page(`[id="${anchor}"]`).nextAll('p').first().text(), `${anchor}: a sentence`).toMatch(
        /^[A-Z].*\w/s,
      );
      const isGroup = commands.some((other) => command.path && other.path.startsWith(`${command.path} `));
      if (!isGroup) {
        expect(codeBelow(page, anchor), 'an example').toContain(`${program} ${command.path}`.trim());
      }
    }
    const variables = commands.flatMap((command) => command.flags.flatMap(({env}) => env ?? []));
    const explained = textsOf(page, '#environment-variables ~ ul > li > code:first-child');
    const own = explained.filter((name) => name.startsWith(`${program.toUpperCase()}_`));
    expect(sorted(own)).toEqual(sorted(new Set(variables)));
  });
}

test('the data is what the installed holos says', () => {
  const {version} = readCommandLine(reference);
  const installed = spawnSync('holos', ['--version'], {encoding: 'utf8'});
  test.skip(installed.status !== 0, 'holos is not on the PATH; the job that runs the examples has it');
  test.skip(installed.stdout.trim() !== version, `the docs are about holos ${version}`);
  expect(readCommandLine(reference)).toEqual(commandLineFrom(reference));
  const schemas = schemasFromProgram(reference);
  for (const docs of reference.versions) {
    expect(readSchema(reference, docs.name)).toEqual(schemas.get(docs));
  }
});
