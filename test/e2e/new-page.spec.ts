import {expect, test} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {CopiedSite} from '../../tools/sites/copiedSite';
import {warningsOf} from '../../tools/check/warnings';

const title = 'A page that nobody expected';
const description =
  'A page that a test adds, to see that no other place than the documented ones needs to know of it.';

/** The front matter and text of the new page or post. */
const text = (more: string, body: string) =>
  `---\n${more}title: ${title}\ndescription: ${description}\n---\n\n${body}\n`;

// The build of the whole site takes most of it, and longer beside the other tests.
test.setTimeout(400_000);

test('a page and a post are added where CONTRIBUTING says so, and nowhere else', async () => {
  const site = new CopiedSite();
  try {
    for (const {folder} of [unreleased, released]) {
      site.write(
        `${folder}/topics/unexpected.mdx`,
        text(
          '',
          'The page links to [the glossary](../glossary.mdx).\n\n## A heading\n\n```cue\nvalue: "new"\n```',
        ),
      );
    }
    site.edit('sidebars.ts', (source) =>
      source.replace("'topics/kargo',", "'topics/kargo',\n        'topics/unexpected',"),
    );
    site.edit(`versioned_sidebars/${released.folder.split('/')[1]}-sidebars.json`, (source) =>
      source.replace('"topics/kargo",', '"topics/kargo", "topics/unexpected",'),
    );
    site.write(
      'blog/2025-01-02-unexpected/index.mdx',
      text(
        'slug: unexpected\nauthors: [holos]\ntags: [feature]\n',
        'An introduction to a post that a test adds.\n\n{/* truncate */}\n\n## What comes after\n\n' +
          'It says more of it. '.repeat(40),
      ),
    );
    site.commit('A new page');

    for (const [program, ...args] of [
      ['tsx', 'tools/prose/cli.ts'],
      ['tsx', 'tools/examples/cli.ts', '--static'],
      ['docusaurus', 'build'],
      // All that reads the build, and the tests of the parts that know pages.
      [
        'playwright',
        'test',
        '--project=unit',
        '--project=build',
        '--reporter=line',
        'lib/',
        'config/',
        'plugins/articles',
        'plugins/authoring',
        'test/build',
      ],
    ] as const) {
      const {status, output} = await test.step([program, ...args].join(' '), () =>
        site.run(program, args, {TEST_OUTPUT: 'test-results'}),
      );
      expect(status, output).toBe(0);
      if (program === 'docusaurus') {
        expect(warningsOf(output), output).toEqual([]);
      }
    }
  } finally {
    site.remove();
  }
});
