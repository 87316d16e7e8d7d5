import {expect, test} from '@playwright/test';
import * as options from '../../config/options';
import {pages, siteDir} from '../../config/pages';
import {site} from '../../config/site';
import {versions} from '../../config/versions';
import {createCheck} from '../../plugins/writing/content-rules/check';
import {readPages} from '../../plugins/writing/content-rules/content';
import {contentChecks} from '../../plugins/examples/content';
import {completeOptions} from '../../plugins/examples/options';
import {filesBefore, openSite} from '../../plugins/examples/pages';
import {readExamplePage} from '../../plugins/engine/examplePage';
import {countParses} from '../../plugins/engine/sourcePage';

test('the rules, the examples, quotes and code blocks share one parse of each page', () => {
  const exampleOptions = options.examplesFor(versions);
  const files = pages
    .all()
    .map(({source}) => source)
    .filter((source) => /\.mdx?$/.test(source));
  const {parts} = readPages(siteDir, options.contentRules.folders);
  const before = countParses();
  const check = createCheck(
    {siteDir, url: site.url},
    options.contentRules,
    contentChecks(completeOptions(exampleOptions)),
  );
  check(false);
  openSite(siteDir, exampleOptions);
  Object.values(options.quotes).forEach(({file}) => readExamplePage(siteDir, file));
  const formerFiles = filesBefore(siteDir, exampleOptions);
  files.forEach((file) => {
    formerFiles(`${siteDir}/${file}`);
  });
  expect(files.length).toBeGreaterThan(90);
  expect(countParses() - before, 'pages are parsed more than once').toBeLessThanOrEqual(
    files.length + parts.length,
  );
});
