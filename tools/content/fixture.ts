/** Mistakes that writers make, and what each is answered with: for the tests of the check, the preview and the build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {unreleased} from '../../config/versions';
import {stub} from '../sites/fixtureSite';
import {onPages, type Mistake} from './fixturePages';

export {onPages, type Mistake};

const add = (text: string) => (before: string) => `${before}${text}\n`;

const post = 'blog/2024-10-28-post/index.mdx';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** Line of the sidebar's entry that the mistakes are made at. */
const entry = read('sidebars.ts').split("'topics/kargo'")[0]?.split('\n').length ?? 0;

const tags = [...read('blog/tags.yml').matchAll(/^([\w-]+):/gm)].map(([, tag]) => tag).sort();

/** Mistakes in other files, of which no two are in one: they can stand together. */
export const onFiles: readonly Mistake[] = [
  {
    name: 'an unknown page in a sidebar',
    files: {'sidebars.ts': (text) => text.replace("'topics/kargo'", "'topics/cargo'")},
    at: `sidebars.ts:${entry}`,
    says: 'topics/cargo is no page of docs/; did you mean topics/kargo?',
  },
  {
    name: 'a wrong key in the file of authors',
    files: {'blog/authors.yml': add('  nmae: Somebody')},
    at: 'blog/authors.yml:9',
    says: 'nmae is not known; did you mean name?',
  },
  {
    name: 'a tab in the file of tags',
    files: {'blog/tags.yml': add('lost:\n\tlabel: Lost')},
    at: 'blog/tags.yml:',
    says: 'has a tab; YAML is indented with spaces',
  },
  {
    name: 'a post without its mark',
    files: {[post]: (text) => text.replace('{/* truncate */}\n', '')},
    at: `${post}:1`,
    says: 'the post has no {/* truncate */}',
  },
  {
    name: 'two pages at one address',
    files: {'src/pages/blog.md': () => stub('Twin', '# Twin')},
    at: 'src/pages/blog.md:1',
    says: 'its address /blog/ is also that of a list of the blog',
    gravity: 'warning',
  },
  {
    name: 'an entry of the lock without a page',
    files: {'examples.lock.json': () => '{"pages": {"v0/none": {"blocks": "", "tools": {}}}}\n'},
    at: 'examples.lock.json:1',
    says: 'there is no page that runs for the entry v0/none',
    gravity: 'unfinished',
  },
];

/** More of them, in the same files. */
export const onFilesToo: readonly Mistake[] = [
  {
    name: 'a page that a sidebar lists twice',
    files: {
      'sidebars.ts': (text) => text.replace("'topics/kargo',", "'topics/kargo',\n        'topics/kargo',"),
    },
    at: `sidebars.ts:${entry + 1}`,
    says: `topics/kargo is listed already, in line ${entry}`,
  },
  {
    name: 'a page that no sidebar lists',
    files: {'docs/topics/new.mdx': () => stub('New')},
    at: 'docs/topics/new.mdx:1',
    says: "no sidebar lists this page; add 'topics/new' to sidebars.ts",
  },
  {
    name: 'a file of authors that is no YAML',
    files: {'blog/authors.yml': add('lost: [')},
    at: 'blog/authors.yml:',
    says: 'the file is no YAML',
  },
  {
    name: 'a tag without its label',
    files: {'blog/tags.yml': add('lost:\n  lable: Lost')},
    at: 'blog/tags.yml:',
    says: 'lable is not known; did you mean label?',
  },
  {
    name: 'an undeclared tag and an undeclared author',
    files: {[post]: (text) => text.replace('[cue]', '[cuee]').replace('[holos]', '[holo]')},
    at: `${post}:6`,
    says: `blog/tags.yml declares no tag cuee; did you mean cue? known: ${tags.join(', ')}`,
  },
  {
    name: 'a page whose blocks are not those that ran',
    files: {
      'docs/topics/day-two.mdx': () => stub('Day two', '```bash run\nls\n```\n\n```txt output\nedited\n```'),
      'examples.lock.json': () =>
        `{"pages": {"${unreleased.label}/topics/day-two": {"blocks": "those before", "tools": {}}}}\n`,
    },
    at: 'docs/topics/day-two.mdx:6:',
    says: `this block is not the one that passed; run: npm run examples ${unreleased.label}/topics/day-two -- --update`,
    gravity: 'unfinished',
  },
];

/** Every mistake. */
export const mistakes = [...onPages, ...onFiles, ...onFilesToo];

/** The page of a copy that gets a mistake when it is alone. */
export const usualPage = 'docs/topics/kargo.mdx';

/** What a mistake writes: texts by their files. */
export function textsOf(
  {page, files = {}}: Mistake,
  read: (file: string) => string,
  target = usualPage,
): Record<string, string> {
  return {
    ...(page && {[target]: page('A page')}),
    ...Object.fromEntries(Object.entries(files).map(([file, change]) => [file, change(read(file))])),
  };
}

/** How the answer begins. */
export const placeOf = ({at}: Mistake, target = usualPage) =>
  typeof at === 'number' ? `${target}:${at}:` : at;
