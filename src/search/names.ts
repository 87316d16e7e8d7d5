/** Names as they are typed: of types, fields, flags, commands and variables. */
import type {IndexedSection} from '@site/lib/searchIndex';

/** The names that a reference explains: `EnableHooks`, `#Helm`, `spec.artifacts`, `--force`, `HOLOS_WRITE_TO`. */
const identifier = /^#?\w*[a-z\d][A-Z]\w*$|^#\w+$|^\w+(?:\.\w+)+$|^--\w|^-\w$|^\w+_\w+$/;

export const isIdentifier = (query: string): boolean => identifier.test(query);

/** What is said of a name beside it: "the OutputBaseDir field", "flag --force". */
const around =
  /^(?:the|field|flag|option|command|type|variable)\s+|\s+(?:field|flag|option|command|type|argument|variable|definition)s?$/gi;

/** No name is longer. */
const LONGEST = 80;

/** A name as it is typed, without what is said of it; what is no name stays as it is. */
export function namedBy(query: string): string {
  const rest = query.length > LONGEST ? query : query.replace(around, '').trim();
  return isIdentifier(rest) ? rest : query;
}

/** A name without the signs that mark what it is a name of. */
const bare = (name: string) => name.trim().replace(/^(?:#|--?)/, '');

/** How exactly the query is a section's own name, from 0 to 1. */
export function nameOf({title, parent}: IndexedSection, query: string): number {
  // A flag may have a short form: `--inject, -t`.
  const names = title.split(', ');
  // A heading comes before an entry below one, and small letters say nothing about capital ones.
  if (!parent && (title === query || title.toLowerCase() === query)) {
    return 1;
  }
  if (names.includes(query)) {
    // A plain word is more often that than the name of a field.
    return parent && /^[a-z]+$/.test(query) ? 0.7 : 0.9;
  }
  const isFlag = title.startsWith('-');
  // A number sign marks a definition, which no field is, and dashes a flag.
  if ((parent && /^#\w+$/.test(query)) || (!isFlag && query.startsWith('-'))) {
    return 0;
  }
  const own = [...names, ...(parent ? [`${parent}.${title}`, `${parent} ${title}`] : [])].map(bare);
  if (own.includes(bare(query))) {
    // Without its dashes, the name of a flag is a word.
    return isFlag && !/[-.]/.test(query) ? 0.2 : 0.8;
  }
  // `Platform` is a type, "platform" a word; `DEBUG` is a variable, `--debug` a flag.
  const like = bare(query).toLowerCase();
  const isLike = own.some(
    // A path ends with the name of a field: `helm.chart.version`.
    (name) => name.toLowerCase() === like || (name.includes('.') && like.endsWith(`.${name.toLowerCase()}`)),
  );
  return isLike && !isFlag ? 0.5 : 0;
}
