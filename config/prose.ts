/** The phrases that STYLE.md advises against, and the words of promises. */

/** Each piece of code in a text. */
const code = '``';

const tools = ['Holos', 'Helm', 'Kustomize', 'CUE'];

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

/** Matches whole words. Each is a regular expression. */
const words = (...all: string[]) => new RegExp(`\\b${anyOf(all)}\\b`, 'i');

/** Matches words at the start of a sentence. */
const opening = (...all: string[]) => new RegExp(`(?<=^\\s*|[.!?]\\s)${anyOf(all)}\\b`);

/** Matches words at the start of a sentence that isn't a question. */
const openingOfStatement = (...all: string[]) =>
  new RegExp(`${opening(...all).source}(?=[^?]*?[.:!](?:\\s|$))`);

export const phrases = [
  {
    pattern: words(
      ...['simply', 'just', 'easy', 'easily', 'easier', 'obviously', 'please'],
      ...['seamless(?:ly)?', 'leverag(?:e|es|ing)', 'robust(?:ly)?'],
    ),
    message: 'blames readers who are stuck, or adds nothing',
    remedy: 'remove it, or say what the reader does',
  },
  {
    // The whole text of a link, which can be empty.
    pattern:
      /^(?:click )?(?:here|this|this page|that page|link|this link|page|more|read more|see more|learn more|docs|)\.?$/i,
    message: "doesn't say where the link leads",
    remedy: 'name the page or what it explains',
    isOfLinks: true,
  },
  {
    pattern: openingOfStatement(
      ...['What', 'Whatever', 'Which', 'Whichever', 'Whether', 'Where', 'Who', 'Whom', 'Whose', 'Whoever'],
      'How (?:long|many|much|often)',
      '(?:That|Why) (?:an?|the|you|it|they|every|no)',
    ),
    message: 'starts a statement with a clause',
    remedy: 'name the thing, then say what it does',
  },
  {
    pattern: openingOfStatement(
      '(?:Those|Both|Either|Neither|The (?:first|second|others?)) (?:of|with(?:out)?|stands?|is|are|were|works?|prints?|takes?)',
    ),
    message: 'refers to a noun in another sentence',
    remedy: 'repeat the noun',
  },
  {
    pattern: openingOfStatement(
      "(?:This|That) (?:is|was|has|can|will|must|does)(?:n't)?",
      '(?:This|That) also',
      // A word in -s is a verb, as in "this shows", unless it's one of these nouns: "this address".
      '(?:This|That) (?!addr|acc|al|class|stat|proc|ser)[a-z]+s',
    ),
    message: 'has no noun',
    remedy: 'add the noun, as in "This rule applies"',
  },
  {
    pattern: /\b[Tt]he (?:former|latter)\b/,
    message: 'has no noun',
    remedy: 'repeat the noun',
  },
  {
    pattern: words(
      ...['stands? (?:in|at|under|above|below|before|beside|twice|there)', 'carry', 'carries', 'complains?'],
      ...['dislikes?', 'objects to', 'insists on', 'judges?', 'hears? of', '(?:is|are) taken for'],
    ),
    message: 'treats a thing as a person',
    remedy: 'write "is", "has", "requires", "rejects" or "checks"',
  },
  {
    pattern: words(
      '(?:is|are|was|were) no (?!longer|more)\\w+',
      ...['need not', 'needs? no', 'and no (?:error|message|more)'],
    ),
    message: 'negates a noun',
    remedy: 'negate the verb, or say what is so',
  },
];

/** After "every", "all" or "no", these nouns make a promise about the tool. Other nouns, such as "team", make none. */
const objects = ['component', 'manifest', 'artifact', 'object', 'chart', 'render'];

const changes = ['change', 'mistake'];

/** "Each tool doesn't list every object" promises nothing. */
const notNegated = "(?<!n't \\w+ )";

const actions = [
  ...['reads', 'writes', 'checks', 'sees', 'sends', 'renders', 'affects', 'needs', 'accepts', 'allows'],
  ...['contains', 'changes', 'covers', 'bundles', 'uses', 'applies', 'runs'],
];

const things = ['things', 'mistakes', 'reasons', 'ways', 'causes', 'cases', 'problems'];

/**
 * The words of a promise, and of ways around them. "Everything" and "all components" were tried: most matches were instructions.
 * What a tool doesn't do, the only thing that it does, and the number of causes become false unnoticed, so they count as well.
 */
const promises = [
  ...['always', 'never', 'ever', 'invariably', 'impossible', 'guarantee[sd]?', 'ensures?', 'certain to'],
  "(?:can't|cannot|won't) (?:change|differ|fail)",
  ...['(?:without|no) exceptions?', 'no matter', 'regardless of', 'whatever (?:happens|the)', 'exactly'],
  ...['absolutely', 'at all', 'at no point', '(?:in|under) (?:no|any|all|every) (?:case|circumstance)s?'],
  ...['(?:every|same each) time', 'identical(?:ly)?', 'untouched', 'unchanged', 'deterministic'],
  'reproducible',
  ...['byte[- ]for[- ]byte', 'stays the same', 'the (?:very )?same (?:content|files|manifests?|output)'],
  ...['each and every', 'not a single', `(?:${notNegated}every|any) ${anyOf([...objects, ...changes])}`],
  `${notNegated}all (?:of the )?(?:manifests|artifacts|objects|renders|charts|changes|mistakes)`,
  `(?<!(?:if|but) )(?:no|not one|none of the) (?:file|${anyOf(objects)})s?`,
  `(?<!(?:that|if|but) )${anyOf([...tools, code, '(?:the|a) render'])} (?:doesn't|can't|cannot|won't|never) \\w+`,
  `${anyOf(actions)} only`,
  `only ${anyOf(actions)}`,
  `(?:two|three|four|five|six|seven) ${anyOf(things)}`,
  ...['stops? (?:the|every|a) render', 'each render'],
  '(?:nothing|nobody|none) (?:else )?(?!else|is left)\\w+s',
  '(?:prints?|writes?|changes?|reports?|downloads?) nothing',
];

export const promise = new RegExp(`(?<!\\w)${anyOf(promises)}\\b`, 'i');
