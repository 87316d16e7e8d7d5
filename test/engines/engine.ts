/** A tab in the engine of the project, for all its tests, and addresses and places that they share. */
import {expect, test as base} from '@playwright/test';
import {released} from '../../config/versions';
import {findChromium} from '../../tools/chromium';
import {enginePackages, findFirefox, findWebKit} from '../support/browsers';
import {startHost} from '../support/deployments';
import {startChromium, startFirefox} from './puppeteer';
import {Tab} from './tab';
import {startWebKit} from './webkit';

export const docs = `/docs/${released.path}`;
export const tutorial = `${docs}/tutorial/hello-holos/`;
export const glossary = `${docs}/glossary/`;
export const versions = '.navbar .dropdown:has([data-version])';
export const said = 'output, [role=status]';

const engines = {
  chromium: {find: findChromium, start: startChromium},
  firefox: {find: findFirefox, start: startFirefox},
  webkit: {find: findWebKit, start: startWebKit},
};

export const test = base.extend<{tab: Tab}, {window: Tab | undefined}>({
  window: [
    async ({}, use, {project}) => {
      const {find, start} = engines[project.name as keyof typeof engines];
      const host = find() ? await startHost() : undefined;
      const window = host && new Tab(host, await start(host.origin));
      await use(window);
      await window?.close();
    },
    {scope: 'worker'},
  ],

  tab: async ({window: tab}, use, {project: {name}}) => {
    if (!tab) {
      return test.skip(
        true,
        `${name} is missing: apt-get install ${enginePackages[name as keyof typeof engines]}`,
      );
    }
    await tab.go('/markdown-page/');
    await tab.resize(1280, 900);
    await use(tab);
    delete tab.host.alter;
    delete tab.host.wait;
    // The page of the test may have no storage, and an address that ends in .html is left at once. A document that still
    // loads can end the wait for this one.
    await tab.go('/markdown-page/');
    await tab.arrive('/markdown-page/');
    const reported = await tab.run(() => {
      const found = sessionStorage.getItem('faults') ?? '';
      localStorage.clear();
      sessionStorage.clear();
      return found;
    });
    // What the framework says in the tests without storage.
    const expected = /^$|browser storage is not available|Docusaurus storage error, can't set/;
    const lines = reported.split('\n').filter((line) => !expected.test(line));
    expect(lines, 'faults that the browser reported').toEqual([]);
  },
});
