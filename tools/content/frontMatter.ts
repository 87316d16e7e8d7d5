/** The front matter of pages: known keys, their types, and what has to be there. */
import {createRequire} from 'node:module';
import type {Page} from '../../lib/pages';
import {instead, nearest, type Report} from './finding';
import {lineOfKey, type Fields} from './yaml';

/** The framework's own checks of types; they print what they find, and throw it. */
const load = createRequire(__filename) as (name: string) => Record<string, unknown>;

interface Invalid {
  details?: {path: (string | number)[]; message: string}[];
}

/** Kinds of pages, by what the framework makes of them. */
export type Kind = 'docs' | 'blog' | 'pages';

export const kindOf = ({version, section}: Page): Kind => (version ? 'docs' : section ? 'blog' : 'pages');

const common = [
  'title',
  'description',
  'keywords',
  'image',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'last_update',
  'draft',
  'unlisted',
  'mdx',
];

/** The keys that a page may have. plugins/upstream knows where the framework lists them. */
export const keysOf: Record<Kind, readonly string[]> = {
  docs: [
    ...common,
    'examples',
    'id',
    'slug',
    'hide_title',
    'sidebar_label',
    'sidebar_position',
    'sidebar_class_name',
    'sidebar_custom_props',
    'displayed_sidebar',
    'pagination_label',
    'pagination_next',
    'pagination_prev',
    'parse_number_prefixes',
    'custom_edit_url',
    'tags',
  ],
  blog: [...common, 'id', 'slug', 'title_meta', 'date', 'authors', 'tags'],
  pages: [...common, 'wrapperClassName'],
};

/** The least and the greatest length of a description, as search results show it. */
const DESCRIPTION = {min: 50, max: 160};

const validators: Record<Kind, () => unknown> = {
  docs: () => load('@docusaurus/plugin-content-docs/lib/frontMatter.js').validateDocFrontMatter,
  blog: () => load('@docusaurus/plugin-content-blog/lib/frontMatter.js').validateBlogPostFrontMatter,
  // Its keys are among those of the docs, with the same types.
  pages: () => load('@docusaurus/plugin-content-docs/lib/frontMatter.js').validateDocFrontMatter,
};

/** Calls the framework's check without what it prints. */
function typeErrors(kind: Kind, fields: Fields): NonNullable<Invalid['details']> {
  const validate = validators[kind]() as (head: Fields) => void;
  const {error} = console;
  console.error = () => undefined;
  try {
    validate(structuredClone(fields));
    return [];
  } catch (thrown) {
    return (thrown as Invalid).details ?? [{path: [], message: String(thrown)}];
  } finally {
    console.error = error;
  }
}

/** Reports what is wrong with the front matter of a page, whatever other files say. */
export function checkHead(page: Page, source: string, fields: Fields, report: Report): void {
  const kind = kindOf(page);
  const known = keysOf[kind];
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  for (const key of unknown) {
    report(lineOfKey(source, key), `front matter: ${key} is not known; ${instead(key, known)}`);
  }
  const missing = ['title', 'description'].filter(
    (key) => !(key in fields) && !unknown.some((name) => nearest(name, known) === key),
  );
  if (missing.length > 0) {
    report(1, `front matter lacks ${missing.join(' and ')}; every page has both`);
  }
  for (const key of ['title', 'description'].filter((name) => name in fields && !isText(fields[name]))) {
    report(
      lineOfKey(source, key),
      `front matter: ${key} needs a text; one that looks like a number stands in quotes`,
    );
  }
  const {length} = String(fields.description ?? '');
  if (isText(fields.description) && (length < DESCRIPTION.min || length > DESCRIPTION.max)) {
    report(
      lineOfKey(source, 'description'),
      `the description has ${length} characters; write ${DESCRIPTION.min} to ${DESCRIPTION.max}, as search results show them`,
    );
  }
  const judged = Object.fromEntries(
    Object.entries(fields).filter(([key]) => !['title', 'description', 'examples'].includes(key)),
  );
  for (const {path, message} of typeErrors(kind, judged)) {
    const [key = ''] = path.map(String);
    const hint = /boolean/.test(message) ? '; write true or false' : '';
    report(lineOfKey(source, key), `front matter: ${message.replaceAll('"', '')}${hint}`);
  }
  checkAddress(page, kind, source, fields, report);
}

/** The path of a page says its address; front matter that says another one would leave the rest of the site wrong. */
function checkAddress(page: Page, kind: Kind, source: string, {slug, id}: Fields, report: Report): void {
  const own = page.route.split('/').at(-2);
  if (kind === 'docs' && (slug ?? id) !== undefined) {
    const key = slug === undefined ? 'id' : 'slug';
    report(
      lineOfKey(source, key),
      `front matter: the path of a page is its address; leave out ${key}, or rename the file`,
    );
  } else if (kind === 'blog' && typeof slug === 'string' && slug.replaceAll('/', '') !== own) {
    report(
      lineOfKey(source, 'slug'),
      `front matter: the slug is ${slug}, but the name of the folder says ${own}; make them the same`,
    );
  }
}
