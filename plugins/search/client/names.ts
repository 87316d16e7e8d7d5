/** Names of types, fields, flags, commands and variables as readers type them. */
import {TYPE, type IndexedPage, type IndexedSection} from './index-file';
import {withoutStopWords} from './words';

/** A name in lower case as one word: `writeto` for `--write-to` and "write to", `helmname` for `#Helm.name` and "helm name". */
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isSameName = (one: string, other: string) => plainName(one) === plainName(other);

/** How much a name counts, by what has it. */
const weights = {
  // A flag without its dashes is an ordinary word, unless its command is before it.
  flagAsWord: 0.2,
  field: 0.3,
  typeAsWord: 0.4,
  // A field or flag after what it belongs to, written as two words: a heading may be the same.
  path: 0.5,
  // A page with the name in its title.
  about: 0.6,
  // A phrase that the page gives for the section.
  phrase: 0.7,
  flag: 0.8,
  heading: 0.9,
  page: 1,
  // A type that is written as in code.
  type: 1.1,
};

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

/** Whether a heading and a query have the same words: "how to remove a component" is "Remove a component". */
function isSameHeading(title: string, query: string): boolean {
  const [one, other] = [withoutStopWords(title), withoutStopWords(query)];
  return isSameName(title, query) || (one.length > 1 && isSameName(one.join(''), other.join('')));
}

/** Whether a page is about something that is called by its own name: the title has it with a capital letter, `Argo CD`. */
const isAbout = (title: string, name: string) =>
  title
    .split(' ')
    .some((word, at, words) =>
      [word, `${word} ${words[at + 1]}`].some(
        (own) => own !== name && isSameName(own, name) && (at > 0 ? /\p{Lu}/u : /.\p{Lu}/u).test(own),
      ),
    );

function matchPage(title: string, name: string): number {
  // A title can explain its name: `Clusters: one directory of manifests per cluster`.
  if (isSameHeading(title, name) || isSameName(title.replace(/:.*/, ''), name)) {
    return weights.page;
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
  return paths.some((path) => isSameName(path, name)) ? weights[/[#.]/.test(name) ? 'flag' : 'path'] : 0;
}

function matchSection(page: IndexedPage, section: IndexedSection, name: string): number {
  const {anchor, title, parent, kind} = section;
  if (kind === TYPE) {
    return matchType(title, page.package, name);
  }
  if (parent) {
    return matchEntry(title, parent, page.package, name);
  }
  if (anchor) {
    return isSameHeading(title, name) ? weights.heading : 0;
  }
  return matchPage(title, name);
}

/** Whether a query is a section's name and its kind: "namespace field", "flag write-to". */
function hasKind(page: IndexedPage, section: IndexedSection, query: string): boolean {
  const words = query.toLowerCase().split(' ');
  const rest = words.filter((word) => word !== section.kind?.toLowerCase());
  return rest.length < words.length && matchSection(page, section, rest.join(' ')) > 0;
}

/** How well a query matches a section's name, or a phrase that its page gives for it: from 0 to 1.1. */
export function nameMatch(page: IndexedPage, section: IndexedSection, query: string): number {
  const name = query.trim();
  const isPhrase = name.includes(' ') && section.words?.split(/, */).includes(name.toLowerCase());
  return Math.max(
    matchSection(page, section, name),
    isPhrase ? weights.phrase : 0,
    hasKind(page, section, name) ? weights.heading : 0,
  );
}
