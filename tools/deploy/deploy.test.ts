import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {KEPT_FILE, isHashed, nextHashedFiles, parseHashedFiles, type HashedFiles} from './kept';
import {prepare} from './prepare';

const commit = 'a'.repeat(40);
const a = 'assets/js/main.aaaaaaaa.js';
const b = 'assets/js/main.bbbbbbbb.js';
const c = 'assets/css/styles.cccccccc.css';

test('hashed files of the build are known by their names, and no other', () => {
  const hashed = `${a} ${c} assets/js/runtime~main.1e2e6bc7.js assets/images/map-0a1b2c3d.0a1b2c3d.png`.split(
    ' ',
  );
  expect(hashed.filter((name) => !isHashed(name))).toEqual([]);
  const others = `index.html ${KEPT_FILE} search-index/blog.json cards/v1alpha5.aaaaaaaa.png /${a} assets//main.aaaaaaaa.js`;
  expect([...others.split(' '), `${a}\n`, 'assets/../index.aaaaaaaa.html'].filter(isHashed)).toEqual([]);
});

test('a replaced file stays a month, counted from the day on which it was replaced', () => {
  const first = nextHashedFiles(undefined, ['index.html', a, c], commit, '2026-01-01');
  expect(first).toEqual({commit, current: [c, a], former: {}});
  const second = nextHashedFiles(first, [b, c], commit, '2026-03-01');
  expect(second.former).toEqual({[a]: '2026-03-01'});
  expect(nextHashedFiles(second, [b, c], commit, '2026-03-31').former).toEqual({[a]: '2026-03-01'});
  expect(nextHashedFiles(second, [b, c], commit, '2026-04-01').former).toEqual({});
  // A change that is taken back makes a former file one of the build again.
  const third = nextHashedFiles(second, [a, c], commit, '2026-03-05');
  expect(third).toEqual({commit, current: [c, a], former: {[b]: '2026-03-05'}});
});

test('a list that names other files, or is none, is refused', () => {
  const good: HashedFiles = {commit, current: [a], former: {[b]: '2026-03-01'}};
  expect(parseHashedFiles(JSON.stringify(good))).toEqual(good);
  for (const bad of [
    {...good, commit: 'main; rm -rf'},
    {...good, current: ['assets/../../x.aaaaaaaa.js']},
    {...good, former: {'index.html': '2026-03-01'}},
    {...good, former: {[b]: 'yesterday'}},
  ]) {
    expect(() => parseHashedFiles(JSON.stringify(bad))).toThrow("isn't in the format");
  }
  expect(() => parseHashedFiles('<!doctype html>')).toThrow();
});

/** Prepares a build against a server with these files; the others it answers with a page, or with this status. */
async function prepared(files: Record<string, string>, status: 200 | 404 | 500, isOlder = false) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  const server = createServer(({url = ''}, response) => {
    const file = files[url.slice(1)];
    response.writeHead(file === undefined ? status : 200, {
      'content-type': file === undefined ? 'text/html' : 'text/plain',
    });
    response.end(file ?? '<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const warnings: string[] = [];
  try {
    mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
    writeFileSync(path.join(folder, b), 'of this build');
    const kept = await prepare({
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      folder,
      commit,
      today: '2026-03-01',
      isOlderThan: () => isOlder,
      warn: (text) => warnings.push(text),
    });
    const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    return {
      kept,
      warnings,
      texts: Object.keys(kept?.former ?? {}).map(textOf),
      list: kept && textOf(KEPT_FILE),
    };
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, {recursive: true});
  }
}

const deployed = JSON.stringify({commit, current: [a, b], former: {[c]: '2026-02-20'}});

test('files of former deployments are fetched, and listed for the next one', async () => {
  const {kept, texts, list, warnings} = await prepared(
    {[KEPT_FILE]: deployed, [a]: 'A', [b]: 'other', [c]: 'C'},
    404,
  );
  expect(kept).toEqual({commit, current: [b], former: {[c]: '2026-02-20', [a]: '2026-03-01'}});
  expect(texts).toEqual(['C', 'A']);
  expect(parseHashedFiles(list ?? '')).toEqual(kept);
  expect(warnings).toEqual([]);
});

test('files that are gone are left out, also if a page answers for them; a site that is down is refused', async () => {
  for (const status of [200, 404] as const) {
    const {kept, warnings} = await prepared({[KEPT_FILE]: deployed, [a]: 'A'}, status);
    expect(kept?.former).toEqual({[a]: '2026-03-01'});
    expect(warnings.join()).toContain(`${c} should have been kept, but is missing`);
    const first = await prepared({}, status);
    expect(first.kept).toEqual({commit, current: [b], former: {}});
    expect(first.warnings.join()).toContain('counts as new');
  }
  await expect(prepared({}, 500)).rejects.toThrow('status 500');
  await expect(prepared({[KEPT_FILE]: deployed}, 500)).rejects.toThrow('status 500');
});

test('an older commit replaces nothing', async () => {
  expect(await prepared({[KEPT_FILE]: deployed}, 404, true)).toMatchObject({
    kept: undefined,
    list: undefined,
  });
});
