/** Queries the search engine of a scope. The first query loads its index, once. */
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
  /** The package whose types its page explains. */
  package?: string | undefined;
}

export interface Answer extends Pick<Findings, 'isComplete' | 'messages' | 'missing'> {
  query: string;
  scope: string;
  hits: Hit[];
  /** The number of sections that answer, including those that aren't shown. */
  total: number;
}

export const scopes = [...options.scopes, {name: EVERYWHERE, label: 'Everywhere'}];

export const labelFor = (scope?: string): string => scopes.find(({name}) => name === scope)?.label ?? '';

/** The most sections of a page among the first results; its other sections come after those of all pages. */
const MAX_PER_PAGE = 3;

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

/** @param limit the most results to show */
export async function ask(base: string, query: string, scope: string, limit: number): Promise<Answer> {
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
        trail: [
          ...(scope === EVERYWHERE ? [labelFor(page.scope)] : []),
          ...page.trail,
          ...(anchor ? [page.title] : []),
          ...(parent ? [parent] : []),
        ],
        // If the first result is an error message, readers get its cause and fix without opening the page.
        excerpt:
          index === 0 && kind === ERROR
            ? explainError(blocks)
            : [[excerpt(anchor ? blocks : [page.description, ...blocks], terms)]],
      })),
  };
}
