/**
 * Wordings that often make readers read twice, where only a person can tell. A hint stops nothing: `docusaurus content`
 * counts the hints, and lists them with `--hints`.
 */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Rule} from '../rule';
import {CODE, passageOf, passages, type Passage} from './passage';
import {program, start, statement} from './style';

interface Hint {
  pattern: RegExp;
  message: string;
}

/** A verb. After a pronoun it shows that the pronoun has no noun. */
const verb = String.raw`(?:is|are|was|were|has|have|can|will|must|may|does|do)(?:n't)?\b`;

export const hints: readonly Hint[] = [
  {
    pattern: new RegExp(
      `${start}(?:(?:These|Those) ${verb}|(?:One|Each) (?:${verb}|[a-z]+[^s]s\\b))${statement}|\\bthose(?= (?:to|from|with) |[.,;:])|` +
        `^(?:It|They)(?:'s|'re)? (?!(?:'s|is) (?:possible|safe|best))`,
    ),
    message: 'add the noun that the pronoun points to',
  },
  {
    pattern: new RegExp(
      String.raw`(?<!one (?:after|from) )\bthe (?:first|second|others?)(?=[.,;:]| ${verb})|` +
        String.raw`\b(?:both|neither|either|each other's)(?=[.,;:](?:\s|$)| ${verb})`,
      'i',
    ),
    message: 'repeat the noun',
  },
  {
    pattern: new RegExp(
      `${start}(?:Of \\w|(?:For|With(?:out)?) (?:a|an|the|no|one|two|three|many|more|several|only)\\b[^,.]{4,60},|` +
        '(?:To|In) (?:an?|the) [\\w-]+ (?:you|we|[A-Z]\\w+) |(?:(?:Such an?|The|Two|Three|All|Many) [\\w-]+|' +
        '(?!As |Unless |This |Does |Is |Was |Has )[A-Z][a-z]+s) (?:you|we|Holos) )',
    ),
    message: 'start with the subject, or with if, when or to',
  },
  {
    pattern: new RegExp(
      String.raw`\bof (?:the |an? |its |your |their |this |that |each |every |all )?[\w-]+ of\b|` +
        String.raw`\b(?:charts?|page|repository|types?|fields?|directory|authors|schema|values|names?|files?|objects?) of ` +
        String.raw`(?!(?:its|their|your) own)(?:the|an?|your|its|their|each|every|Hello|Kubernetes|Prometheus|Argo|Flux|Helm|Holos)\b`,
    ),
    message: 'write a possessive or a compound noun',
  },
  {
    pattern:
      /\b(?:decides?|determines?|says?|tells?|knows?|prints?|reads?|depends? on|is|are|of|by|for|with|from) (?:what(?:ever)?|whom|whether)\b|, what /,
    message: 'name the thing instead of a clause',
  },
  {
    pattern: new RegExp(
      `${program} (?:knows?|says?|tells?|calls?|serves?|sees?|hears?|meets?|holds?|leads?|refuses?|thinks?|takes?(?= the | its? | an ))\\b|\\basks(?= for| the)`,
    ),
    message: 'use a verb for what the program does',
  },
  {
    pattern: new RegExp(
      `${start}(?:No|Not one|None of|Neither) [^?:]+\\.|\\b(?:prints?|writes?|reports?|expects?|sees?|finds?|needs?|gets?) (?:no|none)\\b|,? and no \\S+[.,:]`,
    ),
    message: 'negate the verb, or say what is so',
  },
  {
    pattern: new RegExp(
      '\\b(?:other than|[Tt]he price|in between|an?(?:other)? [\\w-]+ of (?:its|their|your) own|' +
        'goes? (?:in|on|into)|for (?:it|them|this|that)(?=[.,:])|by itself)\\b|\\balone(?=[.,;:])|' +
        `\\bbelow(?= ${CODE})|\\bto which\\b|\\bso (?:do|does|is|are) (?:an?|the)\\b|\\balso (?:in|one|several|when|with|without)\\b`,
    ),
    message: 'find the words that an engineer would use',
  },
];

/** Words after which a noun follows, so the word before them is a verb or a preposition. */
const object = String.raw`(?:the|an?|this|these|those|no|it|its|them|both|all|each|every|your|you|only|as|up|out|with|for|from|through|to|in|on|that|what|how|like|two|three|${CODE}|[A-Z]\w+)(?=[\s:,.]|$)`;

/** Signs of a verb: an auxiliary, a form with s, the past, or an imperative. */
const finite = new RegExp(
  String.raw`\b(?:is|are|was|were|has|have|had|does?|did|can|could|will|would|should|must|may|might|[a-z]+n['’]t)\b` +
    String.raw`|\b(?:came|found|got|kept|left|made|ran|took|wrote|[a-z]+['’](?:re|ll|ve)|(?:it|that|there|here)['’]s)\b` +
    String.raw`|\b(?:I|you|we|they|which) [a-z]+|\b[a-z]+(?:s|ed) ${object}` +
    String.raw`|(?:^["“(]?|[,:;] |\b(?:then|and|or|first|now|again|next|so) )` +
    String.raw`(?!(?:again|an?|after|all|and|as|at|before|both|by|for|from|in|like|next|now|of|on|or|that|the|then|this|to|with|without) )[a-z]+ ${object}` +
    String.raw`|(?<!\bto )\b(?:add|allow|appl(?:y|ies)|build|call|change|check|choose|commit|compare|contain|copy|delete|differ|fail|find|follow|give|go|install|keep|list|` +
    String.raw`look|loop|make|mean|move|need|pass|pick|print|read|reject|remove|render|report|restore|run|save|say|see|select|set|show|start|stay|stop|succeed|take|tell|try|turn|` +
    String.raw`undo|update|use|work|write)s?\b`,
);

interface Sentence {
  text: string;
  /** Index of its start in the passage. */
  index: number;
}

function sentencesOf({text}: Passage): Sentence[] {
  return [...text.matchAll(/\S.*?(?:[.!?](?=\s|$)|$)/gs)].map((match) => ({
    text: match[0],
    index: match.index,
  }));
}

/** A match with the text around it, so that a writer can judge it in the list. */
const around = (text: string, {index, 0: match}: RegExpExecArray) =>
  text.slice(Math.max(0, index - 20), index + match.length + 25).trim();

const wordsOf = (text: string) => text.match(/[\w`]\S*/g)?.length ?? 0;

/** A colon in mid-sentence that replaces *because* or *so*, unless it follows a label such as "Fix:". */
const midColon = /(?<=\w+[^\w:.]+\w+\S*[^:.]*):(?=\s+\S)/g;

/** Words per colon in mid-sentence. */
const WORDS_PER_COLON = 200;

/** The most words of a short sentence, and the number of short sentences in a row that is choppy. */
const SHORT = 6;
const ROW = 3;

export const hintRule: Rule = (page, report) => {
  for (const passage of passages(page)) {
    for (const {pattern, message} of hints) {
      for (const match of passage.text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
        report(passage.line(match.index), `"${around(passage.text, match)}": ${message}`);
      }
    }
    for (const {text, index} of sentencesOf(passage)) {
      if ((text.match(/\bthat\b/gi)?.length ?? 0) > 1) {
        report(passage.line(index), `"that" twice: "${text.slice(0, 60)}…": split the sentence`);
      }
    }
  }
  let words = 0;
  const colons: number[] = [];
  visit(page.tree, 'paragraph', (node) => {
    const passage = passageOf(node as Nodes);
    const sentences = sentencesOf(passage);
    words += wordsOf(passage.text);
    colons.push(...[...passage.text.matchAll(midColon)].map(({index}) => passage.line(index)));
    const last = sentences.at(-1);
    if (
      last &&
      /\w.*:$/s.test(last.text) &&
      !finite.test(last.text.replace(/^\W*\w/, (letter) => letter.toLowerCase()))
    ) {
      report(passage.line(last.index), `"${last.text}": introduce it by a sentence with a verb`);
    }
    const isShort = sentences.map(({text}) => wordsOf(text) <= SHORT);
    const row = isShort.findIndex((_, at) => isShort.slice(at, at + ROW).filter(Boolean).length === ROW);
    if (row >= 0) {
      report(passage.line(sentences[row]?.index ?? 0), `"${sentences[row]?.text}": join short sentences`);
    }
  });
  const budget = Math.ceil(words / WORDS_PER_COLON);
  if (colons.length > budget) {
    const message = `${colons.length} colons in mid-sentence, of ${budget} at this length: lines ${colons.join(', ')}`;
    report(colons[0] ?? 1, message);
  }
};
