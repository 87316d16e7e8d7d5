/** Front matter: the framework checks the types of its keys, but accepts unknown keys and missing ones. */
import type {ContentPage} from '../../engine/content';
import type {Rule} from './rule';
import {didYouMean, mostSimilar} from './words';

export interface FrontMatterOptions {
  /** The keys that each kind of page may have. */
  keys: Record<ContentPage['kind'], readonly string[]>;
  /** The keys that each page must have. */
  required: readonly string[];
  /** The most words of a docs page's description, which the page shows as its lead. */
  leadWords: number;
}

/** How to do without a key of the framework. */
const instead: Readonly<Record<string, string>> = {
  id: "the name of the page's file is its id: rename the file",
  slug: 'the path of the file is the address: move the file',
  sidebar_position: 'order pages in the sidebar',
};

/** Line of a top-level key of the front matter; 1 if the key is missing. */
export function lineOfKey(text: string, key: string): number {
  const index = text.split('\n').findIndex((line) => line.replace(/["']/g, '').startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

export function frontMatterRule({keys, required, leadWords}: FrontMatterOptions): Rule {
  return ({kind, file, text, frontMatter}, report) => {
    const known = keys[kind];
    const unknown = Object.keys(frontMatter).filter((key) => !known.includes(key));
    for (const key of unknown) {
      const remedy = instead[key] ?? didYouMean(key, known, 'remove it, or add it to frontMatter.keys');
      report(lineOfKey(text, key), `front matter: ${key} is not known here`, remedy);
    }
    // A post's day, which its folder or its date names: the parser makes 2026-03-02 of 2026-02-30.
    const days = kind === 'blog' ? `${file}\n${text.split('\n---')[0]}`.match(/\b\d{4}-\d\d-\d\d\b/g) : [];
    for (const day of days ?? []) {
      const time = Date.parse(day);
      if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) {
        report(lineOfKey(text, 'date'), `${day} is no day`, 'correct the date, or the name of the folder');
      }
    }
    const words = String(frontMatter.description ?? '')
      .trim()
      .split(/\s+/).length;
    if (kind === 'docs' && words > leadWords) {
      const message = `description has ${words} words, and is shown as the page's lead`;
      report(lineOfKey(text, 'description'), message, `say in at most ${leadWords} what readers get`);
    }
    for (const key of required) {
      if (!frontMatter[key] && !unknown.some((name) => mostSimilar(name, known) === key)) {
        report(1, `front matter lacks ${key}`, `write "${key}: …" between two lines of "---" at the top`);
      }
    }
  };
}
