/** Wordings that make readers read twice, each nearly always wrong: the style guide has them as pairs. */
import {CODE} from './passage';
import type {Pattern} from './patterns';

/** The start of a sentence. */
export const start = String.raw`(?<=^\s*|[.!?]\s)`;

/** The rest of a sentence that isn't a question. */
export const statement = String.raw`(?=[^?]*?[.:!](?:\s|$))`;

/** Programs and their parts, which can't want or know anything. */
export const program =
  String.raw`(?:${CODE}|\b(?:[Hh]olos|Helm|Kustomize|kubectl|CUE|Argo CD|Flux|Kargo|Git|CI|init|render|schema|` +
  '(?:base|cache|chart|cluster|command|compiler|component|controller|engine|error|field|file|manifest|message|overlay|page|platform|' +
  'registry|repository|rule|server|tool|type|validator|value)s?))';

export const style: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `${start}(?:(?:What|Which)(?:ever)?|Whether|Who(?:m|se|ever)?|Where|How (?:long|many|much|often)|` +
        `(?:That|Why) (?:an?|the|you|it|they|every|no))\\b${statement}`,
    ),
    message: 'starts a statement with a clause',
    remedy: 'name the thing, then say what it does',
  },
  {
    pattern: new RegExp(
      `${start}(?:Those|Both|Either|Neither|The (?:first|second|others?)) ` +
        `(?:of|with(?:out)?|stands?|is|are|were|works?|prints?|takes?)\\b${statement}`,
    ),
    message: 'refers to a noun in another sentence',
    remedy: 'repeat the noun',
  },
  {
    pattern: new RegExp(
      `${start}(?:This|That) (?:(?:is|was|has|can|will|must|does)(?:n't)?\\b|also\\b|(?!addr|acc|al|class|stat|proc|ser)[a-z]+s\\b)${statement}|` +
        '\\b[Tt]he (?:former|latter)\\b',
    ),
    message: 'has no noun',
    remedy: 'add the noun, as in "This rule applies"',
  },
  {
    pattern: new RegExp(`${start}(?:So that|In (?:lower case|its place|the platform of))\\b`),
    message: 'hides a condition',
    remedy: 'start with the subject, or with if, when or to',
  },
  {
    pattern: /\bstands? (?:in|at|under|above|below|before|beside|twice|there)\b/i,
    message: 'is a literal translation',
    remedy: 'write "is" or "appears"',
  },
  {pattern: /\bcarr(?:y|ies)\b/i, message: 'is a literal translation', remedy: 'write "has" or "contains"'},
  {
    pattern: new RegExp(`${program} (?:wants?|minds?|complains?|asks?(?! (?:you|for confirmation)))\\b`, 'i'),
    message: 'treats a program as a person',
    remedy: 'write "requires" or "requests"',
  },
  {
    pattern: /\b(?:dislikes?|objects to|insists on|judges?|hears? of|(?:is|are) taken for)\b/i,
    message: 'treats a program as a person',
    remedy: 'write "rejects", "requires", "checks", "finds" or "is treated as"',
  },
  {
    pattern:
      /\b(?:hence|thereby|beside|further|anew|to the same end|only that|all the same|in the root|(?:a|one|this|another) text|(?:is|are) meant)\b/i,
    message: "isn't idiomatic",
    remedy: 'write "so", "next to", "more", "again", "anyway", "at the root", "a string"',
  },
  {
    pattern:
      /\b(?:(?:is|are|was|were) no (?!longer|more)\w+|need not|needs? no|and no (?:error|message|more))\b/i,
    message: 'negates a noun',
    remedy: 'negate the verb, or say what is so',
  },
  {
    pattern: /\b(?:nothing|nobody|none) (?:else )?(?!else|is left)\w+s\b/i,
    message: 'uses a negation as the subject',
    remedy: 'negate the verb, or say what is so',
  },
];
