/** Wordings that make readers read twice, each nearly always wrong: the style guide has them as pairs. */
import type {Pattern} from './patterns';

/** A sentence begins: at the start of a passage, or after the end of another sentence. */
const start = String.raw`(?<=^\s*|[.!?]\s)`;

/** The rest of a sentence that is no question. */
const statement = String.raw`(?=[^?]*?[.:!](?:\s|$))`;

export const style: readonly Pattern[] = [
  {
    pattern: new RegExp(`${start}(?:What|Whatever|Which|Whether|Whom|Where)\\b(?=[^.?!]*[.:!](?:\\s|$))`),
    message: 'opens a statement with a clause',
    remedy: 'name the thing, then say what it does',
  },
  {
    pattern: new RegExp(
      `${start}(?:Those|Both|Either|Neither|The (?:first|second|others?)) ` +
        `(?:of a|stands?|is|are|were|works?|prints?|takes?)\\b${statement}`,
    ),
    message: 'points to a noun in another sentence',
    remedy: 'repeat the noun',
  },
  {
    pattern: /\bstands? (?:in|at|under|above|below|before|beside|twice|there)\b/i,
    message: 'is a literal translation',
    remedy: 'write "is" or "appears"',
  },
  {pattern: /\bcarr(?:y|ies)\b/i, message: 'is a literal translation', remedy: 'write "has" or "contains"'},
  {
    pattern: /\b(?:schema|repository|registry|init|rule|error|chart|tool)s? (?:wants?|asks?)\b/i,
    message: 'gives a will to a thing',
    remedy: 'write "requires" or "requests"',
  },
  {
    pattern: /\b(?:dislikes?|objects to|insists on|judges?|hears? of|(?:is|are) taken for)\b/i,
    message: 'gives a will to a thing',
    remedy: 'write "rejects", "requires", "checks", "finds" or "is treated as"',
  },
  {
    pattern: /\b(?:hence|only that|all the same|in the root|(?:a|one|this|another) text|(?:is|are) meant)\b/i,
    message: 'is not what an engineer says',
    remedy: 'write "so", "except that", "anyway", "at the root", "a string"',
  },
  {
    pattern:
      /\b(?:(?:is|are|was|were) no (?!longer|more)\w+|need not|needs? no|and no (?:error|message|more))\b/i,
    message: 'negates a noun',
    remedy: 'negate the verb, or say what is so',
  },
  {
    pattern: /\b(?:nothing|nobody|none) (?!else|is left)\w+s\b/i,
    message: 'makes a subject of a negation',
    remedy: 'negate the verb, or say what is so',
  },
];
