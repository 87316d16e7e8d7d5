import {statSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {withoutBase} from '../../engine/addresses';
import type {Capability} from '../../engine/capability';
import type {Article, FinishedSite} from '../../engine/finishedPage';
import {stopBuild} from '../../engine/stop';
import {listArticles} from './articles';
import {correctMetadata} from './metadata';
import {finishPage} from './page';

/** The Markdown or component of each page, by the path of its address. */
function sourceFiles(routes: readonly RouteConfig[]): Map<string, string> {
  return new Map(
    routes.flatMap((route) => [
      ...(route.metadata?.sourceFilePath ? [[route.path, route.metadata.sourceFilePath] as const] : []),
      ...sourceFiles(route.routes ?? []),
    ]),
  );
}

function findFile(outDir: string, route: string): string {
  const file = path.join(outDir, route.endsWith('.html') ? route : path.join(route, 'index.html'));
  if (!statSync(file, {throwIfNoEntry: false})?.isFile()) {
    throw new Error(`${route}: the build wrote no page for this route`);
  }
  return file;
}

type BuildResult = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A capability throws a plain error for a fault of a page; any other error needs its stack. */
function stop(error: unknown): void {
  const {message, cause = error} = error as Error;
  if (Object.getPrototypeOf(cause) !== Error.prototype) {
    throw error;
  }
  stopBuild(message);
}

async function finishSite(
  {outDir, routes, routesPaths}: BuildResult,
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
  };
  const routesOfPages = new Set(addresses.map(relative));
  const lost = articles.find(({route}) => !routesOfPages.has(route));
  if (lost) {
    throw new Error(`${lost.source}: the build has no page at its address ${lost.route}`);
  }
  const byRoute = new Map(articles.map((article) => [article.route, article]));
  const sources = sourceFiles(routes);
  for (const address of addresses) {
    const route = relative(address);
    const file = findFile(outDir, route);
    await finishPage({site, route, file, source: sources.get(address), article: byRoute.get(route)}, all);
    // Other plugins, and the threads of capabilities, are answered between two pages.
    await setImmediate();
  }
  for (const capability of all) {
    await capability.site?.(site);
  }
}

/** Reads each page of the finished build once, and lets the other capabilities read and edit it; see README.md. */
export function finishedPages(all: readonly Capability[]): Capability {
  const own: Capability = {
    name: 'finished-pages',
    page: correctMetadata,
    plugin: (context) => {
      let articles: readonly Article[] = [];
      return {
        allContentLoaded({allContent}) {
          articles = listArticles(allContent, context.baseUrl);
        },
        postBuild: (result) => finishSite(result, context, articles, [own, ...all]).catch(stop),
      };
    },
  };
  return own;
}
