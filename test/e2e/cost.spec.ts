/** What pages cost the processor of a phone, in counts, which do not depend on the machine. bench/pages.ts has the times. */
import {expect, test} from '../support/fixtures';
import {heavyPages, traceLoad} from '../support/trace';

test('to load a page restyles at most half as many elements again as its HTML has without styles and scripts', async ({
  browser,
  baseURL,
}) => {
  for (const page of heavyPages) {
    const [own, bare] = [
      await traceLoad(browser, baseURL + page),
      await traceLoad(browser, baseURL + page, true),
    ];
    expect(bare.restyled, page).toBeGreaterThan(400);
    expect.soft(own.restyled, page).toBeLessThan(1.5 * bare.restyled);
  }
});
