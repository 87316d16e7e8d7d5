/** Judges a search by the queries: how many of their answers come first, and how many among the first three. */
import type {Kind, Query} from './queries';

/** Addresses that a search answers with, below the version, the best first. */
export type Ask = (text: string) => readonly string[];

export interface Tally {
  asked: number;
  first: number;
  three: number;
}

/** A query whose answer does not come first. */
export interface Miss {
  query: Query;
  got: readonly string[];
  /** Whether the answer is among the first three at least. */
  isNear: boolean;
}

export interface Judgement {
  kinds: Record<Kind | 'all', Tally>;
  misses: Miss[];
}

const isRight = (address: string, answers: readonly string[]) =>
  answers.some((answer) =>
    answer.endsWith('#*') ? address.split('#')[0] === answer.slice(0, -2) : address === answer,
  );

/** Asks all queries. */
export function judge(queries: readonly Query[], ask: Ask): Judgement {
  const kinds: Partial<Record<Kind | 'all', Tally>> = {};
  const misses: Miss[] = [];
  for (const query of queries) {
    const got = ask(query.text).slice(0, 3);
    const isFirst = isRight(got[0] ?? '-', query.answers);
    const isNear = got.some((address) => isRight(address, query.answers));
    for (const kind of [query.kind, 'all'] as const) {
      const tally = (kinds[kind] ??= {asked: 0, first: 0, three: 0});
      tally.asked += 1;
      tally.first += Number(isFirst);
      tally.three += Number(isNear);
    }
    if (!isFirst) {
      misses.push({query, got, isNear});
    }
  }
  return {kinds: kinds as Judgement['kinds'], misses};
}

/** The tallies of both halves, as rows of a table in Markdown. */
export function table(halves: readonly Judgement[]): string {
  const cell = ({asked, first, three}: Tally) => `${first} and ${three} of ${asked}`;
  const names = Object.keys(halves[0]?.kinds ?? {}) as (Kind | 'all')[];
  return names
    .sort((a, b) => Number(a === 'all') - Number(b === 'all'))
    .map((kind) => `| ${kind} | ${halves.map(({kinds}) => cell(kinds[kind])).join(' | ')} |`)
    .join('\n');
}
