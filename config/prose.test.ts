import {expect, test} from '@playwright/test';
import {phrases, promise} from './prose';

/** What is found in a text, as `match: message`. */
const found = (text: string) =>
  phrases
    .filter(({isOfLinks}) => !isOfLinks)
    .flatMap(({pattern, message}) => {
      const match = pattern.exec(text);
      return match ? `${match[0]}: ${message}` : [];
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
    ['The boat is no ferry.', 'is no ferry: negates a noun'],
  ] as const) {
    expect.soft(found(text).join(), text).toContain(answer);
  }
});

test('questions and nouns are not mistaken for such phrases', () => {
  for (const text of ['What differs? The boat.', 'Boats sail. This class is common.', 'It asks you.']) {
    expect.soft(found(text), text).toEqual([]);
  }
});

test('these words are a promise', () => {
  const promises =
    'always, never, identical, identically, untouched, unchanged, impossible, stops the render, stop every render, ' +
    'Every component, any manifest, every artifact, every object, the same files, the same manifest, the same output, ' +
    'guarantees, ensure, without exception, each render, all manifests, no component, prints nothing, ' +
    'under no circumstances, in every case, whatever the, regardless of, no exceptions, at no point, not a single, ' +
    "can't fail, cannot change, ever, every time, deterministic, byte for byte, stays the same, all of the objects, " +
    'none of the objects, no file, any change, nothing reports, none changes, ' +
    "Holos doesn't use, Helm can't read, a render won't stop, `` doesn't see, reads only, only writes, three things, two causes";
  for (const words of promises.split(', ')) {
    expect.soft(promise.exec(`So ${words} there.`)?.[0]).toBe(words);
  }
});

test('these words are not a promise', () => {
  for (const words of [
    'every team',
    'the same file',
    'nevertheless',
    'rendering stops',
    'all components',
    'no change',
    'if no file',
    "that a render doesn't report",
    "if Holos doesn't find it",
    'render only',
    'three components',
    "doesn't list every object",
  ]) {
    expect.soft(promise.test(`So ${words} there.`), words).toBe(false);
  }
});
