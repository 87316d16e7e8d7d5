/** In whose words a question is put. */
export type Kind = 'task' | 'term' | 'identifier' | 'error' | 'misspelt' | 'question';

export interface Query {
  kind: Kind;
  text: string;
  /** Addresses below a version of the docs, any of which is right. One that ends in `#*` stands for a whole page. */
  answers: readonly string[];
}

/** A question and the addresses of its answers, with spaces between; `/` stands for the start page. */
export type Entry = readonly [text: string, answers: string];

export const list = (kind: Kind, entries: readonly Entry[]): Query[] =>
  entries.map(([text, answers]) => ({
    kind,
    text,
    answers: answers.split(' ').map((answer) => (answer === '/' ? '' : answer)),
  }));
