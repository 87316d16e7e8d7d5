/** The worker of ask.ts: queries the search engine of a scope. The first query loads its index, once. */
import options from '@generated/search/default/options.json';
import {createEngine, type Engine, type Findings, type FoundSection} from './engine';
import {excerpt, explainError, type ExcerptPart} from './excerpt';
import {EVERYWHERE} from './ids';
import {ERROR, INDEX_FOLDER, TYPE, type IndexedPage} from './index-file';

/** A result: a section as the panel shows it. */
export interface Hit {
  title: string;
  /** Path under the base URL, with the anchor. */
  to: string;
  kind?: string | undefined;
  /** The part of the site, if all are searched, and the sidebar categories, page and heading that contain the section. */
  trail: readonly string[];
  /** Lines of cells; a result has one, but the first may be an error message, which has its causes and their fixes. */
  excerpt: ExcerptPart[][][];
  package?: string | undefined;
}

export interface Answer extends Pick<Findings, 'isComplete' | 'messages' | 'missing'> {
  query: string;
  scope: string;
  hits: Hit[];
  /** The number of sections that answer, including those that aren't shown. */
  total: number;
}

/** The most sections of a page among the first results; its other sections come after those of all pages. */
const MAX_PER_PAGE = 3;

const engines = new Map<string, Promise<Engine>>();

/** Loads the pages of a scope. If all are searched, the trail of a page begins with its own. */
async function loadPages(base: string, scope: string): Promise<IndexedPage[]> {
  if (scope !== EVERYWHERE) {
    return (await (await fetch(`${base}${INDEX_FOLDER}/${scope}.json`)).json()) as IndexedPage[];
  }
  const parts = options.scopes.map(async ({name, label}) =>
    (await loadPages(base, name)).map((page) => ({...page, trail: [label, ...page.trail]})),
  );
  return (await Promise.all(parts)).flat();
}

function engineFor(base: string, scope: string): Promise<Engine> {
  const engine = engines.get(scope) ?? loadPages(base, scope).then(createEngine);
  engines.set(scope, engine);
  // The next query tries again.
  engine.catch(() => engines.delete(scope));
  return engine;
}

/** @param limit the most results to show */
export async function answer(base: string, query: string, scope: string, limit: number): Promise<Answer> {
  const {found, terms, ...rest} = (await engineFor(base, scope)).find(query);
  const counts = new Map<string, number>();
  const [first, others]: [FoundSection[], FoundSection[]] = [[], []];
  for (const one of found) {
    const count = (counts.get(one.page.route) ?? 0) + 1;
    counts.set(one.page.route, count);
    (count <= MAX_PER_PAGE ? first : others).push(one);
  }
  return {
    ...rest,
    query: query.trim(),
    scope,
    total: found.length,
    hits: [...first, ...others]
      .slice(0, limit)
      .map(({page, section: {anchor, title, kind, parent, blocks}}, index) => ({
        title,
        to: page.route + (anchor && `#${anchor}`),
        kind,
        package: kind === TYPE ? page.package : undefined,
        trail: [...page.trail, ...(anchor ? [page.title] : []), ...(parent ? [parent] : [])],
        // If the first result is an error message, readers get its cause and fix without opening the page.
        excerpt:
          index === 0 && kind === ERROR
            ? explainError(blocks)
            : [[excerpt(anchor ? blocks : [page.description, ...blocks], terms)]],
      })),
  };
}

addEventListener('message', ({data, ports: [port]}: MessageEvent<Parameters<typeof answer>>) => {
  // Nothing if its index didn't load.
  const found = answer(...data).catch(() => undefined);
  void found.then((value) => port?.postMessage(value));
});
