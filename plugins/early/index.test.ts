import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {compileScript} from './compile';
import {createTemplate, type Start} from './template';

// Every page carries these texts: about a tenth above what they took when written, compressed.
for (const [name, limit] of [
  ['address.ts', 640],
  ['page.ts', 3720],
] as const) {
  test(`${name} takes at most ${limit} bytes, and is the same text each time`, async () => {
    const text = await compileScript(name);
    expect(gzipSync(text).length).toBeLessThanOrEqual(limit);
    expect(text).not.toContain('</');
    expect(await compileScript(name)).toBe(text);
  });
}

test('the template names scripts and styles only for start.ts to load, or as the framework does', () => {
  const loaded = (start: Start) => createTemplate(start).match(/<(?:script src|link rel|meta name)=?\S*/g);
  expect(loaded('intent')).toEqual([
    '<meta name="generator"',
    '<link rel="stylesheet"',
    '<meta name="start-script"',
  ]);
  expect(loaded('load')).toEqual([
    '<meta name="generator"',
    '<link rel="stylesheet"',
    expect.stringMatching(/^<script src="/),
  ]);
});
