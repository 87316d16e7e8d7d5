/** Finds the sections that answer a query, the best first. */
import {MOST} from '@site/lib/searchIndex';
import {stemOf, wordsOf} from '@site/lib/searchWords';
import {isIdentifier, namedBy, nameOf} from './names';
import {weightOf} from './light';
import {messagesIn, withoutNoise} from './pasted';
import {askedOf, type Asked} from './query';
import {phrasesOf, type Heading, type Place, type Vocabulary} from './vocabulary';

/** A section that answers. */
export interface Found {
  place: Place;
  score: number;
}

export interface Findings {
  found: Found[];
  /** The words of the query. */
  asked: readonly Asked[];
  /** Whether some section has all words of the query, or the message that it shows. */
  complete: boolean;
  /** Whether the query shows a message that a section explains. */
  isMessage: boolean;
}

/** What the parts of an answer count: tools/search/README.md says how these came about. */
const boosts = {
  /** Words of the query in the text, the rarer the more. */
  text: 1.7,
  /** Words of it in the heading. */
  heading: 5.6,
  /** A heading of these words alone. */
  exact: 3.5,
  /** Words of it in the title of the page. */
  page: 2.5,
  /** Words of it in the heading or the title. */
  around: 1.8,
  /** A heading that puts it the same way, words that say little included. */
  wording: 4,
  /** Words of it in what readers may say instead of the heading. */
  also: 8,
  /** A term that "what is" asks for, in the glossary. */
  meaning: 3,
  /** The query is the section's own name. */
  name: 20,
  /** The query shows the message that the section is about. */
  message: 40,
};

/** How much more the title of a page counts than a heading within a page. */
const PAGE = 1.5;

/** What the heading of a section counts at least, however many other words it has. */
const LOOSE = 0.5;

/** An entry of the reference that is not asked for by its name is found after the text that explains it. */
const ENTRY = 0.6;

/** The reference explains names. */
const REFERENCE = 1.15;

/** Sections whose words answer worse than this part of the best one's are shown only where there are few. */
const ENOUGH = 0.12;
const FEW = 5;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How rare a word is: a rare one says more. */
const rarity = (count: number, all: number) => Math.log(1 + (all - count + 0.5) / (count + 0.5));

/** How much each section says about a word of the query, from 0 to 1. */
function impactsOf({answering}: Asked, {postings}: Vocabulary): Map<number, number> {
  const best = new Map<number, number>();
  for (const {terms, worth} of answering) {
    const [first, ...others] = terms.map(postings);
    for (const [section, impact] of first ?? []) {
      // Together they say what the weakest says.
      const least = others.reduce((low, places) => Math.min(low, places.get(section) ?? 0), impact);
      const value = (worth * least) / MOST;
      if (value > (best.get(section) ?? 0)) {
        best.set(section, value);
      }
    }
  }
  return best;
}

/** What headings are asked for: the words of the query that a word in one of them answers, and how well it does. */
interface Sought {
  /** By what the forms of the word share: numbers of words of the query, and worths. */
  single: ReadonlyMap<string, readonly (readonly [word: number, worth: number])[]>;
  /** What only several words answer together. */
  joined: readonly {stems: readonly string[]; word: number; worth: number}[];
  words: number;
}

function soughtOf(asked: readonly Asked[]): Sought {
  const all = asked.flatMap(({answering}, word) =>
    answering.map(({terms, worth}) => ({stems: terms.map(stemOf), word, worth})),
  );
  const single = new Map<string, [number, number][]>();
  for (const {stems, word, worth} of all.filter((one) => one.stems.length === 1)) {
    const [stem = ''] = stems;
    single.set(stem, [...(single.get(stem) ?? []), [word, worth]]);
  }
  return {single, joined: all.filter(({stems}) => stems.length > 1), words: asked.length};
}

/** How much of each word of the query a heading has, from 0 to 1. */
function valuesIn({stems: own}: Heading, {single, joined, words}: Sought): number[] {
  const values = new Array<number>(words).fill(0);
  const add = (word: number, worth: number) => (values[word] = Math.max(values[word] ?? 0, worth));
  for (const stem of own) {
    single.get(stem)?.forEach(([word, worth]) => add(word, worth));
  }
  for (const {stems, word, worth} of joined) {
    if (stems.every((stem) => own.has(stem))) {
      add(word, worth);
    }
  }
  return values;
}

/** Wordings that are less alike have words that say little in common, by chance. */
const ALIKE = 0.6;

/** How alike two wordings are, words that say little included: 1 if they have the same words. */
function likeness(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const both = [...words].filter((word) => others.has(word)).length;
  const part = (2 * both) / (words.size + others.size);
  return both < 2 || part < ALIKE ? 0 : part;
}

/** A query with what its misspelt words stand for. */
function corrected(query: string, asked: readonly Asked[]): string {
  return asked.reduce((text, {typed, how, answering}) => {
    const meant = how === 'misspelt' ? answering[0]?.terms.join(' ') : undefined;
    return meant
      ? text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${typed}(?![\\p{L}\\p{N}])`, 'iu'), meant)
      : text;
  }, query);
}

/** Finds what answers a query. */
export function find(query: string, vocabulary: Vocabulary): Findings {
  const {places} = vocabulary;
  const asked = askedOf(withoutNoise(query), vocabulary);
  const typed = corrected(query.trim(), asked);
  const sought = soughtOf(asked);
  const impacts = asked.map((word) => impactsOf(word, vocabulary));
  const rarities = impacts.map(({size}, index) =>
    size > 0 ? rarity(size, places.length) * weightOf(asked[index]?.typed ?? '') : 0,
  );
  const wording = new Set(wordsOf(typed).map(({whole}) => stemOf(whole)));
  const asksWhat = /^what(?:.?s| is| are)\b/i.test(typed);
  const named = namedBy(typed);
  const isName = isIdentifier(named);
  const messages = messagesIn(query, places);
  /** How much of the query these values of its words are, from 0 to 1. */
  const part = (values: readonly number[]) =>
    sum(values.map((value, index) => value * (rarities[index] ?? 0))) / (sum(rarities) || 1);

  /** How well the best of the phrases that readers may use for a place answers, from 0 to 1. */
  const alsoIn = (place: Place) =>
    phrasesOf(place).reduce((best, phrase) => {
      const values = valuesIn(phrase, sought);
      const told = values.filter((value) => value > 0).length;
      return told > 0 ? Math.max(best, (part(values) ** 2 * told) / Math.max(phrase.length, told)) : best;
    }, 0);

  function scoreOf(number: number): {words: number; score: number} {
    const place = places[number] as Place;
    const own = impacts.map((sections) => sections.get(number) ?? 0);
    const inHeading = valuesIn(place.heading, sought);
    const inPage = place.anchor ? valuesIn(place.around, sought) : inHeading;
    const told = inHeading.filter((value) => value > 0).length;
    const precision = told / Math.max(1, place.heading.length, told);
    const heading = part(inHeading);
    const either = told > 0 ? part(inHeading.map((value, index) => Math.max(value, inPage[index] ?? 0))) : 0;
    const said =
      boosts.text * sum(own.map((value, index) => value * (rarities[index] ?? 0))) +
      boosts.heading * heading * (LOOSE + (1 - LOOSE) * precision) * (place.anchor ? 1 : PAGE) +
      (heading > 0.5 && precision === 1 ? boosts.exact * heading ** 2 : 0) +
      boosts.page * part(inPage) +
      boosts.around * either +
      boosts.wording * likeness(wording, place.heading.wording);
    // All words are worth more than most.
    const all = part(own.map((value) => (value > 0 ? 1 : 0)));
    const {route} = place.page;
    const name = nameOf(place, named);
    const kind = place.parent && name < 0.5 ? ENTRY : isName && route.includes('/api/') ? REFERENCE : 1;
    const isTerm = asksWhat && place.anchor && route.endsWith('/glossary/');
    const message = messages.indexOf(number);
    const words =
      (said * kind + boosts.also * alsoIn(place)) * all + (isTerm ? boosts.meaning * heading * precision : 0);
    return {words, score: words + boosts.name * name + (message >= 0 ? boosts.message - message : 0)};
  }

  const names = isName ? places.flatMap((place, number) => (nameOf(place, named) > 0 ? [number] : [])) : [];
  const candidates = new Set([...impacts.flatMap((sections) => [...sections.keys()]), ...messages, ...names]);
  const scored = [...candidates]
    .map((number) => ({number, ...scoreOf(number)}))
    .sort((a, b) => b.score - a.score || a.number - b.number);
  const least = ENOUGH * scored.reduce((most, {words}) => Math.max(most, words), 0);
  const hasAll = (number: number) => impacts.every((sections) => sections.has(number));
  return {
    found: scored
      .filter(({words}, index) => index < FEW || words > least)
      .map(({number, score}) => ({place: places[number] as Place, score})),
    asked,
    isMessage: messages.length > 0,
    complete: messages.length > 0 || scored.some(({number}) => hasAll(number)),
  };
}
