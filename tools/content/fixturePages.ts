/** Mistakes that writers make on pages of the docs, and what each is answered with. */
import {stub} from '../sites/fixtureSite';
import type {Gravity} from './finding';

/** A mistake in a site whose pages are stubs. */
export interface Mistake {
  /** What the writer did. */
  name: string;
  /** The page of the docs that has it, of the stub that it was; other files stand in `files`. */
  page?: (title: string) => string;
  /** The text of other files, made of what it was. */
  files?: Record<string, (before: string) => string>;
  /** Where it is reported; of a page its line alone. */
  at: number | string;
  /** Words of the answer. */
  says: string;
  gravity?: Gravity;
}

const inText = (body: string) => (title: string) => stub(title, body);
const inHead = (line: string) => (title: string) => stub(title, 'Text.', `${line}\n`);

/** Mistakes on a page of the docs. */
export const onPages: readonly Mistake[] = [
  {
    name: 'a link to a missing file',
    page: inText('A [lost page](./comparisn.mdx).'),
    at: 6,
    says: './comparisn.mdx leads to no page',
  },
  {
    name: 'a link to a missing address',
    page: inText('A [lost post](/blog/no-such-post/).'),
    at: 6,
    says: '/blog/no-such-post/ is no address of this site',
  },
  {
    name: 'a link to a post by its file',
    page: inText('A [post](/blog/2024-10-28-post/index.mdx).'),
    at: 6,
    says: 'leads to another version or the blog; link to its address, /blog/post/',
  },
  {
    name: 'a missing anchor',
    page: inText('To [the place](#the-plce).\n\n## The place'),
    at: 6,
    says: 'has no such heading; did you mean the-place?',
    gravity: 'warning',
  },
  {
    name: 'an unknown word of a fence',
    page: inText('```bash runn\nls\n```'),
    at: 6,
    says: 'unknown word runn; known are run, fails',
  },
  {name: 'a fence that is not closed', page: inText('```bash run\nls'), at: 6, says: 'never closed'},
  {
    name: 'a page without front matter',
    page: () => 'Text.\n',
    at: 1,
    says: 'the page has no front matter; begin it with',
  },
  {
    name: 'front matter that is not closed',
    page: (title) => `---\ntitle: ${title}\n\nText.\n`,
    at: 1,
    says: 'never closed; write "---"',
  },
  {
    name: 'no description',
    page: (title) => stub(title).replace(/^description.*\n/m, ''),
    at: 1,
    says: 'front matter lacks description',
  },
  {
    name: 'no title',
    page: (title) => stub(title).replace(/^title.*\n/m, ''),
    at: 1,
    says: 'front matter lacks title',
  },
  {
    name: 'a title that is a number',
    page: (title) => stub(title).replace(/^title.*/m, 'title: 1.5'),
    at: 2,
    says: 'title needs a text; one that looks like a number stands in quotes',
  },
  {
    name: 'a short description',
    page: (title) => stub(title).replace(/^description.*/m, 'description: Too short.'),
    at: 3,
    says: 'the description has 10 characters; write 50 to 160',
  },
  {
    name: 'a long description',
    page: (title) => stub(title).replace(/^description.*/m, `description: ${'long '.repeat(40).trim()}`),
    at: 3,
    says: 'the description has 199 characters; write 50 to 160',
  },
  {
    name: 'a misspelt key of front matter',
    page: (title) => stub(title).replace('description:', 'descripton:'),
    at: 3,
    says: 'descripton is not known; did you mean description?',
  },
  {
    name: 'an unknown key of front matter',
    page: inHead('sidebar_positon: 3'),
    at: 4,
    says: 'sidebar_positon is not known; did you mean sidebar_position?',
  },
  {
    name: 'a value of a wrong type',
    page: inHead('hide_table_of_contents: maybe'),
    at: 4,
    says: 'hide_table_of_contents must be a boolean; write true or false',
  },
  {
    name: 'a tab in front matter',
    page: inHead('examples:\n\tfrom: glossary'),
    at: 5,
    says: 'front matter has a tab; YAML is indented with spaces',
  },
  {
    name: 'front matter that is no YAML',
    page: (title) => stub(title).replace(/^title.*/m, 'title: Kargo: the rest'),
    at: 2,
    says: 'front matter is no YAML: incomplete',
  },
  {
    name: 'a key of front matter twice',
    page: inHead('title: Again'),
    at: 4,
    says: 'front matter is no YAML: duplicated mapping key',
  },
  {name: 'an address of its own', page: inHead('slug: /elsewhere'), at: 4, says: 'leave out slug'},
  {
    name: 'an unknown sidebar',
    page: inHead('displayed_sidebar: docs'),
    at: 4,
    says: 'has no sidebar docs; did you mean doc?',
  },
  {
    name: 'an unknown next page',
    page: inHead('pagination_next: glosary'),
    at: 4,
    says: 'did you mean glossary?',
  },
  {name: 'a tag on a page of the docs', page: inHead('tags: [cue]'), at: 4, says: 'only posts have tags'},
  {
    name: 'a state that does not exist',
    page: inHead('examples: {from: tutorial/none}'),
    at: 4,
    says: 'starts from a page that',
  },
  {
    name: 'a diagram without a drawing',
    page: inText('```mermaid\n%% size: 1x1\nflowchart LR\n  A[Nobody drew it] --> B\n```'),
    at: 6,
    says: 'run: npm run diagrams',
    gravity: 'unfinished',
  },
  {
    name: 'a page that never ran',
    page: inText('```bash run\nls\n```'),
    at: 1,
    says: 'never passed; run: npm run examples',
    gravity: 'unfinished',
  },
  {
    name: 'an import of a missing image',
    page: inText("Text.\n\nimport Flow from './flow.svg';\n\n<Flow />"),
    at: 8,
    says: 'there is no module ./flow.svg',
  },
  {
    name: 'an import of a missing component',
    page: inText("import Field from '@site/src/components/FieldTabel';\n\n<Field />"),
    at: 6,
    says: 'did you mean FieldTable?',
  },
  {
    name: 'a missing image',
    page: inText('![A picture](none.png)'),
    at: 6,
    says: 'none.png; there is none like it',
  },
  {
    name: 'a missing image of the site',
    page: inText('![A picture](/img/logo.sgv)'),
    at: 6,
    says: 'there is no image static/img/logo.sgv; did you mean logo.svg?',
  },
  {
    name: 'a component that is not closed',
    page: inText('<Steps>\n\n1. One'),
    at: 6,
    says: 'Expected a closing tag for `<Steps>` (6:1-6:8)',
  },
  {
    name: 'a component that is closed twice',
    page: inText('Text.\n\n</Steps>'),
    at: 8,
    says: 'write its opening tag before it',
  },
  {
    name: 'an unknown component',
    page: inText('<Step>\n\n1. One\n\n</Step>'),
    at: 6,
    says: '<Step> is not known here; import it, or write another: did you mean Steps?',
  },
  {
    name: 'a component without its list',
    page: inText('<Steps>\n\n- One\n\n</Steps>'),
    at: 6,
    says: '<Steps> stands around a numbered list',
  },
  {
    name: 'a brace that is text',
    page: inText('A brace {that closes nowhere.'),
    at: 6,
    says: 'a "{" that is text stands in code',
  },
  {
    name: 'a sign that is no tag',
    page: inText('Fewer <3 of them.'),
    at: 6,
    says: 'a "<" that is text stands in code',
  },
  {
    name: 'a comment of HTML',
    page: inText('<!-- a remark -->'),
    at: 6,
    says: 'use `{/* text */}`); a comment is {/* so */}',
  },
];
