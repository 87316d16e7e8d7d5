import {runInNewContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import {TestFolder} from './fixture/folder';
import {inlineScript} from './inlineScript';

test('a script that fails is reported, and does not stop the next script of its tag', async () => {
  const {whole, write} = new TestFolder(test.info().outputPath());
  const sources = ['new NotInThisBrowser();', 'ran("the next");'];
  const scripts = await Promise.all(
    sources.map((source, index) => {
      write(`${index}.ts`, source);
      return inlineScript(whole(`${index}.ts`));
    }),
  );
  const seen: string[] = [];
  const see = (what: unknown) => seen.push(String(what));
  runInNewContext(scripts.join(''), {ran: see, reportError: see});
  expect(seen).toEqual(['ReferenceError: NotInThisBrowser is not defined', 'the next']);
});
