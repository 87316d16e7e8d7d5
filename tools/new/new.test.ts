import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {released, unreleased} from '../../config/versions';
import {readFrontMatter} from '../../lib/markdown';
import {newPage} from './page';
import {newPost} from './post';
import {withPage} from './sidebar';

const versions = [unreleased, released];

const sidebar = `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  doc: [
    {
      type: 'category',
      label: 'Topics',
      link: {type: 'doc', id: 'topics/index'},
      items: [
        'topics/charts',
        {type: 'category', label: 'GitOps', link: {type: 'doc', id: 'topics/gitops/index'}, items: ['other/page']},
        'topics/kargo', // the last
      ],
    },
    'glossary',
  ],
};

export default sidebars;
`;

for (const [id, before] of [
  ['topics/secrets', 'topics/kargo'],
  ['topics/gitops/flux', 'other/page'],
  ['topics/deeply/nested/page', 'topics/kargo'],
  ['faq', 'glossary'],
  ['unknown/page', 'glossary'],
] as const) {
  test(`${id} is listed after ${before}`, async () => {
    for (const [file, text] of [
      ['sidebars.ts', sidebar],
      // What it exports is valid JSON, but for quotes and commas.
      [
        'sidebars.json',
        sidebar
          .replace(/^[^]*SidebarsConfig = |;\n[^]*$|\/\/.*/g, '')
          .replaceAll("'", '"')
          .replace(/(\w+):/g, '"$1":')
          .replace(/,(\s*[\]}])/g, '$1'),
      ],
    ] as const) {
      const longer = await withPage(text, path.join(siteDir, file), id);
      const listed = [...longer.matchAll(/['"]([a-z/]+)['"]/g)].map(([, one]) => one);
      expect(listed[listed.indexOf(before) + 1], file).toBe(id);
      expect(longer.match(new RegExp(id, 'g')), file).toHaveLength(1);
    }
  });
}

test('a page that is listed already is refused', async () => {
  for (const id of ['glossary', 'topics/index']) {
    await expect(withPage(sidebar, 'sidebars.ts', id)).rejects.toThrow(`sidebars.ts lists ${id} already.`);
  }
});

test('a page is made in both versions, listed in their sidebars, and says where to go on', async () => {
  const {files, next} = await newPage(siteDir, versions, 'topics/own-secrets');
  expect([...files.keys()]).toEqual(
    versions.flatMap(({folder, status}) => [
      `${folder}/topics/own-secrets.mdx`,
      status === 'unreleased' ? 'sidebars.ts' : `versioned_sidebars/version-${released.name}-sidebars.json`,
    ]),
  );
  const data = readFrontMatter(files.get('docs/topics/own-secrets.mdx') ?? '');
  expect(data).toEqual({title: 'Own secrets', description: expect.stringMatching(/^TODO.{46,156}$/)});
  expect(next.join('\n')).toContain('docs/topics/index.mdx');
  expect(next.join('\n')).toContain(`/docs/${unreleased.path}/topics/own-secrets/`);
  for (const {folder} of versions) {
    expect(files.get(`${folder}/topics/own-secrets.mdx`)).toBe(files.get('docs/topics/own-secrets.mdx'));
  }
  // The other entries stay as they are, and as the framework and prettier write them.
  for (const [file, text] of [...files].filter(([name]) => /sidebars/.test(name))) {
    const lines = text.split('\n').filter((line) => !line.includes('topics/own-secrets'));
    const before = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
    expect(
      lines.map((line) => line.replace(/,$/, '')),
      file,
    ).toEqual(before.map((line) => line.replace(/,$/, '')));
  }
});

test('a title of one’s own is kept, whatever it has in it', async () => {
  for (const title of ['Secrets: a "how"', 'No', 'Helm, Kustomize and CUE']) {
    const {files} = await newPage(siteDir, versions, 'topics/secrets', title);
    expect(readFrontMatter(files.get('docs/topics/secrets.mdx') ?? '').title).toBe(title);
  }
});

for (const [id, message] of [
  ['topics/kargo', 'docs/topics/kargo.mdx is there already.'],
  ['docs/topics/kargo.mdx', 'docs/topics/kargo.mdx is there already.'],
  ['topics/gitops', 'docs/topics/gitops/index.mdx is there already.'],
  ['docs/topics/New Page.mdx', 'such as topics/secrets.'],
  ['/topics/secrets', 'such as topics/secrets.'],
] as const) {
  test(`a page at ${id} is refused`, async () => {
    await expect(newPage(siteDir, versions, id)).rejects.toThrow(message);
  });
}

test('a post has the day, the first author and the tags to choose from; a second one is refused', () => {
  const folder = test.info().outputDir;
  mkdirSync(path.join(folder, 'blog'), {recursive: true});
  writeFileSync(path.join(folder, 'blog/authors.yml'), 'team:\n  name: Team\nother:\n  name: Other\n');
  writeFileSync(path.join(folder, 'blog/tags.yml'), '# Tags\none:\n  label: One\n\ntwo:\n  label: Two\n');
  const {files} = newPost(folder, 'faster-renders', '2031-02-03');
  const [[file = '', text = ''] = []] = [...files];
  expect(file).toBe('blog/2031-02-03-faster-renders/index.mdx');
  expect(text).toContain('tags: [] # of one, two\n');
  expect(text).toContain('\n\n{/* truncate */}\n\n');
  expect(readFrontMatter(text)).toEqual({
    slug: 'faster-renders',
    title: 'Faster renders',
    description: expect.stringMatching(/^TODO.{46,156}$/),
    authors: ['team'],
    tags: [],
  });
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
  expect(() => newPost(folder, 'faster-renders', '2032-01-01')).toThrow(`${file} is there already.`);
  expect(() => newPost(folder, 'Faster renders', '2032-01-01')).toThrow('is no slug');
});
