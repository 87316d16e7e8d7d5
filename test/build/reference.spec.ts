import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {versions} from '../../config/versions';
import {readCommandLine, readSchema} from '../../tools/reference/data';
import {commandAnchor} from '../../tools/reference/entries';
import {commandLineFromHolos, schemasFromHolos} from '../../tools/reference/holos';
import {pageOf, sorted, textsOf, valuesOf} from '../support/built';

/** The text of all code between a heading and the next one. */
const codeBelow = (page: ReturnType<typeof pageOf>, id: string) =>
  page(`[id="${id}"]`).nextUntil('h2, h3, h4').find('pre code').text();

/** The ids of the entries of a page, each of which begins with a link to itself. */
function entryIds(page: ReturnType<typeof pageOf>): string[] {
  const ids = valuesOf(page, 'li:has(.entry-name)', 'id');
  expect(valuesOf(page, 'li[id] > p:first-child > .entry-name', 'href')).toEqual(ids.map((id) => `#${id}`));
  return ids;
}

for (const {label, path} of versions) {
  for (const [name, {types, constants}] of Object.entries(readSchema(siteDir, label).packages)) {
    test(`the ${name} reference of ${label} lists each type, and has its fields, constants and aliases`, () => {
      const page = pageOf(`/docs/${path}/api/${name}/`);
      const structs = types.filter(({alias}) => alias === undefined).map((type) => type.name);
      const aliases = types.filter(({alias}) => alias !== undefined).map((type) => type.name);
      const fields = types.flatMap(({name: type, fields: own}) =>
        own.map((field) => `${type}.${field.name}`),
      );
      expect(fields.length).toBeGreaterThan(10);
      expect(sorted(entryIds(page))).toEqual(
        sorted([...fields, ...aliases, ...constants.map((constant) => constant.name)]),
      );
      const headings = valuesOf(page, 'article h3[id]', 'id').filter((id) => /^[A-Z]/.test(id));
      expect(sorted(headings)).toEqual(sorted(structs));
      expect(
        valuesOf(page, 'article table:first-of-type td:first-child a', 'href').slice(0, structs.length),
      ).toEqual(structs.map((type) => `#${type}`));
      // Some readers type an address, and some programs fold its case.
      const ids = valuesOf(page, 'article [id]', 'id').map((id) => id.toLowerCase());
      expect(new Set(ids).size).toBe(ids.length);
    });
  }

  test(`the command reference of ${path} has each command, flag, word and variable`, () => {
    const {program, commands} = readCommandLine(siteDir);
    const page = pageOf(`/docs/${path}/api/cli/`);
    const anchors = commands.flatMap((command) => [
      ...command.flags.map(({name}) => commandAnchor(program, command, `--${name}`)),
      ...(command.words ?? []).map((word) => commandAnchor(program, command, word)),
    ]);
    expect(anchors.length).toBeGreaterThan(40);
    expect(sorted(entryIds(page))).toEqual(sorted(anchors));
    for (const command of commands) {
      const anchor = commandAnchor(program, command);
      expect(page(`[id="${anchor}"]`).children('code').text()).toBe(`${program} ${command.path}`.trim());
      const below = page(`[id="${anchor}"]`).nextUntil('h2, h3');
      expect(below.filter('p').first().text(), `${anchor}: a sentence`).toMatch(/^[A-Z].*\w/s);
      const written = page(`[data-reference="${`${program} ${command.path}`.trim()}"]`);
      expect(written.find('p').first().text()).toBe(`Usage: ${command.usage}`);
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
  const {version} = readCommandLine(siteDir);
  const installed = spawnSync('holos', ['--version'], {encoding: 'utf8'});
  test.skip(installed.status !== 0, 'holos is not on the PATH; the job that runs the examples has it');
  test.skip(installed.stdout.trim() !== version, `the docs are about holos ${version}`);
  expect(readCommandLine(siteDir)).toEqual(commandLineFromHolos(siteDir));
  const labels = versions.map(({label}) => label);
  expect(labels.map((label) => readSchema(siteDir, label))).toEqual(schemasFromHolos(siteDir, labels));
});
