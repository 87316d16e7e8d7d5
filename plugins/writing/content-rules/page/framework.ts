/** What the framework itself checks in front matter, found earlier: with file and line, and all mistakes at once. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentPage} from '../../../engine/content';
import {loadPackage} from '../../../engine/loadPackage';
import {readFrontMatter} from '../../../engine/markdown';
import {lineOfKey} from '../frontMatter';
import type {Rule} from '../rule';
import {didYouMean} from '../words';

type Validate = (frontMatter: Record<string, unknown>) => unknown;

/** The framework's own check of front matter. Its module has no type declarations. */
const validator = (kind: string, name: string) =>
  (loadPackage(`@docusaurus/plugin-content-${kind}/lib/frontMatter.js`) as Record<string, Validate>)[name];

const validators: Record<ContentPage['kind'], Validate | undefined> = {
  docs: validator('docs', 'validateDocFrontMatter'),
  blog: validator('blog', 'validateBlogPostFrontMatter'),
  pages: validator('pages', 'validatePageFrontMatter'),
};

interface Detail {
  message: string;
  path: (string | number)[];
}

/** Finds the errors that a check of the framework throws. The console is silent meanwhile, because the check prints them, too. */
function findErrors(validate: () => unknown): Detail[] {
  const {error: print} = console;
  console.error = () => undefined;
  try {
    validate();
    return [];
  } catch (error) {
    const {details} = error as {details?: Detail[]};
    return details ?? [{message: String((error as Error).message), path: []}];
  } finally {
    console.error = print;
  }
}

export const typeRule: Rule = ({kind, frontMatter, text}, report) => {
  for (const {message, path: keys} of findErrors(() => validators[kind]?.({...frontMatter}))) {
    const key = String(keys[0] ?? '');
    const remedy = `correct ${key || 'it'}, or remove it`;
    report(lineOfKey(text, key), `front matter: ${message.replace(/"/g, '')}`, remedy);
  }
};

/** The keys of a YAML file of the blog; none if it doesn't exist. */
function topLevelKeys(file: string): string[] {
  return existsSync(file) ? Object.keys(readFrontMatter(`---\n${readFileSync(file, 'utf8')}\n---\n`)) : [];
}

const namesIn = (value: unknown): string[] =>
  [value ?? []].flat().flatMap((one) => (typeof one === 'string' ? one : []));

/** The keys of a post whose values its blog declares, and the files that do. */
const declared = {tags: 'blog/tags.yml', authors: 'blog/authors.yml'};

/** Tags and authors are those that the files of the blog declare. */
export function declaredRule(siteDir: string): Rule {
  return ({kind, frontMatter, text}, report) => {
    for (const [key, file] of kind === 'blog' ? Object.entries(declared) : []) {
      const names = namesIn(frontMatter[key]);
      const known = names.length > 0 ? topLevelKeys(path.join(siteDir, file)) : [];
      for (const name of names.filter((one) => !known.includes(one))) {
        const message = `front matter: ${key} has ${name}, which ${file} doesn't declare`;
        report(lineOfKey(text, key), message, didYouMean(name, known, 'declare it'));
      }
    }
  };
}
