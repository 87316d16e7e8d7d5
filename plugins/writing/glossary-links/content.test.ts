import {expect, test} from '@playwright/test';
import type {ContentPage} from '../../engine/content';
import {parseMarkdown} from '../../engine/markdown';
import {checkTerms} from './content';

const pageOf = (file: string, text: string) => ({file, text, tree: parseMarkdown(text, file)}) as ContentPage;

test('a term without its heading is named, in each glossary', () => {
  const check = checkTerms(['cluster', 'dry-run'], (file) => file.endsWith('glossary.mdx'));
  const pages = [
    pageOf('docs/glossary.mdx', '## Cluster\n\n<Badge />\n\n## Preview {#dry-run}\n'),
    pageOf('old/glossary.mdx', '## Cluster {#group}\n\nA dry-run.\n\n```md\n## Cluster\n```\n\n## Dry run\n'),
    pageOf('docs/other.mdx', 'Text.'),
  ];
  expect(check({siteDir: '', pages, isPreview: true, hasId: () => true})).toMatchObject([
    {
      file: 'old/glossary.mdx',
      line: 1,
      message: 'no heading has the id cluster, to which other pages link where they use the term',
      remedy: expect.stringContaining('as in ## Term {#cluster}'),
    },
  ]);
});
