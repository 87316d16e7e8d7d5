/** Asks the engines of a scope. An index is loaded with the first query, and once. */
import options from '@generated/search/default/options.json';
import {createEngine, type Engine, type Findings} from './engine';
import {excerpt, wholeText, type Piece} from './excerpt';
import {ERROR, INDEX_FOLDER, type IndexedPage} from './index-file';
import {termsIn} from './words';

/** A section that answers, as it is shown. */
export interface Hit {
  title: string;
  /** Path below the base URL, with the anchor. */
  to: string;
  kind?: string | undefined;
  /** Name of the part of the site. */
  scope: string;
  /** Categories of the sidebar, page and heading that it stands below. */
  trail: readonly string[];
  excerpt: Piece[];
}

export interface Answer {
  query: string;
  scope: string;
  /** The best first. */
  hits: Hit[];
  /** Whether some section has all words of the query. */
  isComplete: boolean;
  /** Words of the query that no section has. */
  missing: string[];
  /** Words that were looked for instead of others. */
  replaced: {word: string; as: string}[];
}

/** The scope of all scopes. */
export const EVERYWHERE = 'all';

/** Sections to show, and of one page. */
const SHOWN = 12;
const SHOWN_OF_PAGE = 3;

const engines = new Map<string, Promise<Engine>>();

async function loadEngine(base: string, scope: string): Promise<Engine> {
  const address = `${base}${INDEX_FOLDER}/${scope}.json`;
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return createEngine((await response.json()) as IndexedPage[], options.synonyms);
}

function engineFor(base: string, scope: string): Promise<Engine> {
  const engine = engines.get(scope) ?? loadEngine(base, scope);
  engines.set(scope, engine);
  // The next query tries again.
  engine.catch(() => engines.delete(scope));
  return engine;
}

/** The first sections, and not too many of a page. */
function choose<Item extends {page: IndexedPage}>(found: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  return found
    .filter(({page: {route}}) => {
      const count = (counts.get(route) ?? 0) + 1;
      counts.set(route, count);
      return count <= SHOWN_OF_PAGE;
    })
    .slice(0, SHOWN);
}

/** Words of the query that no scope has, and those that all scopes take for others. */
function unclear(findings: readonly Findings[]): Pick<Answer, 'missing' | 'replaced'> {
  // The other words of the output of a program are the reader's own.
  const words = findings.some(({isMessage}) => isMessage) ? [] : findings.flatMap(({asked}) => asked);
  const known = words.filter(({names}) => names.length > 0);
  const plain = new Set(known.filter(({as}) => !as).map(({typed}) => typed));
  const replaced = new Map(
    known.flatMap(({typed, as}) => (as && !plain.has(typed) ? [[typed, as] as const] : [])),
  );
  const found = new Set(known.map(({typed}) => typed));
  return {
    missing: [...new Set(words.map(({typed}) => typed))].filter((typed) => !found.has(typed)),
    replaced: [...replaced].map(([word, as]) => ({word, as})),
  };
}

/**
 * Answers a query.
 *
 * @param base path that the site stands below
 * @throws when an index does not arrive
 */
export async function ask(base: string, query: string, scope: string): Promise<Answer> {
  const names = options.scopes.map(({name}) => name);
  const findings = await Promise.all(
    (scope === EVERYWHERE ? names : [scope]).map(async (name) => {
      const {found, ...rest} = (await engineFor(base, name)).find(query);
      const terms = new Set(rest.asked.flatMap((word) => word.names.flatMap((one) => termsIn(one))));
      return {...rest, found: found.map((one) => ({...one, name, terms}))};
    }),
  );
  const found = choose(findings.flatMap((one) => one.found).sort((a, b) => b.score - a.score));
  return {
    query: query.trim(),
    scope,
    isComplete: findings.some(({isComplete}) => isComplete),
    ...unclear(findings),
    hits: found.map(({page, section, name, terms}, index) => ({
      title: section.title,
      to: page.route + (section.anchor && `#${section.anchor}`),
      kind: section.kind,
      scope: name,
      trail: [
        ...page.trail,
        ...(section.anchor ? [page.title] : []),
        ...(section.parent ? [section.parent] : []),
      ],
      // Of an error message the reader need not open the page.
      excerpt:
        index === 0 && section.kind === ERROR ? wholeText(section.blocks) : excerpt(section.blocks, terms),
    })),
  };
}
