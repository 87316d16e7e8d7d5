import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {FinishedSite} from '../../engine/finishedPage';
import {versionDifferences} from '.';

const url = 'https://example.com';

/** The differences that it writes for pages by route, given the text of their copies. */
async function compare(copies: Record<string, string>): Promise<Record<string, string>> {
  const outDir = test.info().outputPath();
  const articles = Object.entries(copies).map(([route, text]) => {
    mkdirSync(path.join(outDir, route), {recursive: true});
    writeFileSync(path.join(outDir, route, 'index.md'), `# A\n\nSite · <${url}${route}>\n\n${text}`);
    const [, section = '', id = ''] = route.split('/');
    return {route, section, id, title: 'A'};
  });
  articles.push(
    ...['v3', 'v2'].map((section) => ({
      route: `/${section}/b/`,
      section,
      id: 'without a copy',
      title: 'B',
    })),
  );
  const normalize = (line: string) => line.replace(/\d+ms/, '<duration>');
  const site = {outDir, url, articles} as unknown as FinishedSite;
  await versionDifferences({normalize}).site?.(site);
  const written = Object.keys(copies)
    .filter((route) => existsSync(path.join(outDir, route, 'differences.txt')))
    .map((route) => [route, readFileSync(path.join(outDir, route, 'differences.txt'), 'utf8')]);
  return Object.fromEntries(written) as Record<string, string>;
}

const older = '## Wash\n\nUse soap.\n\n```cue title="a.cue"\n# no heading\na: 1\nb: 2\n```\n\nRinse.\n';
const newer = older.replace('soap', 'wax').replace('b: 2', 'b: 3\n\tc: 4');

test('the list of changes between versions names the heading and file of each change', async () => {
  const hunks = '@@ Wash @@\n-Use soap.\n+Use wax.\n@@ Wash @@ a.cue\n-b: 2\n+b: 3\n+\tc: 4\n';
  const text = `A: 2 changes from v1 to v2\n\n--- v1\n+++ v2\n${hunks}`;
  expect(await compare({'/v2/a/': newer, '/v1/a/': older, '/v1/alone/': older})).toEqual({
    '/v2/a/': text,
    '/v1/a/': text,
  });
});

test('a changed block of code without a file is named by its language, and a link’s new address is no change', async () => {
  const page = (name: string, n: number) =>
    `See [\`[a]\`](${url}/${name}/a/).\n\n\`\`\`bash\necho ${n}\n\`\`\`\n`;
  const found = await compare({'/v2/a/': page('v2', 2), '/v1/a/': page('v1', 1)});
  expect(found['/v2/a/']).toContain(
    '1 change from v1 to v2\n\n--- v1\n+++ v2\n@@ A @@ bash\n-echo 1\n+echo 2\n',
  );
});

test('a page is compared with its previous version, and the oldest with the next', async () => {
  const found = await compare({'/v3/a/': 'Wax.', '/v2/a/': 'Wax.', '/v1/a/': 'Soap.'});
  const text = 'A: 1 change from v1 to v2\n\n--- v1\n+++ v2\n@@ A @@\n-Soap.\n+Wax.\n';
  const same = 'A: 0 changes from v2 to v3\n\n--- v2\n+++ v3\n';
  expect(found).toEqual({'/v3/a/': same, '/v2/a/': text, '/v1/a/': text});
});

test('addresses of links, numbers of lists and durations are no changes between versions', async () => {
  const text = (name: string, time: string) =>
    `See [the \\[A\\]](${url}/${name}/a/) in ${time}.\n\n${name.slice(1)}. Rinse.`;
  const found = await compare({'/v2/a/': text('v2', '5ms'), '/v1/a/': text('v1', '7ms')});
  expect(found['/v2/a/']).toContain('0 changes');
});
