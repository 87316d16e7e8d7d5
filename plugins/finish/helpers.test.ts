import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {createHelp, inTurn} from './helpers';

test('jobs are done in other processes, and their errors come back', async () => {
  const help = createHelp(2);
  const texts = await Promise.all(['a', 'b', 'c'].map((text) => help('feed', `<p class="x">${text}</p>`)));
  expect(texts).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>']);
  const lost = {siteDir: '/', route: '/lost/', file: '/lost/index.html', tags: '', styles: []};
  await expect(help('page', lost)).rejects.toThrow('/lost/: ENOENT');
});

/** Ids of the processes that this one has started. */
const children = () =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );

test('a process without work can be ended; one at work goes on, and another starts when it is needed', async () => {
  test.skip(process.platform !== 'linux', 'nothing else lists the processes');
  const help = createHelp(1);
  const before = children();
  const started = () => children().filter((pid) => !before.includes(pid));
  const running = help('feed', '<p class="x">a</p>');
  help.end();
  expect(await running).toBe('<p>a</p>');
  expect(started()).toHaveLength(1);
  help.end();
  await expect.poll(started).toEqual([]);
  expect(await help('feed', '<p>b</p>')).toBe('<p>b</p>');
  help.end();
});

test('a process that cannot start is a fault, not a wait', async () => {
  const {NODE_OPTIONS} = process.env;
  process.env.NODE_OPTIONS = '--require /no/such/program.cjs';
  try {
    await expect(createHelp(1)('feed', '<p>a</p>')).rejects.toThrow('A helping process ended: status 1');
  } finally {
    process.env.NODE_OPTIONS = NODE_OPTIONS ?? '';
  }
});

test('items are done some at a time, and their results keep the order', async () => {
  let running = 0;
  let most = 0;
  const results = await inTurn([3, 1, 2, 0], 2, async (item) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < item; turn++) {
      await Promise.resolve();
    }
    running--;
    return item * 10;
  });
  expect([results, most]).toEqual([[30, 10, 20, 0], 2]);
  await expect(inTurn([1, 2], 2, async (item) => Promise.reject(new Error(`no ${item}`)))).rejects.toThrow(
    'no 1',
  );
});
