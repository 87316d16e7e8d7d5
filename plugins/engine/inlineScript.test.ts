import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import {inlineScript} from './inlineScript';

test('a script that fails is reported, and does not stop the next script of its tag', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inline-script-'));
  const sources = ['new NotInThisBrowser();', 'ran("the next");'];
  const scripts = await Promise.all(
    sources.map((source, index) => {
      const file = path.join(folder, `${index}.ts`);
      writeFileSync(file, source);
      return inlineScript(file);
    }),
  );
  const seen: string[] = [];
  const see = (what: unknown) => seen.push(String(what));
  runInNewContext(scripts.join(''), {ran: see, reportError: see});
  expect(seen).toEqual(['ReferenceError: NotInThisBrowser is not defined', 'the next']);
});
