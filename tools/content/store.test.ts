import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {execArgv} from '../../lib/forkOptions';
import {createReader} from './site';
import {createStore} from './store';

test('what was read of a page is kept for the next process, as long as its text is the same', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'store-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const anchorsOf = (keeps: boolean) => createReader(folder, keeps)().facts[0]?.anchors;
  try {
    write('config/unreleased.json', '{"name": "v1"}');
    write('lib/program.ts', '1');
    write('tools/content/program.ts', '1');
    write('docs/a.mdx', '---\ntitle: A\n---\n\n## One\n');
    expect(anchorsOf(false)).toEqual(['one']);
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
    expect(anchorsOf(true)).toEqual(['one']);
    // Only what is kept has this one.
    const store = createStore(folder);
    store.save(store.load().map((facts) => ({...facts, anchors: ['kept']})));
    expect(anchorsOf(true)).toEqual(['kept']);
    write('lib/program.ts', '2');
    expect(anchorsOf(true)).toEqual(['one']);
    write('docs/a.mdx', '---\ntitle: A\n---\n\n## Two\n');
    expect(anchorsOf(true)).toEqual(['two']);
    // So does the process that reads ahead of a first build.
    rmSync(path.join(folder, 'node_modules'), {recursive: true});
    const {stderr} = spawnSync(process.execPath, [...execArgv, path.join(__dirname, 'reader.ts'), folder]);
    expect(String(stderr)).toBe('');
    expect(createStore(folder).load()[0]?.anchors).toEqual(['two']);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('two processes read one half of the pages each, and the next one finds all of them', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'halves-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const kept = () =>
    createStore(folder)
      .load()
      .map(({page}) => page.id);
  try {
    write('config/unreleased.json', '{"name": "v1"}');
    ['lib', 'tools/content'].forEach((room) => write(`${room}/program.ts`, ''));
    ['a', 'b', 'c'].forEach((id) => write(`docs/${id}.mdx`, `---\ntitle: ${id}\n---\n`));
    const read = createReader(folder, true);
    expect(read(1).facts.map(({page}) => page.id)).toEqual(['b']);
    expect(kept()).toEqual([]);
    const other = createReader(folder, true)(0).facts;
    expect(kept()).toEqual(['a', 'c']);
    // What either has read is not read again.
    const all = read().facts;
    expect(all[1]).toBe(read(1).facts[0]);
    expect(all[0]).toEqual(other[0]);
    expect(kept()).toEqual(['a', 'b', 'c']);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
