import {expect, test} from '@playwright/test';
import {patternOf} from '../plugins/writing/content-rules/prose';
import {phrases} from './prose';

/** What is found in a text, as `match: message`. */
const found = (text: string) =>
  phrases
    .filter(({place}) => place !== 'link')
    .flatMap((phrase) => {
      const match = patternOf(phrase).exec(text);
      return match ? `${match[0]}: ${phrase.message}` : [];
    });

test('a word that blames readers is found', () => {
  expect(found('Sail away, and just go.').join()).toContain('just: blames readers');
});

test('words that contain such a word are no mistake', () => {
  for (const text of ['A justice sails.', 'It pleases you.']) {
    expect.soft(found(text), text).toEqual([]);
  }
});
