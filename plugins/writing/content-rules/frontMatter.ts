/** Front matter: the framework reports a wrong value without its line, one page at a time, and accepts unknown keys and missing ones. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentPage} from '../../engine/content';
import {withoutNumbers} from '../../engine/docs';
import {loadPackage} from '../../engine/loadPackage';
import {type Rule, didYouMean, mostSimilar} from './rule';

type Kind = ContentPage['kind'];

export interface FrontMatterOptions {
  /** The site's own keys of each kind of page, besides the framework's. */
  keys: Record<Kind, readonly string[]>;
  /** The keys that each page must have. */
  required: readonly string[];
  /** The most words of a docs page's description, which the page shows as its lead. */
  leadWords: number;
}

/** The framework's own validators. */
const validators = Object.fromEntries(
  Object.entries({docs: 'Doc', blog: 'BlogPost', pages: 'Page'}).map(([kind, name]) => {
    const all = loadPackage(`@docusaurus/plugin-content-${kind}/lib/frontMatter.js`) as object;
    return [kind, Object.entries(all).find(([key]) => key === `validate${name}FrontMatter`)?.[1]];
  }),
) as Record<Kind, (frontMatter: object) => unknown>;

/** The keys that a validator knows, which are those that it asks front matter for. */
function keysOf(kind: Kind): string[] {
  const asked: string[] = [];
  validators[kind](Object.create(new Proxy({}, {get: (_, key) => void asked.push(String(key))})) as object);
  return asked;
}

interface Detail {
  path: readonly string[];
  message: string;
  type: string;
}

/** The values of front matter, or what is wrong with them: the framework prints that all together before it throws it. */
function validate(kind: Kind, frontMatter: object): object | readonly Detail[] {
  const {error: print} = console;
  console.error = () => undefined;
  try {
    return validators[kind](frontMatter) as object;
  } catch (error) {
    return (error as {details: Detail[]}).details;
  } finally {
    console.error = print;
  }
}

/** What to write in place of a value, by the type that the framework requires: `boolean` of its error `boolean.base`. */
const right: Readonly<Record<string, string>> = {
  boolean: 'write true or false',
  array: 'write a list, as in [one, two]',
};

/** What to do without a key. */
const instead: Readonly<Record<string, string>> = {
  mdx: 'every page is MDX: write { and < as code, or as \\{ and &lt;',
  title_meta: 'only posts have it: write <head><title>…</title></head> into the page',
};

/** A line of front matter whose value isn't between quotes, and has a comment that may be text: `title: Fix #2` */
const cut = /^ *[\w-]+: *[^\s"'|>[{#].*?(?: #\S| .* #)/;

/** Line of a top-level key of the front matter; 1 if the key is missing. */
export function lineOfKey(text: string, key: string): number {
  const index = text.split('\n').findIndex((line) => line.replace(/["']/g, '').startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

export function frontMatterRule({keys, required, leadWords}: FrontMatterOptions): Rule {
  const framework = {docs: keysOf('docs'), blog: keysOf('blog'), pages: keysOf('pages')};
  return ({kind, file, text, frontMatter}, report) => {
    const say = (key: string, message: string, remedy: string) => {
      report(lineOfKey(text, key), `front matter: ${message}`, remedy);
    };
    const quoted = 'put the value between quotes';
    const known = [...framework[kind], ...keys[kind]];
    const unknown = Object.keys(frontMatter).filter((key) => !known.includes(key));
    for (const key of unknown) {
      const remedy = instead[key] ?? didYouMean(key, known, 'remove it, or add it to frontMatter.keys');
      say(key, `${key} is not known here`, remedy);
    }
    const values = validate(kind, frontMatter);
    for (const {path, message, type} of Array.isArray(values) ? (values as Detail[]) : []) {
      const remedy = right[type.replace(/\..*/, '')] ?? 'correct its value';
      say(path[0] ?? '', message.replaceAll('"', ''), remedy);
    }
    if (String(frontMatter.id).includes('/')) {
      say('id', 'an id has no slash', 'write only the last part: the folder of the page comes before it');
    }
    const [source = ''] = text.split('\n---');
    const written = source.split(/[\s,[\]]+/);
    for (const [key, value] of Object.entries(values)) {
      const isText = (at: number) => typeof [frontMatter[key]].flat()[at] === 'string';
      const shown: unknown = [value]
        .flat()
        .find((one, at) => typeof one === 'string' && !isText(at) && !written.includes(one));
      if (shown) {
        say(key, `${key} reads as ${String(shown)}`, quoted);
      }
    }
    for (const [index, line] of source.split('\n').entries()) {
      if (cut.test(line)) {
        report(index + 1, 'front matter: what follows " #" is a comment', quoted);
      }
    }
    // A post's day, which its path or its date names: the parser makes 2026-03-02 of 2026-02-30.
    const days = kind === 'blog' ? `${file}\n${source}`.match(/\b\d{4}[-/]\d\d?[-/]\d\d?\b/g) : [];
    if (!days) {
      report(1, 'the post has no date', 'call its folder DATE-slug, as in 2025-01-31-slug');
    }
    for (const day of days ?? []) {
      if (new Date(`${day}Z`).getUTCDate() !== Number(day.replace(/.*\D/, ''))) {
        report(lineOfKey(text, 'date'), `${day} is no day`, 'correct the date, or the name of the folder');
      }
    }
    if (kind === 'blog' && !/\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/.test(text)) {
      const remedy = 'write {/* truncate */} after its introduction';
      report(1, 'the list of posts would show all of this one', remedy);
    }
    const {length: words} = String(frontMatter.description ?? '').match(/\S+/g) ?? [];
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

/** The top-level keys of a file in YAML, or of one in JSON or TypeScript as Prettier indents it. */
function keysIn(file: string): string[] {
  const indent = file.endsWith('.yml') ? '' : '  ';
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const keys = text.matchAll(new RegExp(`^${indent}["']?([\\w-]+)["']?:`, 'gm'));
  return [...keys].map(([, name = '']) => name);
}

/** The framework's id of a page of the docs. */
function idOf({file, folder, frontMatter}: ContentPage): string {
  const {dir, name} = path.posix.parse(withoutNumbers(path.posix.relative(folder, file), frontMatter));
  return path.posix.join(dir, String(frontMatter.id ?? name));
}

/** Names that another file declares: the framework stops at the first one, with a stack. */
export const declaredRule =
  (siteDir: string, pages: readonly ContentPage[]): Rule =>
  ({folder, frontMatter, text}, report) => {
    const version = path.basename(folder);
    const places = {
      tags: `${folder}/tags.yml`,
      authors: `${folder}/authors.yml`,
      displayed_sidebar: folder === version ? 'sidebars.ts' : `versioned_sidebars/${version}-sidebars.json`,
      pagination_next: folder,
      pagination_prev: folder,
    };
    for (const [key, place] of Object.entries(places)) {
      const ids = () => pages.filter((one) => one.folder === folder).map(idOf);
      // The site's options allow no author or tag that only a page declares.
      const named = [frontMatter[key]]
        .flat()
        .map((one) => (one instanceof Object ? Object.values(one)[0] : one));
      for (const name of named.filter((one) => typeof one === 'string')) {
        const known = place === folder ? ids() : keysIn(path.join(siteDir, place));
        if (!known.includes(name)) {
          const remedy = didYouMean(name, known, 'correct it, or declare it there');
          report(lineOfKey(text, key), `front matter: ${key} has ${name}, which ${place} lacks`, remedy);
        }
      }
    }
  };
