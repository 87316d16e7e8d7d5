// test/sites/release.spec.ts tests the refusals and the result of a release.
import {versionsOf} from '../../config/versions';
import {examplesIn} from '../../config/examples';
import {site as siteFacts} from '../../config/site';
import {expect, test as base, type TestSite} from '../../plugins/examples/fixture/site';
import {hashBlocks} from '../../plugins/examples/page/hash';
import {recordPassed} from '../../plugins/examples/page/lock';
import {checkLock} from '../../plugins/examples/page/rules';
import {readSite} from '../../plugins/examples/page/site';
import {nameRefusal, startVersion} from './cli';

const versions = versionsOf(['v1'], 'v2');
const open = ({folder: root}: TestSite) => readSite({root, options: examplesIn(root)});

/** Names of no version of this site, so that a release changes no test. */
const test = base.extend<{site: TestSite}>({
  site: async ({site}, use) => {
    site.write('versions.json', '["v1"]');
    site.write('config/unreleased.json', '{"name": "v2"}');
    await use(site);
  },
});

/** Records all pages as if they had been run. */
function recordAll(site: TestSite): void {
  const opened = open(site);
  const passed = [...opened.pages.values()].map((page) => [
    page.id,
    {blocks: hashBlocks(page, opened), tools: {}},
  ]);
  recordPassed(opened, Object.fromEntries(passed));
}

test('a new version is accepted only with an API version’s name that is not taken', () => {
  for (const name of ['v3', 'v3alpha1', 'v1beta12']) {
    expect(nameRefusal(name, versions), name).toBeUndefined();
  }
  expect(nameRefusal('v2', versions)).toBe('v2 exists; the versions are v2, v1.');
  for (const name of ['3', 'V3', 'v0', 'v3alpha', 'v3.0', '../v3', 'next']) {
    expect(nameRefusal(name, versions), name).toContain('not the name of an API version');
  }
});

const page = '---\ntitle: Page\n---\n\n```bash run\ntrue\n```\n';

test('a new version begins with the recorded runs and platforms of the version before', ({site}) => {
  site.page('tutorial/page', page);
  recordAll(site);
  site.write('data/schema/v2.json', '{"version": "v2"}');
  const file = 'static/platforms/v2/tutorial/page.txtar';
  const platform = (version: string) =>
    `The end of ${siteFacts.url}/docs/${version}/tutorial/page/\n` +
    `  holos init platform v2\n  curl ${siteFacts.url}/platforms/${version}/tutorial/page.txtar\n`;
  site.write(file, platform('v2'));
  const lock = JSON.parse(site.read('examples.lock.json')) as {pages: Record<string, object>};
  lock.pages['v2/tutorial/page'] = {...lock.pages['v2/tutorial/page'], platform: 'hash'};
  site.write('examples.lock.json', JSON.stringify(lock));
  // These files are the work of docusaurus docs:version.
  site.write('versioned_docs/version-v2/tutorial/page.mdx', page);
  site.write('versions.json', '["v2", "v1"]');

  startVersion(site.folder, 'v2', 'v3');
  expect(site.read('config/unreleased.json')).toBe('{"name": "v3"}\n');
  expect(site.read('data/schema/v3.json')).toBe('{"version": "v2"}');
  // The tool and the command that makes the platform still have only the previous version.
  expect(site.read(file.replace('v2', 'v3'))).toBe(platform('v3'));
  expect(site.read(file)).toBe(platform('v2'));
  // The platform of the released page is none that a run left here.
  const faults = checkLock(open(site));
  expect(faults.map((fault) => fault.file)).toEqual(['versioned_docs/version-v2/tutorial/page.mdx']);
});
