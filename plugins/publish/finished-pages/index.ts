import {statSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {withoutBase} from '../../engine/addresses';
import type {Capability} from '../../engine/capability';
import type {Article, FinishedSite} from '../../engine/finishedPage';
import {stopBuild} from '../../engine/stop';
import {articlesOf} from './articles';
import {finishPage} from './page';

/** The Markdown or component of each page, by the path of its address. */
function sourcesOf(routes: readonly RouteConfig[]): Map<string, string> {
  return new Map(
    routes.flatMap((route) => [
      ...(route.metadata?.sourceFilePath ? [[route.path, route.metadata.sourceFilePath] as const] : []),
      ...sourcesOf(route.routes ?? []),
    ]),
  );
}

function fileOf(outDir: string, route: string): string {
  const file = path.join(outDir, route.endsWith('.html') ? route : path.join(route, 'index.html'));
  if (!statSync(file, {throwIfNoEntry: false})?.isFile()) {
    throw new Error(`${route}: the build wrote no page for this route`);
  }
  return file;
}

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A capability says what is wrong with a page by a plain error; any other error needs its stack. */
function stop(error: unknown): void {
  const {message, cause = error} = error as Error;
  if (Object.getPrototypeOf(cause) !== Error.prototype) {
    throw error;
  }
  stopBuild(message);
}

/** Reads each page of the finished build once, and has the capabilities read and edit it; see README.md. */
export function finishedPages(): Capability {
  return {
    name: 'finished-pages',
    configure(config) {
      if (config.trailingSlash !== true) {
        throw new Error(
          'finished-pages needs trailingSlash: true, so that each page is in the file PAGE/index.html',
        );
      }
      return config;
    },
    plugin: (context, all) => {
      let articles: readonly Article[] = [];
      return {
        allContentLoaded({allContent}) {
          articles = articlesOf(allContent, context.baseUrl);
        },
        async postBuild(props) {
          await finish(props, context, articles, all).catch(stop);
        },
      };
    },
  };
}

async function finish(
  {outDir, routes, routesPaths}: PostBuild,
  {siteDir, baseUrl, siteConfig}: LoadContext,
  articles: readonly Article[],
  all: readonly Capability[],
): Promise<void> {
  // The framework only warns of a duplicate route, and lists it twice.
  const addresses = [...new Set(routesPaths)];
  const relative = (address: string) => withoutBase(baseUrl, address) ?? address;
  const site: FinishedSite = {
    siteDir,
    outDir,
    baseUrl,
    url: siteConfig.url + baseUrl.slice(0, -1),
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    articles,
    routes: addresses.map(relative),
  };
  const known = new Set(site.routes);
  const lost = articles.find(({route}) => !known.has(route));
  if (lost) {
    throw new Error(`${lost.source}: the build has no page at its address ${lost.route}`);
  }
  const byRoute = new Map(articles.map((article) => [article.route, article]));
  const sources = sourcesOf(routes);
  const files: Promise<void>[] = [];
  function later(writing: Promise<void>): void {
    files.push(writing);
    // `Promise.all` reports an error; without a handler, it would end the process before.
    writing.catch(() => {});
  }
  for (const address of addresses) {
    const route = relative(address);
    const file = fileOf(outDir, route);
    const facts = {site, route, file, source: sources.get(address), article: byRoute.get(route)};
    await finishPage(facts, all, later);
    // Other plugins, and the threads of capabilities, are answered between two pages.
    await setImmediate();
  }
  await Promise.all(files);
  for (const capability of all) {
    await capability.site?.(site);
  }
}
