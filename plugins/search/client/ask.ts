/** Asks the engine of a scope. An index is loaded with the first query, and once. */
import options from '@generated/search/default/options.json';
import {createEngine, type Engine, type Findings} from './engine';
import {excerpt, wholeText, type Piece} from './excerpt';
import {EVERYWHERE} from './ids';
import {ERROR, INDEX_FOLDER, type IndexedPage} from './index-file';

/** A section that answers, as it is shown. */
export interface Hit {
  title: string;
  /** Path below the base URL, with the anchor. */
  to: string;
  kind?: string | undefined;
  scope: string;
  /** Categories of the sidebar, page and heading that it stands below. */
  trail: readonly string[];
  excerpt: Piece[];
}

export interface Answer extends Pick<Findings, 'isComplete' | 'missing' | 'replaced'> {
  query: string;
  scope: string;
  hits: Hit[];
}

/** Sections to show, and of one page. */
const SHOWN = 12;
const SHOWN_OF_PAGE = 3;

const engines = new Map<string, Promise<Engine>>();

async function loadPages(base: string, scope: string): Promise<IndexedPage[]> {
  const response = await fetch(`${base}${INDEX_FOLDER}/${scope}.json`);
  if (!response.ok) {
    throw new Error(`${response.url}: ${response.status}`);
  }
  return ((await response.json()) as IndexedPage[]).map((page) => ({...page, scope}));
}

async function loadEngine(base: string, scope: string): Promise<Engine> {
  const names = scope === EVERYWHERE ? options.scopes.map(({name}) => name) : [scope];
  const pages = await Promise.all(names.map((name) => loadPages(base, name)));
  return createEngine(pages.flat());
}

function engineFor(base: string, scope: string): Promise<Engine> {
  const engine = engines.get(scope) ?? loadEngine(base, scope);
  engines.set(scope, engine);
  // The next query tries again.
  engine.catch(() => engines.delete(scope));
  return engine;
}

/** Answers a query. */
export async function ask(base: string, query: string, scope: string): Promise<Answer> {
  const {found, terms, ...rest} = (await engineFor(base, scope)).find(query);
  const counts = new Map<string, number>();
  const shown = found.filter(({page: {route}}) => {
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    return count <= SHOWN_OF_PAGE;
  });
  return {
    ...rest,
    query: query.trim(),
    scope,
    hits: shown.slice(0, SHOWN).map(({page, section: {anchor, title, kind, parent, blocks}}, index) => ({
      title,
      to: page.route + (anchor && `#${anchor}`),
      kind,
      scope: page.scope ?? scope,
      trail: [...page.trail, ...(anchor ? [page.title] : []), ...(parent ? [parent] : [])],
      // Of an error message the reader need not open the page.
      excerpt: index === 0 && kind === ERROR ? wholeText(blocks) : excerpt(blocks, terms),
    })),
  };
}
