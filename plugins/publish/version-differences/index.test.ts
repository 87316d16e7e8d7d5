import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {FinishedSite} from '../../engine/finishedPage';
import {versionDifferences} from '.';

const url = 'https://example.com';

/** The differences that the step writes for pages, given the text of their copies by route. */
async function compare(
  copies: Record<string, string>,
  instances: Record<string, number> = {},
): Promise<Record<string, string>> {
  const outDir = test.info().outputPath();
  const articles = Object.entries(copies).map(([route, text]) => {
    mkdirSync(path.join(outDir, route), {recursive: true});
    writeFileSync(path.join(outDir, route, 'index.md'), `# A\n\nSite · <${url}${route}>\n\n${text}`);
    const [, section = '', id = ''] = route.split('/');
    return {route, section, id, instance: instances[section] ?? 0};
  });
  articles.push(
    ...['v3', 'v2'].map((section) => ({
      route: `/${section}/b/`,
      section,
      id: 'without a copy',
      instance: 0,
    })),
  );
  const normalize = (line: string) => line.replace(/\d+ms/, '<duration>');
  await versionDifferences({normalize}).site?.({outDir, url, articles} as unknown as FinishedSite);
  const written = Object.keys(copies).flatMap((route): [string, string][] => {
    try {
      return [[route, readFileSync(path.join(outDir, route, 'differences.txt'), 'utf8')]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(written);
}

const older = '## Wash\n\nUse soap.\n\n```cue title="a.cue"\n# no heading\na: 1\nb: 2\n```\n\nRinse.\n';
const newer = older.replace('soap', 'wax').replace('b: 2', 'b: 3\nc: 4').replace('Rinse.', '');

test('lines that differ have their headings and files, from the older to the newer version', async () => {
  const hunks =
    '@@ Wash @@\n-Use soap.\n+Use wax.\n@@ Wash · a.cue @@\n-b: 2\n@@ Wash @@\n-Rinse.\n@@ Wash · a.cue @@\n+b: 3\n+c: 4\n';
  const text = `--- v1\n+++ v2\n${hunks}`;
  expect(await compare({'/v2/a/': newer, '/v1/a/': older, '/v1/alone/': older})).toEqual({
    '/v2/a/': text,
    '/v1/a/': text,
  });
});

test('a block of code without a file is named by its language; a link with brackets is compared without its address', async () => {
  const page = (name: string, n: number) =>
    `See [\`[a]\`](${url}/${name}/a/).\n\n\`\`\`bash\necho ${n}\n\`\`\`\n`;
  const text = '--- v1\n+++ v2\n@@ A · bash @@\n-echo 1\n+echo 2\n';
  expect(await compare({'/v2/a/': page('v2', 2), '/v1/a/': page('v1', 1)})).toEqual({
    '/v2/a/': text,
    '/v1/a/': text,
  });
});

test('a page is compared with the version before its own', async () => {
  const found = await compare({'/v3/a/': 'Wax.', '/v2/a/': 'Wax.', '/v1/a/': 'Soap.'});
  const text = '--- v1\n+++ v2\n@@ A @@\n-Soap.\n+Wax.\n';
  expect(found).toEqual({'/v3/a/': 'No lines differ.\n', '/v2/a/': text, '/v1/a/': text});
});

test('addresses of links, numbers of lists and what is normalized make no difference', async () => {
  const text = (name: string, time: string) =>
    `See [the \\[A\\]](${url}/${name}/a/) in ${time}.\n\n${name.slice(1)}. Rinse.`;
  expect(await compare({'/v2/a/': text('v2', '5ms'), '/v1/a/': text('v1', '7ms')})).toEqual({
    '/v2/a/': 'No lines differ.\n',
    '/v1/a/': 'No lines differ.\n',
  });
});

test('pages of another instance of the docs are no version of these', async () => {
  const copies = {'/v2/a/': 'Wax.', '/v1/a/': 'Soap.', '/cli/a/': 'Flags.'};
  expect(Object.keys(await compare(copies, {cli: 1}))).toEqual(['/v2/a/', '/v1/a/']);
});
