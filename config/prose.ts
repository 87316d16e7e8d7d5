/** The phrases that STYLE.md advises against, and the words of promises. */

/** Each piece of code in a text. */
const code = '``';

const tools = ['Holos', 'Helm', 'Kustomize', 'CUE'];

/** Programs and their parts, which can't want or know anything. */
const programs = [
  ...['kubectl', 'Argo CD', 'Flux', 'Kargo', 'Git', 'CI', 'init', 'render', 'schema'],
  ...[
    'base',
    'cache',
    'chart',
    'cluster',
    'command',
    'compiler',
    'component',
    'controller',
    'engine',
    'error',
  ],
  ...[
    'field',
    'file',
    'manifest',
    'message',
    'overlay',
    'page',
    'platform',
    'registry',
    'repository',
    'rule',
  ],
  ...['server', 'tool', 'type', 'validator', 'value'],
];

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

/** Matches whole words. Each is a regular expression. */
const words = (...all: string[]) => new RegExp(`\\b${anyOf(all)}\\b`, 'i');

/** Matches words at the start of a sentence. */
const opening = (...all: string[]) => new RegExp(`(?<=^\\s*|[.!?]\\s)${anyOf(all)}\\b`);

/** Matches words at the start of a sentence that isn't a question. */
const openingOfStatement = (...all: string[]) =>
  new RegExp(`${opening(...all).source}(?=[^?]*?[.:!](?:\\s|$))`);

const literal = 'is a literal translation';

const person = 'treats a program as a person';

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
    pattern: opening('So that', 'In lower case', 'In its place', 'In the platform of'),
    message: 'hides a condition',
    remedy: 'start with the subject, or with if, when or to',
  },
  {
    pattern: words('stands? (?:in|at|under|above|below|before|beside|twice|there)'),
    message: literal,
    remedy: 'write "is" or "appears"',
  },
  {pattern: words('carry', 'carries'), message: literal, remedy: 'write "has" or "contains"'},
  {
    pattern: new RegExp(
      `(?:${code}|\\b${anyOf([...tools, ...programs])}s?) (?:wants?|minds?|complains?|asks?(?! (?:you|for confirmation)))\\b`,
      'i',
    ),
    message: person,
    remedy: 'write "requires" or "requests"',
  },
  {
    pattern: words('dislikes?', 'objects to', 'insists on', 'judges?', 'hears? of', '(?:is|are) taken for'),
    message: person,
    remedy: 'write "rejects", "requires", "checks", "finds" or "is treated as"',
  },
  {
    pattern: words(
      ...['hence', 'thereby', 'beside', 'further', 'anew', 'to the same end', 'only that', 'all the same'],
      ...['in the root', '(?:a|one|this|another) text', '(?:is|are) meant'],
    ),
    message: "isn't idiomatic",
    remedy: 'write "so", "next to", "more", "again", "anyway", "at the root", "a string"',
  },
  {
    pattern: words(
      '(?:is|are|was|were) no (?!longer|more)\\w+',
      ...['need not', 'needs? no', 'and no (?:error|message|more)'],
    ),
    message: 'negates a noun',
    remedy: 'negate the verb, or say what is so',
  },
  {
    pattern: words('(?:nothing|nobody|none) (?:else )?(?!else|is left)\\w+s'),
    message: 'uses a negation as the subject',
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
  ...[
    '(?:every|same each) time',
    'identical(?:ly)?',
    'untouched',
    'unchanged',
    'deterministic',
    'reproducible',
  ],
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
