import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ContentCache} from './contentCache';

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
