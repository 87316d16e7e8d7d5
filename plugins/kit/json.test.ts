import {expect, test} from '@playwright/test';
import {parseJson} from './json';

const message = (text: string) => {
  try {
    return parseJson(text, 'a.json', 'run: npm run a');
  } catch (error) {
    return (error as Error).message;
  }
};

for (const [name, text, answer] of [
  ['ends too early', '{\n  "a": [', 'a.json:2: the file is no JSON: close bracket expected; run: npm run a'],
  [
    'has one comma too many',
    '{\n "a": [],\n}',
    'a.json:3: the file is no JSON: property name expected; run: npm run a',
  ],
  ['has a comment', '{\n // a\n}', 'a.json:2: the file is no JSON: invalid comment token; run: npm run a'],
  ['is empty', '', 'a.json:1: the file is no JSON: value expected; run: npm run a'],
  ['was merged badly', '{\n<<<<<<< HEAD\n}', 'a.json:2: a merge left its marks here; run: npm run a'],
] as const) {
  test(`a file of JSON that ${name} is named with its line`, () => {
    expect(message(text)).toBe(answer);
  });
}

test('what is JSON is read', () => {
  expect(parseJson('{"a": [1, null, "é"]}', 'a.json', '')).toEqual({a: [1, null, 'é']});
});
