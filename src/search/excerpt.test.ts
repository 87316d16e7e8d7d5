import {expect, test} from '@playwright/test';
import {cardOf, excerptOf, type Piece} from './excerpt';
import type {Asked} from './query';

const asked = (...words: string[]): Asked[] =>
  words.map((typed) => ({typed, how: 'known', answering: [{terms: [typed], worth: 1}]}));

/** Pieces as text: marks between brackets, code between backticks. */
const shown = (pieces: readonly Piece[]) =>
  pieces
    .map(({text, isCode, isMarked}) =>
      (isMarked ? `[${text}]` : text).replace(/^.*$/s, isCode ? '`$&`' : '$&'),
    )
    .join('');

for (const [what, words, blocks, excerpt] of [
  [
    'marks words and not the signs around them',
    ['helm'],
    ['Run (helm), and "Helm".'],
    'Run ([helm]), and "[Helm]".',
  ],
  ['marks forms of a word, and no other', ['validator'], ['validators are valid'], '[validators] are valid'],
  ['shows code as code', ['hooks'], ['Set `EnableHooks` to `true`.'], 'Set `[EnableHooks]` to `true`.'],
  [
    'is the block with most words',
    ['helm', 'values'],
    ['helm', 'values of helm', 'values'],
    '[values] of [helm]',
  ],
  [
    'is the line of code that has them',
    ['greeter'],
    [{code: 'a: 1\n\tname: "greeter"', path: 'b.cue'}],
    '`name: "``[greeter]``"`',
  ],
] as const) {
  test(`an excerpt ${what}`, () => {
    expect(shown(excerptOf(blocks, asked(...words)))).toBe(excerpt);
  });
}

test('a long block is cut between words, around what was asked for', () => {
  const text = shown(excerptOf([`${'word '.repeat(60)}helm ${'more '.repeat(60)}`.trim()], asked('helm')));
  expect(text).toMatch(/^… (?:word )+\[helm\](?: more)+ ?…$/);
  expect(text.length).toBeLessThan(220);
});

test('a message has its cause and its remedy, without what announces its output', () => {
  const card = cardOf(['A chart needs `helm`. To see it:', {code: 'x'}, 'Fix: install `helm`.', 'More.']);
  expect(card && {cause: shown(card.cause), remedy: shown(card.remedy)}).toEqual({
    cause: 'A chart needs `helm`.',
    remedy: 'install `helm`.',
  });
  expect(shown(cardOf(['You are elsewhere:'])?.cause ?? [])).toBe('You are elsewhere.');
  expect(cardOf([{code: 'x'}])).toBeUndefined();
});
