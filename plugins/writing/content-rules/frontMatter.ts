/** Front matter: the framework checks the types of its keys, but accepts unknown keys and missing ones. */
import type {ContentPage} from '../../engine/content';
import type {Rule} from './rule';
import {didYouMean, mostSimilar} from './words';

export interface FrontMatterOptions {
  /** The keys that each kind of page may have. */
  keys: Record<ContentPage['kind'], readonly string[]>;
}

/** The least and the greatest number of characters of a description. */
const [LEAST, GREATEST] = [50, 160];

/** Line of a top-level key of the front matter; 1 if the key is missing. */
export function lineOfKey(text: string, key: string): number {
  const index = text.split('\n').findIndex((line) => line.replace(/["']/g, '').startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

export function frontMatterRule({keys}: FrontMatterOptions): Rule {
  return ({kind, text, frontMatter, route}, report) => {
    const known = keys[kind];
    const unknown = Object.keys(frontMatter).filter((key) => !known.includes(key));
    for (const key of unknown) {
      report(lineOfKey(text, key), `front matter: ${key} is not known here`, didYouMean(key, known));
    }
    for (const key of ['title', 'description']) {
      if (!frontMatter[key] && !unknown.some((name) => mostSimilar(name, known) === key)) {
        report(1, `front matter lacks ${key}`, 'every page has a title and a description');
      }
    }
    const {description, slug} = frontMatter;
    const {length} = typeof description === 'string' ? description : '';
    if (length > 0 && (length < LEAST || length > GREATEST)) {
      const remedy = `write ${LEAST} to ${GREATEST}, the length that search results show`;
      report(lineOfKey(text, 'description'), `the description has ${length} characters`, remedy);
    }
    // Cards, search results and links depend on the file's name.
    const own = route.split('/').at(-2);
    if (kind === 'blog' && typeof slug === 'string' && slug.replaceAll('/', '') !== own) {
      const message = `the slug is ${slug}, but the folder is named ${own}`;
      report(lineOfKey(text, 'slug'), message, 'use the same name for both');
    }
  };
}
