import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {versions} from '../../config/versions';
import {readCommandLine, readSchema} from '../../tools/reference/data';
import {commandAnchor} from '../../tools/reference/entries';
import {commandLineFromHolos, schemasFromHolos} from '../../tools/reference/cli';
import {pageOf, textsOf, valuesOf} from '../support/built';
import {Name} from '../../plugins/engine/names';

// tools/reference/pages.test.ts compares the sources of the pages with the data.
for (const {path} of versions) {
  test(`each entry of the reference of ${path} has a link to itself, and an address that no other place has`, () => {
    for (const name of ['author', 'core', 'cli']) {
      const page = pageOf(`/docs/${path}/api/${name}/`);
      const entries = valuesOf(page, `li:has(.${Name.EntryName})`, 'id');
      expect(entries.length).toBeGreaterThan(0);
      const links = valuesOf(page, `li[id] > p:first-child > .${Name.EntryName}`, 'href');
      expect(links).toEqual(entries.map((id) => `#${id}`));
      // Some readers type an address, and some programs fold its case.
      const ids = valuesOf(page, 'article [id]', 'id').map((id) => id.toLowerCase());
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test(`each command on the page of ${path} is described, with an example, and so is each environment variable`, () => {
    const {program, commands} = readCommandLine(siteDir);
    const page = pageOf(`/docs/${path}/api/cli/`);
    for (const command of commands) {
      const anchor = commandAnchor(program, command);
      const below = page(`[id="${anchor}"]`).nextUntil('h2, h3, h4');
      expect(below.filter('p').first().text(), `${anchor}: a sentence`).toMatch(/^[A-Z].*\w/s);
      const isGroup = commands.some((other) => command.path && other.path.startsWith(`${command.path} `));
      if (!isGroup) {
        const example = `${program} ${command.path}`.trim();
        expect(below.find('pre code').text(), `${anchor}: an example`).toContain(example);
      }
    }
    const variables = commands.flatMap((command) => command.flags.flatMap(({env}) => env ?? []));
    const explained = textsOf(page, '#environment-variables ~ ul > li > code:first-child');
    expect(explained).toEqual(expect.arrayContaining(variables));
  });
}

test('the data of the reference matches the commands and schemas of the installed holos', () => {
  const {version} = readCommandLine(siteDir);
  const installed = spawnSync('holos', ['--version'], {encoding: 'utf8'});
  test.skip(installed.status !== 0, 'holos is not on the PATH; the job that runs the examples has it');
  test.skip(installed.stdout.trim() !== version, `the docs are about holos ${version}`);
  expect(readCommandLine(siteDir)).toEqual(commandLineFromHolos(siteDir));
  const labels = versions.map(({label}) => label);
  expect(labels.map((label) => readSchema(siteDir, label))).toEqual(schemasFromHolos(siteDir, labels));
});
