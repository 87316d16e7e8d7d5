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

test('each phrase that STYLE.md advises against is found', () => {
  for (const [text, answer] of [
    ['Sail away, and just go.', 'just: blames readers'],
    ['Sail on. What differs is the boat.', 'What: starts a statement with a clause'],
    ['Who sails is in ``, a file.', 'Who: starts a statement with a clause'],
    ['That a boat leaks is new.', 'That a: starts a statement with a clause'],
    ['Those of the crew sail.', 'Those of: refers to a noun in another sentence'],
    ['Boats sail. This is common.', 'This is: has no noun'],
    ['Boats sail. That shows it.', 'That shows: has no noun'],
    ['Take the latter.', 'the latter: has no noun'],
    ['The boat stands at the quay.', 'stands at: treats a thing as a person'],
    ['A boat carries a mast.', 'carries: treats a thing as a person'],
    ['A chart objects to it.', 'objects to: treats a thing as a person'],
    ['A boat needs no wheels.', 'needs no: negates a noun'],
  ] as const) {
    expect.soft(found(text).join(), text).toContain(answer);
  }
});

test('questions and nouns are not mistaken for such phrases', () => {
  for (const text of ['What differs? The boat.', 'Boats sail. This class is common.', 'It asks you.']) {
    expect.soft(found(text), text).toEqual([]);
  }
});
