/** Asks the search index, which is loaded with the first question. */
import {withBase} from '@site/lib/addresses';
import {IN_A_FILE, type Block} from '@site/lib/searchIndex';
import {TRAIL_SEPARATOR} from '@site/lib/searchText';
import {base} from '../base';
import {cardOf, excerptOf, type Card, type Piece} from './excerpt';
import {find, type Findings, type Found} from './find';
import {kindOf, type Kind} from './kinds';
import {loadIndex, loadText, loadedText} from './loading';
import {nearest} from './near';
import type {Asked} from './query';
import {EVERYWHERE, scopes, type Scope} from './scopes';
import type {Place} from './vocabulary';

/** A section that answers, as it is shown. */
export interface Hit {
  title: string;
  url: string;
  kind: Kind;
  /** The version of the docs, or the blog. */
  section: string;
  /** What it stands below: its page, and the categories of the sidebar. */
  trail: string;
  /** Nothing as long as the text of its page has not arrived. */
  excerpt: Piece[];
  /** Of a message: cause and remedy. */
  card?: Card;
}

export interface Answer {
  query: string;
  scope: Scope;
  /** The best first. */
  hits: Hit[];
  /** Whether some section has all words of the query; otherwise they have only some. */
  complete: boolean;
  /** Words of the query that nothing has, each with those that come near. */
  missing: {word: string; near: string[]}[];
  /** Words that were looked for in the place of others: of misspelt ones, and of those that only synonyms of occur. */
  replaced: {word: string; as: string}[];
}

/** Sections shown, and how many of one page. */
const SHOWN = 12;
const OF_A_PAGE = 3;

/** The parts of the site that are one scope. */
const sectionsOf = (scope: Scope) =>
  scopes
    .map((known) => known.scope)
    .filter((own) => own !== EVERYWHERE && (scope === EVERYWHERE || own === scope));

/** Loads what a scope needs. */
export async function prepare(scope: Scope): Promise<void> {
  await Promise.all(sectionsOf(scope).map(loadIndex));
}

/** What a result is shown of: the first ones, and not too many of a page. */
function chosen(found: readonly (Found & {section: string})[]): (Found & {section: string})[] {
  const counts = new Map<string, number>();
  return found
    .filter(({place: {page}}) => {
      const count = (counts.get(page.route) ?? 0) + 1;
      counts.set(page.route, count);
      return count <= OF_A_PAGE;
    })
    .slice(0, SHOWN);
}

/** The file with the text of a section. */
const fileOf = ({page, order}: Place) => page.files[Math.floor(order / IN_A_FILE)] ?? '';

/** A result as it is shown, with what its blocks say, if they are there. */
function hitOf(
  {place, section}: Found & {section: string},
  asked: readonly Asked[],
  blocks: readonly Block[],
): Hit {
  const {anchor, title, parent} = place;
  const {route, title: around, trail} = place.page;
  const kind = kindOf(route + (anchor && `#${anchor}`), title);
  const card = kind === 'Error' ? cardOf(blocks) : undefined;
  return {
    title,
    url: withBase(base, route) + (anchor && `#${anchor}`),
    kind,
    section,
    trail: [trail, anchor && around, parent].filter(Boolean).join(TRAIL_SEPARATOR),
    excerpt: excerptOf(blocks, asked),
    ...(card && {card}),
  };
}

/** What none of the parts of the site knows of a query, and what one of them took for another word. */
function unclear(findings: readonly Findings[]) {
  const asked = findings[0]?.asked ?? [];
  if (findings.some(({isMessage}) => isMessage)) {
    // What else the output says is the reader's own.
    return {missing: [], replaced: []};
  }
  const own = (word: string) => findings.map((one) => one.asked.find(({typed}) => typed === word));
  const words = asked.map(({typed}) => typed);
  return {
    missing: words.filter((word) => own(word).every((one) => one?.how === 'unknown')),
    replaced: words.flatMap((word) => {
      const found = own(word).filter((one) => one !== undefined && one.how !== 'unknown');
      const as = found[0]?.answering[0]?.terms.join(' ');
      const isOther = found.every((one) => one?.how === 'misspelt' || one?.how === 'synonym');
      return as && isOther ? [{word, as}] : [];
    }),
  };
}

/**
 * Answers a query with sections, best first, as soon as the index is there. `whole` fetches what the answer lacks, the
 * texts of its pages, and gives it with them; there is none if it lacks nothing.
 *
 * @throws when an index does not arrive
 */
export async function search(
  query: string,
  scope: Scope,
): Promise<{answer: Answer; whole?: () => Promise<Answer>}> {
  const parts = await Promise.all(
    sectionsOf(scope).map(async (section) => ({section, vocabulary: await loadIndex(section)})),
  );
  const findings = parts.map(({section, vocabulary}) => ({section, vocabulary, ...find(query, vocabulary)}));
  const found = chosen(
    findings
      .flatMap(({section, found: own, asked}) => own.map((one) => ({...one, section, asked})))
      .sort((a, b) => b.score - a.score),
  );
  const asked = findings.flatMap((one) => one.asked);
  const {missing, replaced} = unclear(findings);
  const terms = [...new Set(findings.flatMap(({vocabulary}) => vocabulary.terms))];
  const answer = (textOf: typeof loadedText): Answer => ({
    query: query.trim(),
    scope,
    hits: found.map((one) =>
      hitOf(one, asked, textOf(fileOf(one.place))?.[one.place.order % IN_A_FILE] ?? []),
    ),
    complete: findings.some(({complete}) => complete),
    missing: missing.map((word) => ({word, near: nearest(word, terms)})),
    replaced,
  });
  const files = [...new Set(found.map(({place}) => fileOf(place)))];
  return {
    answer: answer(loadedText),
    ...(!files.every(loadedText) && {
      whole: async () => {
        const texts = await Promise.all(files.map(loadText));
        return answer((file) => texts[files.indexOf(file)] ?? []);
      },
    }),
  };
}

/** The other parts of the site that have all words of a query which this one has not. */
export async function searchElsewhere(query: string, scope: Scope): Promise<Scope[]> {
  const others = scope === EVERYWHERE ? [] : sectionsOf(EVERYWHERE).filter((other) => other !== scope);
  const complete = await Promise.all(
    others.map(async (other) => find(query, await loadIndex(other)).complete),
  );
  return others.filter((_, index) => complete[index]);
}
