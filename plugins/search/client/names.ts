/** Names of types, fields, flags, commands and variables as readers type them. */
import {TYPE, type IndexedPage, type Section} from './index-file';

/** A name in lower case, without the signs of a definition or a flag. */
const bare = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:#|--?)/, '');

/** How much the name of a section counts, by what has it. */
const level = {
  /** A type that is written as in code. */
  type: 1.3,
  page: 1.2,
  heading: 1,
  flag: 0.9,
  /** A page or heading whose name is one of code, because a type or field may also have it. */
  identifier: 0.8,
  /** A phrase that the page gives for the section. */
  phrase: 0.8,
  /** A page with the name in its title. */
  about: 0.7,
  /** A type that is written as a word. */
  typeAsWord: 0.65,
  /** An ordinary word: its page comes before headings of sections about something else. */
  word: 0.6,
  field: 0.5,
  /** A flag without its dashes is an ordinary word. */
  bareFlag: 0.2,
};

export const AS_WRITTEN = level.type;

/** How well a name matches that of a type: fully if it's written as in code, `#Helm`, `author.Helm` or `Helm`. */
function typeMatch(title: string, owner: string | undefined, name: string): number {
  const [, from, mark, own = ''] = /^(?:(\w+)\.)?(#?)(\w+)$/.exec(name) ?? [];
  if (bare(own) !== bare(title)) {
    return 0;
  }
  if (from) {
    return from.toLowerCase() === owner ? level.type : 0;
  }
  return mark || title === `#${own}` ? level.type : level.typeAsWord;
}

const isIdentifier = (name: string) => /^#|[a-z][A-Z]/.test(name);

function headingMatch(title: string, kind: string | undefined, name: string): number {
  if (bare(title) !== bare(name)) {
    return 0;
  }
  if (/^\p{Ll}+$/u.test(name) && kind === 'Section') {
    return level.word;
  }
  return isIdentifier(name) ? level.identifier : level.heading;
}

/** Whether a page is about something that is called by its own name: the title has it with a capital letter. */
const isAbout = (title: string, name: string) =>
  title
    .split(' ')
    .some((word, at) => word !== name && bare(word) === name && (at > 0 || word === word.toUpperCase()));

function pageMatch(title: string, name: string): number {
  if (bare(title) === bare(name)) {
    return isIdentifier(name) ? level.identifier : level.page;
  }
  return isAbout(title, name) ? level.about : 0;
}

/** An entry of a reference: a field `T.f`, or a flag, which may have a short form: `--inject, -t`. */
function entryMatch(title: string, parent: string, owner: string | undefined, name: string): number {
  const names = title.split(', ');
  if (names.includes(name)) {
    return level.flag;
  }
  const type = bare(parent);
  const paths = [`${type}.${title}`, `${type} ${title}`, `${owner}.${type}.${title}`];
  if (![...names, ...paths].map(bare).includes(bare(name).replace('#', ''))) {
    return 0;
  }
  return title.startsWith('-') ? level.bareFlag : level.field;
}

function matchOf(page: IndexedPage, {anchor, title, parent, kind}: Section, name: string): number {
  if (kind === TYPE) {
    return typeMatch(title, page.package, name);
  }
  if (parent) {
    return entryMatch(title, parent, page.package, name);
  }
  return anchor ? headingMatch(title, kind, name) : pageMatch(title, name);
}

/** How well a query matches a section's name, or a phrase that its page gives for it: from 0 to `AS_WRITTEN`. */
export function nameMatch(page: IndexedPage, section: Section, query: string): number {
  const name = query.trim();
  const isPhrase = name.includes(' ') && section.words?.split(/, */).includes(name.toLowerCase());
  return Math.max(matchOf(page, section, name), isPhrase ? level.phrase : 0);
}
