/** The phrases that STYLE.md advises against. Phrases are plain words; plugins/writing/content-rules/prose.ts finds them. */
import type {Phrase} from '../plugins/writing/content-rules/prose';

/** Each word before each other one: `Both of`, `Both are`, `Neither of`, … */
const pairs = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));

export const phrases: readonly Phrase[] = [
  {
    words: [
      ...['simply', 'just', 'easy', 'easily', 'easier', 'obviously', 'please', 'seamless', 'seamlessly'],
      ...['leverage', 'leverages', 'leveraging', 'robust', 'robustly'],
    ],
    place: 'text',
    message: 'blames readers who are stuck, or adds nothing',
    remedy: 'remove it, or say what the reader does',
  },
  {
    words: [
      ...['', 'here', 'click here', 'this', 'this page', 'that page', 'page', 'link', 'this link', 'docs'],
      ...['more', 'read more', 'see more', 'learn more'],
    ],
    place: 'link',
    message: "doesn't say where the link leads",
    remedy: 'name the page or what it explains',
  },
  {
    words: [
      ...['What', 'Whatever', 'Which', 'Whichever', 'Whether', 'Where', 'Who', 'Whom', 'Whose', 'Whoever'],
      ...['How long', 'How many', 'How much', 'How often'],
      ...pairs(['That', 'Why'], ['a', 'an', 'the', 'you', 'it', 'they', 'every', 'no']),
    ],
    place: 'opening',
    message: 'starts a statement with a clause',
    remedy: 'name the thing, then say what it does',
  },
  {
    words: pairs(
      ['Those', 'Both', 'Either', 'Neither', 'The first', 'The second', 'The other', 'The others'],
      ['of', 'with', 'without', 'is', 'are', 'was', 'were', 'works', 'prints', 'takes'],
    ),
    place: 'opening',
    message: 'refers to a noun in another sentence',
    remedy: 'repeat the noun',
  },
  {
    words: pairs(
      ['This', 'That'],
      [
        ...[
          'is',
          "isn't",
          'was',
          "wasn't",
          'has',
          'can',
          "can't",
          'will',
          "won't",
          'must',
          'does',
          "doesn't",
        ],
        ...['also', 'allows', 'gives', 'keeps', 'lets', 'makes', 'means', 'needs', 'shows', 'works'],
      ],
    ),
    place: 'opening',
    message: 'has no noun',
    remedy: 'add the noun, as in "This rule applies"',
  },
  {
    words: ['the former', 'the latter'],
    place: 'text',
    message: 'has no noun',
    remedy: 'repeat the noun',
  },
  {
    words: [
      ...pairs(['stand', 'stands'], ['in', 'at', 'under', 'above', 'below', 'before', 'beside', 'there']),
      ...['carry', 'carries', 'complain', 'complains', 'dislike', 'dislikes', 'objects to', 'insists on'],
      ...['judge', 'judges', 'hear of', 'hears of', 'is taken for', 'are taken for'],
    ],
    place: 'text',
    message: 'treats a thing as a person',
    remedy: 'write "is", "has", "requires", "rejects" or "checks"',
  },
  {
    words: ['need not', 'needs no', 'need no', 'and no error', 'and no message', 'and no more'],
    place: 'text',
    message: 'negates a noun',
    remedy: 'negate the verb, or say what is so',
  },
];
