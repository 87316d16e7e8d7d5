import {expect, test} from '@playwright/test';
import * as options from '../../config/options';
import {pages, siteDir} from '../../config/pages';
import {site} from '../../config/site';
import {versions} from '../../config/versions';
import {createCheck} from '../../plugins/writing/content-rules/check';
import {readPages} from '../../plugins/writing/content-rules/content';
import {examples} from '../../plugins/examples';
import {readSite} from '../../plugins/examples/site';
import {countParses} from '../../plugins/engine/sourcePage';

test('the rules, the examples and code blocks share one parse of each page', () => {
  const exampleOptions = options.examplesFor(versions);
  const executed = examples(siteDir, exampleOptions);
  const files = pages
    .all()
    .map(({source}) => source)
    .filter((source) => /\.mdx?$/.test(source));
  const {parts} = readPages(siteDir, options.contentRules.folders);
  const before = countParses();
  const check = createCheck(
    {siteDir, url: site.url},
    options.contentRules,
    executed.checks?.({siteDir, baseUrl: '/'}) ?? [],
  );
  check(false);
  readSite({root: siteDir, options: exampleOptions});
  files.forEach((file) => {
    executed.filesBefore(`${siteDir}/${file}`);
  });
  expect(files.length).toBeGreaterThan(90);
  expect(countParses() - before, 'pages are parsed more than once').toBeLessThanOrEqual(
    files.length + parts.length,
  );
});
