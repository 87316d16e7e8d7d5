/** Names of types, fields, flags, commands and variables as readers type them. */
import {TYPE, type IndexedPage, type Section} from './index-file';

/** A name in lower case, without the signs of a definition or a flag. */
const bare = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:#|--?)/, '');

/** The best match: a type, written as in code. */
export const AS_WRITTEN = 1.3;

/** How well a name matches that of a type: fully if it's written as in code, `#Helm`, `author.Helm` or `Helm`. */
function typeMatch(title: string, owner: string | undefined, name: string): number {
  const [, from, mark, own = ''] = /^(?:(\w+)\.)?(#?)(\w+)$/.exec(name) ?? [];
  if (bare(own) !== bare(title)) {
    return 0;
  }
  if (from) {
    return from.toLowerCase() === owner ? AS_WRITTEN : 0;
  }
  return mark || title === `#${own}` ? AS_WRITTEN : 0.65;
}

/** Whether a page is about something that is called by its own name: the title has it with a capital letter. */
const isAbout = (title: string, name: string) =>
  title
    .split(' ')
    .some((word, at) => word !== name && bare(word) === name && (at > 0 || word === word.toUpperCase()));

/** How well a name matches that of a section, from 0 to `AS_WRITTEN`. */
function matchOf(page: IndexedPage, {anchor, title, parent, kind}: Section, name: string): number {
  if (kind === TYPE) {
    return typeMatch(title, page.package, name);
  }
  if (!parent) {
    const isIdentifier = /^#|[a-z][A-Z]/.test(name);
    const isSame = bare(title) === bare(name);
    if (anchor) {
      // A word that a page is about is also the heading of sections about something else.
      const isWord = /^\p{Ll}+$/u.test(name) && kind === 'Section';
      return isSame ? (isWord ? 0.6 : isIdentifier ? 0.8 : 1) : 0;
    }
    return isSame ? (isIdentifier ? 0.8 : 1.2) : isAbout(title, name) ? 0.7 : 0;
  }
  // A flag may have a short form: `--inject, -t`.
  const names = title.split(', ');
  if (names.includes(name)) {
    return 0.9;
  }
  const type = bare(parent);
  const paths = [`${type}.${title}`, `${type} ${title}`, `${page.package}.${type}.${title}`];
  // Without its dashes, a flag's name is an ordinary word.
  return [...names, ...paths].map(bare).includes(bare(name).replace('#', ''))
    ? title.startsWith('-')
      ? 0.2
      : 0.5
    : 0;
}

/** How well a query matches a section's name, or a phrase that its page gives for it. */
export function nameMatch(page: IndexedPage, section: Section, query: string): number {
  const name = query.trim();
  const isPhrase = name.includes(' ') && section.words?.split(/, */).includes(name.toLowerCase());
  return Math.max(matchOf(page, section, name), isPhrase ? 0.8 : 0);
}
