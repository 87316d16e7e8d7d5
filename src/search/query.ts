/** What a query asks for: each of its words, with the words of the index that answer it. */
import {isStop, stemOf, wordsOf, type Word} from '@site/lib/searchWords';
import {synonyms} from './synonyms';
import {isFar, isNear} from './typo';
import type {Vocabulary} from './vocabulary';

/** Words of the index that answer a word of the query together, and how well, up to 1. */
export interface Answering {
  terms: readonly string[];
  worth: number;
}

/** A word of a query. */
export interface Asked {
  typed: string;
  /** The best first; none if the index has nothing like it. */
  answering: readonly Answering[];
  /** How it was understood. */
  how: 'known' | 'synonym' | 'begun' | 'misspelt' | 'unknown';
}

/** What something else than the word itself is worth. */
const worths = {family: 0.9, parts: 0.4, unjoined: 0.9, synonym: 0.45, begun: 0.8, misspelt: 0.75, far: 0.6};

/** A word of this length may have a typing error; a shorter one has too many neighbors. */
const FORGIVEN = 4;

/** A word in so few places may be an example of a typing error, if one like it is in so many times as many. */
const RARE = 2;
const USUAL = 8;

/** The least part of a word that is two words without their space. */
const PART = 3;

/** A beginning that is shorter finds too much. */
const BEGUN = 2;

/** What a word's synonyms are, each as its words. */
const meanings = new Map<string, string[][]>();
for (const line of synonyms) {
  const phrases = line.map((entry) => wordsOf(entry).map(({whole}) => whole));
  for (const phrase of phrases) {
    const others = phrases.filter((other) => other !== phrase);
    const key = phrase.map(stemOf).join(' ');
    meanings.set(key, [...(meanings.get(key) ?? []), ...others]);
  }
}

/** The forms of a word that the index has, the word itself first. */
function formsOf(term: string, {families, has}: Vocabulary): Answering[] {
  const family = (families.get(stemOf(term)) ?? []).filter((form) => form !== term);
  return [
    ...(has(term) ? [{terms: [term], worth: 1}] : []),
    ...family.map((form) => ({terms: [form], worth: worths.family})),
  ];
}

/** Several words as one: every combination would be too many, so each stands for its best form. */
function togetherOf(words: readonly string[], worth: number, vocabulary: Vocabulary): Answering[] {
  const forms = words.map((word) => formsOf(word, vocabulary)[0]?.terms[0]);
  return forms.every((form) => form !== undefined) ? [{terms: forms, worth}] : [];
}

function synonymsOf(key: string, vocabulary: Vocabulary): Answering[] {
  return (meanings.get(key) ?? []).flatMap((phrase) =>
    phrase.length > 1
      ? togetherOf(phrase, worths.synonym, vocabulary)
      : formsOf(phrase[0] ?? '', vocabulary).map(({terms, worth}) => ({
          terms,
          worth: worth * worths.synonym,
        })),
  );
}

/** What a word is a typing error of. */
function meantBy(
  whole: string,
  vocabulary: Vocabulary,
  isLike = isNear,
  part = worths.misspelt,
  least = 0,
): Answering[] {
  const {terms, postings} = vocabulary;
  return whole.length < FORGIVEN
    ? []
    : terms
        .filter((term) => isLike(whole, term) && postings(term).size >= least)
        .sort((a, b) => postings(b).size - postings(a).size)
        .flatMap((term) => [...formsOf(term, vocabulary), ...synonymsOf(stemOf(term), vocabulary)])
        .map(({terms: forms, worth}) => ({terms: forms, worth: worth * part}));
}

/** What a word is, if it is two words of a heading without their space. */
function splitOf(whole: string, {places, has}: Vocabulary): Answering[] {
  for (let at = PART; at <= whole.length - PART; at++) {
    const pair = [whole.slice(0, at), whole.slice(at)];
    if (
      pair.every(has) &&
      places.some(({heading}) => pair.every((word) => heading.stems.has(stemOf(word))))
    ) {
      return [{terms: pair, worth: worths.unjoined}];
    }
  }
  return [];
}

function asked({whole, parts}: Word, vocabulary: Vocabulary): Asked {
  const {terms, postings} = vocabulary;
  const forms = formsOf(whole, vocabulary);
  const telling = parts.filter((part) => !isStop(part));
  const worth = forms.length > 0 ? worths.parts : worths.unjoined;
  const own = [...forms, ...(telling.length > 0 ? togetherOf(telling, worth, vocabulary) : [])];
  const others = synonymsOf(stemOf(whole), vocabulary);
  if (own.length + others.length > 0) {
    const isRare = whole.length > FORGIVEN && own.length === 1 && postings(whole).size <= RARE;
    const meant = isRare ? meantBy(whole, vocabulary, isNear, worths.misspelt, USUAL) : [];
    return {
      typed: whole,
      answering: [...own, ...others, ...meant],
      how: own.length > 0 ? 'known' : 'synonym',
    };
  }
  const begun = whole.length >= BEGUN ? terms.filter((term) => term.startsWith(whole)) : [];
  if (begun.length > 0) {
    const answering = begun.map((term) => ({terms: [term], worth: worths.begun}));
    return {typed: whole, answering, how: 'begun'};
  }
  const near = meantBy(whole, vocabulary);
  const split = near.length > 0 ? [] : splitOf(whole, vocabulary);
  if (split.length > 0) {
    return {typed: whole, answering: split, how: 'known'};
  }
  const answering = near.length > 0 ? near : meantBy(whole, vocabulary, isFar, worths.far);
  return {typed: whole, answering, how: answering.length > 0 ? 'misspelt' : 'unknown'};
}

/** The words of a query that say something; all of them if none does. */
export function askedOf(query: string, vocabulary: Vocabulary): Asked[] {
  const words = wordsOf(query);
  const telling = words.filter(({whole}) => !isStop(whole));
  const chosen = telling.length > 0 ? telling : words;
  const different = chosen.filter(
    ({whole}, index) => chosen.findIndex((other) => other.whole === whole) === index,
  );
  const found = different.map((word) => asked(word, vocabulary));
  // Two words may be one name: "argo cd", "build plan".
  const stems = different.map(({whole}) => stemOf(whole));
  return found.map((one, index) => {
    const pairs = [index - 1, index]
      .filter((start) => start >= 0 && start + 1 < stems.length)
      .flatMap((start) => {
        const joined = (different[start]?.whole ?? '') + (different[start + 1]?.whole ?? '');
        return [
          ...formsOf(joined, vocabulary),
          ...synonymsOf(stems.slice(start, start + 2).join(' '), vocabulary),
        ];
      });
    return pairs.length > 0 ? {...one, answering: [...one.answering, ...pairs]} : one;
  });
}
