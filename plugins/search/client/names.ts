/** Names of types, fields, flags, commands and variables as readers type them. */
import {TYPE, type IndexedPage, type IndexedSection} from './index-file';

/** A name in lower case as one word: `writeto` for `--write-to` and "write to", `helmname` for `#Helm.name` and "helm name". */
const plainName = (name: string) => name.toLowerCase().replace(/[-#.\s]/g, '');

const isSameName = (one: string, other: string) => plainName(one) === plainName(other);

/** What can have a name, from what counts least to what counts most. */
const order = [
  /** A flag without its dashes is an ordinary word, unless its command is before it. */
  'flagAsWord',
  'field',
  /** An ordinary word: its page comes before headings of sections about something else. */
  'word',
  /** A type that is written as a word. */
  'typeAsWord',
  /** A field or flag after what it belongs to: a heading may be the same two words. */
  'path',
  /** A page with the name in its title. */
  'about',
  /** A phrase that the page gives for the section. */
  'phrase',
  /** A page or heading whose name is one of code, because a type or field may also have it. */
  'identifier',
  'flag',
  'heading',
  'page',
  /** A type that is written as in code. */
  'type',
] as const;

/** How much a name counts: each kind a little more than the one before. */
const weights = Object.fromEntries(order.map((kind, at) => [kind, (at + 2) / 10])) as Record<
  (typeof order)[number],
  number
>;

export const AS_WRITTEN = weights.type;

/** How well a name matches that of a type: fully if it's written as in code, `#Helm`, `author.Helm` or `Helm`. */
function matchType(title: string, packageName: string | undefined, name: string): number {
  const [, qualifier, sign, typeName = ''] = /^(?:(\w+)\.)?(#?)(\w+)$/.exec(name) ?? [];
  if (!isSameName(typeName, title)) {
    return 0;
  }
  if (qualifier) {
    return qualifier.toLowerCase() === packageName ? weights.type : 0;
  }
  return sign || title === `#${typeName}` ? weights.type : weights.typeAsWord;
}

const isIdentifier = (name: string) => /^#|[a-z][A-Z]/.test(name);

function matchHeading(title: string, kind: string | undefined, name: string): number {
  if (!isSameName(title, name)) {
    return 0;
  }
  if (/^\p{Ll}+$/u.test(name) && kind === 'Section') {
    return weights.word;
  }
  return isIdentifier(name) ? weights.identifier : weights.heading;
}

/** Whether a page is about something that is called by its own name: the title has it with a capital letter. */
const isAbout = (title: string, name: string) =>
  title
    .split(' ')
    .some((word, at) => word !== name && plainName(word) === name && (at > 0 || word === word.toUpperCase()));

function matchPage(title: string, name: string): number {
  if (isSameName(title, name)) {
    return isIdentifier(name) ? weights.identifier : weights.page;
  }
  return isAbout(title, name) ? weights.about : 0;
}

/**
 * An entry of a reference: a field, or a flag, which may have a short form: `--inject, -t`. Before it, a name can have what it belongs to:
 * `Helm.namespace`, `core.Helm.namespace`, "render platform inject".
 */
function matchEntry(title: string, parent: string, packageName: string | undefined, name: string): number {
  const names = [title, ...title.split(', ')];
  if (names.includes(name)) {
    return weights.flag;
  }
  if (names.some((one) => isSameName(one, name))) {
    return title.startsWith('-') ? weights.flagAsWord : weights.field;
  }
  const owners = parent.split(' ').map((_, at, words) => words.slice(at).join(' '));
  const paths = [...owners, `${packageName}.${parent}`].flatMap((owner) => names.map((one) => owner + one));
  return paths.some((path) => isSameName(path, name)) ? weights.path : 0;
}

function matchSection(page: IndexedPage, section: IndexedSection, name: string): number {
  const {anchor, title, parent, kind} = section;
  if (kind === TYPE) {
    return matchType(title, page.package, name);
  }
  if (parent) {
    return matchEntry(title, parent, page.package, name);
  }
  return anchor ? matchHeading(title, kind, name) : matchPage(title, name);
}

/** Whether a query is a section's name and its kind: "namespace field", "flag write-to". */
function hasKind(page: IndexedPage, section: IndexedSection, query: string): boolean {
  const words = query.toLowerCase().split(' ');
  const rest = words.filter((word) => word !== section.kind?.toLowerCase());
  return rest.length < words.length && matchSection(page, section, rest.join(' ')) > 0;
}

/** How well a query matches a section's name, or a phrase that its page gives for it: from 0 to `AS_WRITTEN`. */
export function nameMatch(page: IndexedPage, section: IndexedSection, query: string): number {
  const name = query.trim();
  const isPhrase = name.includes(' ') && section.words?.split(/, */).includes(name.toLowerCase());
  return Math.max(
    matchSection(page, section, name),
    isPhrase ? weights.phrase : 0,
    hasKind(page, section, name) ? weights.heading : 0,
  );
}
