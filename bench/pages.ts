/**
 * Measures what pages cost the processor of a phone when they load, beside their HTML without styles, scripts and pictures; see
 * test/support/trace.ts. Sites, such as builds that `npm run serve` serves, take turns; medians are printed.
 *
 *   npx tsx bench/pages.ts ROUNDS ORIGIN...
 */
import {chromium} from '@playwright/test';
import {type Cost, heavyPages, traceLoad} from '../test/support/trace';
import {findChromium} from '../tools/chromium';

const names = ['processor', 'blocked', 'restyled', 'laidOut'] as const;

async function main([rounds, ...origins]: readonly string[]): Promise<void> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  for (const page of heavyPages) {
    const loads = origins.flatMap((origin) =>
      [false, true].map((isBare) => ({origin, isBare, costs: [] as Cost[]})),
    );
    for (let round = 0; round < Number(rounds); round++) {
      for (const {origin, isBare, costs} of loads) {
        costs.push(await traceLoad(browser, origin + page, isBare));
      }
    }
    for (const {origin, isBare, costs} of loads) {
      const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]?.toFixed(0);
      const figures = names.map((name) => `${name} ${median(costs.map((cost) => cost[name]))}`);
      console.log(`${page} ${isBare ? 'bare HTML' : origin}: ${figures.join(', ')}`);
    }
  }
  await browser.close();
}

void main(process.argv.slice(2));
