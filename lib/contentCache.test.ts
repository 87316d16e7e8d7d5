import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ContentCache, pruneCache} from './contentCache';

test('what was made of the same parts is not made again, and of others it is', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-cache-'));
  try {
    const made: string[] = [];
    const get = async (parts: string[], kind = 'kind') => {
      const make = () => {
        made.push(parts.join());
        return Buffer.from(parts.join());
      };
      return String(await new ContentCache(folder, kind).get(parts, make));
    };
    expect(await get(['a', 'b'])).toBe('a,b');
    expect(await get(['a', 'b'])).toBe('a,b');
    expect(made).toEqual(['a,b']);
    // The same characters, parted otherwise, are something else; so is another kind.
    expect(await get(['ab'])).toBe('ab');
    expect(await get(['a', 'b'], 'other')).toBe('a,b');
    expect(made).toEqual(['a,b', 'ab', 'a,b']);
    const cache = new ContentCache(folder, 'kind');
    expect([await cache.has(['a', 'b']), await cache.has(['b', 'a'])]).toEqual([true, false]);
    const copy = path.join(folder, 'copy');
    await cache.copy(['a', 'b'], copy);
    expect(readFileSync(copy, 'utf8')).toBe('a,b');
    await expect(cache.copy(['b', 'a'], copy)).rejects.toThrow('ENOENT');
    const kinds = path.join(folder, 'node_modules/.cache/holos-website');
    expect(readdirSync(kinds)).toEqual(['kind', 'other']);
    expect(readdirSync(path.join(kinds, 'kind')), 'no file half written').toHaveLength(2);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('what other packages made is not used', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-cache-'));
  try {
    const cache = new ContentCache(folder, 'kind');
    await cache.keep(['a'], Buffer.from('a'));
    expect(await cache.has(['a'])).toBe(true);
    writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{"packages": "others"}');
    expect(await new ContentCache(folder, 'kind').has(['a'])).toBe(false);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('what no build has used for long is deleted', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-cache-'));
  try {
    await pruneCache(folder);
    const cache = new ContentCache(folder, 'kind');
    for (const part of ['old', 'used']) {
      await cache.keep([part], Buffer.from(part));
    }
    const kept = path.join(folder, 'node_modules/.cache/holos-website/kind');
    const past = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
    readdirSync(kept).forEach((name) => utimesSync(path.join(kept, name), past, past));
    expect(String(await cache.find(['used']))).toBe('used');
    await pruneCache(folder);
    expect([await cache.has(['old']), await cache.has(['used'])]).toEqual([false, true]);
    expect(existsSync(kept)).toBe(true);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
