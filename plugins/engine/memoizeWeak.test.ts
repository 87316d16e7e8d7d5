import {expect, test} from '@playwright/test';
import {memoizePassed} from './memoizeWeak';

test('a check is repeated if it found something or got another answer, and otherwise not', () => {
  const checked: string[] = [];
  const check = memoizePassed((page: {name: string}, ask: (name: string) => boolean) => {
    checked.push(page.name);
    return ask(page.name) ? [] : [`no ${page.name}`];
  });
  const pages = ['a', 'b', 'c'].map((name) => ({name}));
  for (const [existing, expected] of [
    ['ab', ['no c', 'checked abc']],
    ['ab', ['no c', 'checked c']],
    ['ac', ['no b', 'checked bc']],
    ['abc', ['checked ']],
  ] as const) {
    const found = pages.flatMap((page) => check(page, (name) => existing.includes(name)));
    expect([...found, `checked ${checked.splice(0).join('')}`]).toEqual(expected);
  }
});
