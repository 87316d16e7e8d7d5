import {statSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {withoutBase} from '../../engine/addresses';
import {call, checkOptions, Joi, keysOf, named, text} from '../../engine/options';
import type {Article, FinishedSite, Step} from '../../engine/step';
import {stopBuild} from '../../engine/stop';
import {articlesOf} from './articles';
import {finishPage} from './page';

interface Options {
  /** What is done with each page, in this order; see plugins/engine/step.ts. */
  steps: readonly Step[];
}

const schema = keysOf<Options>({
  steps: Joi.array()
    .required()
    .items(keysOf<Step>({name: text.required(), needs: named(text), page: call, lastly: call, site: call})),
});

/**
 * What the first step lacks that needs a plugin or another step: `plugins/publish/policy needs plugins/shell/static-first: …`
 *
 * @param plugins the names of the site's plugins
 */
export function missingNeed(steps: readonly Step[], plugins: readonly string[]): string | undefined {
  const known = new Set([...plugins, ...steps.map(({name}) => name)]);
  const missing = steps.flatMap(({name, needs = {}}) =>
    Object.entries(needs)
      .filter(([needed]) => !known.has(needed))
      .map(([needed, reason]) => `${name} needs ${needed}: ${reason}`),
  );
  return missing[0];
}

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

/** A step says what is wrong with a page by a plain error; any other error needs its stack. */
function stop(error: unknown): void {
  const {message, cause = error} = error as Error;
  if (Object.getPrototypeOf(cause) !== Error.prototype) {
    throw error;
  }
  stopBuild(message);
}

/** Reads each page of the finished build once, and has the steps run on it; see README.md. */
export default function finishedPages(options: Options) {
  const {steps} = checkOptions('finished-pages', schema, options);
  let articles: readonly Article[] = [];
  return ({siteDir, baseUrl, siteConfig}: LoadContext): Plugin => ({
    name: 'finished-pages',
    allContentLoaded({allContent}) {
      const missing = missingNeed(steps, Object.keys(allContent));
      if (missing !== undefined) {
        stopBuild(missing);
      }
      articles = articlesOf(allContent, baseUrl);
    },
    async postBuild(props) {
      await finish(props, {siteDir, baseUrl, siteConfig}).catch(stop);
    },
  });

  async function finish(
    {outDir, routes, routesPaths}: PostBuild,
    {siteDir, baseUrl, siteConfig}: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>,
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
      await finishPage(facts, steps, later);
      // Other plugins, and the threads that steps have, are answered between two pages.
      await setImmediate();
    }
    await Promise.all(files);
    for (const step of steps) {
      await step.site?.(site);
    }
  }
}
