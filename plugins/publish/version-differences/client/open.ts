/**
 * Client module: a link to differences shows them in a dialog. Without React, it leads to the file. The build wrote the number of changes
 * into the links of each page, but not into the script that makes the page after a navigation by the router.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {all, closest, on} from '../../../engine/dom';
import {announce} from '../../../engine/toast';
import {COUNTS, WHERE, sayDifferences} from '../names';

/** The link whose dialog loads. */
let loading: HTMLAnchorElement | undefined;

async function open(link: HTMLAnchorElement): Promise<void> {
  loading = link;
  try {
    const {showDifferences} = await import('../dialog');
    // The reader may have gone on to another page.
    if (link.isConnected) {
      void showDifferences(link);
    }
  } catch {
    announce('The differences couldn’t be loaded. You may be offline.');
  }
  loading = undefined;
}

/** By the path of a page. */
let counts: Promise<Partial<Record<string, number>>> | undefined;

async function fillLinks(pathname: string): Promise<void> {
  const links = all<HTMLAnchorElement>('a[data-differences]').filter(({dataset: {differences = ''}}) =>
    new RegExp(WHERE).test(differences),
  );
  if (links.length === 0) {
    return;
  }
  try {
    counts ??= fetch(siteConfig.baseUrl + COUNTS).then((response) => response.json());
    const count = (await counts)[pathname] ?? 0;
    for (const link of links) {
      link.textContent = sayDifferences(count, link.dataset.differences ?? '');
      link.toggleAttribute('href', count > 0);
    }
  } catch {
    // The links say no number, until it can be loaded.
    counts = undefined;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  on('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-differences][href]');
    // A prevented click waits for React, and comes again.
    if (link && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      if (link !== loading) {
        void open(link);
      }
    }
  });
}

const numbers: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      void fillLinks(location.pathname);
    }
  },
};

export default numbers;
