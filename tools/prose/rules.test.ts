import {expect, test} from '@playwright/test';
import {released} from '../../config/versions';
import {parseProse} from './page';
import {checkProse, problemsOf, rules} from './rules';

const description = 'A description that is long enough to be shown in full by a search engine.';

function faults(
  body: string,
  {file = 'docs/page.mdx', front = `title: Title\ndescription: ${description}`} = {},
) {
  return problemsOf(parseProse(`---\n${front}\n---\n\n${body}\n`, file));
}

const good = [
  '## Render the platform',
  '',
  'Run `holos render platform` and [read how validators fail](./validators.mdx).',
  '',
  '### How `BuildPlan` fits {#how}',
  '',
  '## Deploy with Argo CD and Flux',
  '',
  '## Step 2: Write the component',
  '',
  '![The pipeline from CUE to manifests](./pipeline.svg)',
  '',
  '```txt output',
  'x'.repeat(200),
  '```',
  '',
  '```bash run proof',
  'true',
  '```',
].join('\n');

test('a page in good style has no fault', () => {
  expect(faults(good)).toEqual([]);
});

test('a page of src/pages/ writes its own H1', () => {
  expect(faults('# Title\n\n## Part', {file: 'src/pages/page.md'})).toEqual([]);
  expect(faults('# Title\n\n# Again', {file: 'src/pages/page.md'})).toHaveLength(1);
});

const cases: {
  rule: keyof typeof rules;
  body?: string;
  front?: string;
  file?: string;
  message: string;
  line: number;
}[] = [
  {
    rule: 'headingLevels',
    body: '# Again',
    message: 'a second H1; the title in the front matter is the first. Start at ##',
    line: 6,
  },
  {rule: 'headingLevels', body: '## One\n\n#### Three', message: 'H4 follows H2; skip no level', line: 8},
  {rule: 'headingLevels', body: '### One', message: 'H3 follows H1; skip no level', line: 6},
  {
    rule: 'sentenceCase',
    body: '## Render The Platform',
    message: 'headings are in sentence case: The, Platform; a name goes into tools/prose/names.ts',
    line: 6,
  },
  {
    rule: 'sentenceCase',
    front: `title: Hello World\ndescription: ${description}`,
    message: 'headings are in sentence case: World; a name goes into tools/prose/names.ts',
    line: 1,
  },
  {
    rule: 'linkText',
    body: 'See [here](./x.mdx).',
    message: 'the link text "here" does not say where it leads',
    line: 6,
  },
  {rule: 'linkText', body: 'See [](./x.mdx).', message: 'a link without text', line: 6},
  {
    rule: 'alternativeText',
    body: '![](./x.svg)',
    message: 'an image without a text that says what it shows',
    line: 6,
  },
  {rule: 'alternativeText', body: '<img src="x.svg" />', message: 'an <img> without alt', line: 6},
  {
    rule: 'words',
    body: 'Just run it.',
    message: '"Just"; leave it out, or say what the reader does',
    line: 6,
  },
  {
    rule: 'words',
    front: `title: Easy start\ndescription: ${description}`,
    message: '"Easy" in the title; leave it out',
    line: 1,
  },
  {
    rule: 'codeColumns',
    body: `\`\`\`cue\nshort: 1\n${'x'.repeat(100)}\n\`\`\``,
    message: '100 columns of code; stay under 100',
    line: 8,
  },
  {
    rule: 'proofs',
    file: 'blog/2024-10-28-post/index.mdx',
    body: '```bash run proof\ntrue\n```',
    message: 'a proof is executed on pages of the docs only; put it where the claim is explained',
    line: 6,
  },
  {
    rule: 'claims',
    file: 'docs/page.mdx',
    body: 'It never fails.',
    message:
      '"never" promises what nothing in this section runs; show it, prove it with `bash run proof`, ' +
      'say less, or write {/* claim: why */} before it',
    line: 6,
  },
  {
    rule: 'ownVersion',
    file: `${released.folder}/page.mdx`,
    body: '[Another version](/docs/v1/api/)',
    message: `/docs/v1/api/ leads to v1 by address; link to the file, which stays in ${released.path}`,
    line: 6,
  },
  {
    rule: 'status',
    file: 'docs/page.mdx',
    body: 'This is the next\nAPI version.',
    message:
      '"next API version" is true until the next release; write <VersionStatus />, or name the version',
    line: 6,
  },
  {
    rule: 'status',
    file: 'src/pages/markdown-page.md',
    body: '# About\n\nText.',
    front: 'title: About\ndescription: What this site has to say about the version that is not yet released.',
    message: '"not yet released" is true until the next release; write <VersionList />',
    line: 1,
  },
];

for (const {rule, body = good, message, line, ...options} of cases) {
  test(`${rule}: ${message}`, () => {
    const found = faults(body, options);
    expect(found.map((fault) => fault.message)).toEqual([message]);
    // A page with another body keeps the number of lines above it.
    expect(found[0]?.line).toBe(line);
  });
}

test('every rule has a page that breaks it', () => {
  expect(new Set(cases.map(({rule}) => rule))).toEqual(new Set(Object.keys(rules)));
});

for (const [name, text, line, message] of [
  [
    'a component that is not closed',
    '---\ntitle: Title\n---\n\n<Steps>\n\n1. One\n',
    5,
    'Expected a closing tag for `<Steps>`',
  ],
  [
    'front matter that is no YAML',
    '---\ntitle: One: two\n---\n\nText.\n',
    2,
    'incomplete explicit mapping pair',
  ],
] as const) {
  test(`a page that cannot be parsed is named: ${name}`, () => {
    expect(checkProse(text, 'docs/page.mdx')).toEqual([
      {file: 'docs/page.mdx', line, message: expect.stringContaining(message)},
    ]);
  });
}
