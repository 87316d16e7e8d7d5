import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {reference} from '../../config/reference';
import {versions} from '../../config/versions';
import {commandLineFrom, schemaFrom} from '../../plugins/reference/cli';
import {commandAnchor, commandName, explainedFlags, type Command} from '../../plugins/reference/commands';
import {readCommandLine, readSchema} from '../../plugins/reference/data';
import type {Field, Type} from '../../plugins/reference/schema';
import {pageOf, sorted, textsOf, valuesOf} from '../support/built';

type Page = ReturnType<typeof pageOf>;

/** The entries that match, each as its id and the texts of its parts but the meaning. */
function entriesOf(page: Page, selector: string): string[] {
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

/** A field as `entriesOf` has it. */
function fieldEntry(type: string, {name, type: expression, presence, default: value}: Field): string {
  const label = {required: 'Defaults inside', fixed: 'Value'}[presence as string] ?? 'Default';
  return [
    `${type}.${name}`,
    presence === 'optional' ? `${name}?` : name,
    expression,
    presence.charAt(0).toUpperCase() + presence.slice(1),
    ...(value === undefined ? [] : [`${label}: ${value}`]),
  ].join(' | ');
}

/** The definition of a type as CUE. */
function definitionOf({name, embeds = [], fields}: Type): string {
  const lines = fields.map(
    (field) => `\t${field.name}${field.presence === 'optional' ? '?' : ''}: ${field.type}`,
  );
  return [`#${name}: {`, ...embeds.map((embedded) => `\t#${embedded}`), ...lines, '}'].join('\n');
}

/** The text of all code between a heading and the next one. */
const codeBelow = (page: Page, id: string) =>
  page(`[id="${id}"]`).nextUntil('h2, h3, h4').find('pre code').text();

for (const {label, path} of versions) {
  for (const [name, {types, constants}] of Object.entries(readSchema(reference, label).packages)) {
    test(`the ${name} reference of ${label} shows each type and field as the schema has it`, () => {
      const page = pageOf(`/docs/${path}/api/${name}/`);
      const wanted = types.flatMap(({name: type, fields}) => fields.map((field) => fieldEntry(type, field)));
      expect(wanted.length).toBeGreaterThan(10);
      // The page groups the types by use, the schema does not.
      expect(sorted(entriesOf(page, 'dl > div[id*="."]'))).toEqual(sorted(wanted));
      const others = valuesOf(page, 'article dl > div[id]:not([id*="."])', 'id');
      expect(others).toEqual(constants.map((constant) => constant.name));

      const names = types.map((type) => type.name);
      const headings = valuesOf(page, 'article h3[id]', 'id').filter((id) => /^[A-Z]/.test(id));
      expect(sorted(headings)).toEqual(sorted(names));
      expect(names.filter((type) => !page(`#${type}`).nextUntil('h2, h3').is('figure.language-cue'))).toEqual([]);

      const definitions = types.filter(({alias}) => alias === undefined).map(definitionOf);
      expect(sorted(textsOf(page, 'details.cue-definition code'))).toEqual(sorted(definitions));
    });
  }
}

/** A flag as `entriesOf` has it. */
function flagEntries(program: string, command: Command): string[] {
  return explainedFlags(command).map(({name, value, shorthand, default: written, env, hidden}) =>
    [
      commandAnchor(program, command, `--${name}`),
      `--${name}${shorthand ? `, -${shorthand}` : ''}`,
      value ?? 'switch',
      hidden && 'Not in the help',
      written && `Default: ${written}${env ? `, or ${env}` : ''}`,
    ]
      .filter(Boolean)
      .join(' | '),
  );
}

for (const {path} of versions) {
  test(`the command reference of ${path} shows each command as its help has it`, () => {
    const {program, commands} = readCommandLine(reference);
    const page = pageOf(`/docs/${path}/api/cli/`);
    expect(sorted(textsOf(page, 'dt:contains("Usage") + dd'))).toEqual(sorted(commands.map(({usage}) => usage)));
    const headings = page('article :is(h2, h3)')
      .toArray()
      .map((heading) => [page(heading).children('code').text(), page(heading).attr('id')].join(' | '))
      .filter((heading) => heading.startsWith(program));
    const wanted = commands.map((command) => [commandName(program, command), commandAnchor(program, command)]);
    expect(sorted(headings)).toEqual(sorted(wanted.map((heading) => heading.join(' | '))));

    const flags = commands.flatMap((command) => flagEntries(program, command));
    expect(sorted(entriesOf(page, 'dl > div[id*="--"]'))).toEqual(sorted(flags));
    const words = commands.flatMap((command) =>
      (command.words ?? []).map((word) => commandAnchor(program, command, word)),
    );
    expect(words.length).toBeGreaterThan(20);
    expect(sorted(valuesOf(page, 'dl > div[id]:not([id*="--"])', 'id'))).toEqual(sorted(words));

    for (const command of commands) {
      const anchor = commandAnchor(program, command);
      expect(page(`[id="${anchor}"]`).next().text(), `${anchor}: a sentence`).toMatch(/^[A-Z].*\w/s);
      const isGroup = commands.some((other) => command.path && other.path.startsWith(`${command.path} `));
      if (!isGroup) {
        expect(codeBelow(page, anchor), 'an example').toContain(commandName(program, command));
      }
    }

    const variables = commands.flatMap((command) => command.flags.flatMap(({env}) => env ?? []));
    const explained = textsOf(page, '#environment-variables ~ ul > li > code:first-child');
    const own = explained.filter((name) => name.startsWith(`${program.toUpperCase()}_`));
    expect(sorted(own)).toEqual(sorted(new Set(variables)));
  });
}

test('an entry has a link to itself, and a required field is told apart by more than a word', () => {
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

test('the data is what the installed holos says', () => {
  const {version} = readCommandLine(reference);
  const installed = spawnSync('holos', ['--version'], {encoding: 'utf8'});
  test.skip(installed.status !== 0, 'holos is not on the PATH; the job that runs the examples has it');
  test.skip(installed.stdout.trim() !== version, `the docs are about holos ${version}`);
  expect(readCommandLine(reference)).toEqual(commandLineFrom(reference));
  const platform = test.info().outputPath('platform');
  mkdirSync(platform, {recursive: true});
  const newest = readSchema(reference, reference.versions[0]?.name ?? '').version;
  execFileSync('holos', ['init', 'platform', newest], {cwd: platform});
  for (const docs of reference.versions) {
    expect(readSchema(reference, docs.name)).toEqual(schemaFrom(reference, platform, docs));
  }
});
