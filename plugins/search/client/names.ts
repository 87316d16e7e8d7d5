/** Names of types, fields, flags, commands and variables as readers type them. */
import {TYPE, type Section} from './index-file';

/** `EnableHooks`, `#Helm`, `spec.artifacts`, `--force`, `-t`, `HOLOS_WRITE_TO`. */
const identifier = /^#?\w*[a-z\d][A-Z]\w*$|^#\w+$|^\w+(?:\.\w+)+$|^--\w|^-\w$|^\w+_\w+$/;

/** Words beside a name: "the OutputBaseDir field", "flag --force". */
const around =
  /^(?:the|field|flag|option|command|type|variable)\s+|\s+(?:field|flag|option|command|type|argument|variable|definition)s?$/gi;

/** Letters of the longest name. */
const LONGEST = 80;

/** The name that a query is about; the query itself if it has none. */
export function nameIn(query: string): string {
  const rest = query.length > LONGEST ? query : query.replace(around, '').trim();
  return identifier.test(rest) ? rest : query;
}

/** A name without the signs of a definition or a flag. */
const bare = (name: string) => name.trim().replace(/^(?:#|--?)/, '');

/** How exactly a name is that of a section, from 0 to 1. */
export function nameMatch({title, parent, kind}: Section, name: string): number {
  // A flag may have a short form: `--inject, -t`.
  const names = title.split(', ');
  // A heading comes before an entry below one, and of the headings that of the type before a page about it.
  if (!parent && (title === name || title.toLowerCase() === name)) {
    return kind !== TYPE && identifier.test(name) ? 0.8 : 1;
  }
  if (names.includes(name)) {
    // A plain word is more often that than the name of a field.
    return parent && /^[a-z]+$/.test(name) ? 0.7 : 0.9;
  }
  // A number sign marks a definition, and dashes a flag.
  if (kind === TYPE && name === `#${title}`) {
    return 1;
  }
  const isFlag = title.startsWith('-');
  if ((parent && /^#\w+$/.test(name)) || (!isFlag && name.startsWith('-'))) {
    return 0;
  }
  const own = [...names, ...(parent ? [`${parent}.${title}`, `${parent} ${title}`] : [])].map(bare);
  if (own.includes(bare(name))) {
    // Without its dashes, the name of a flag is a word.
    return isFlag && !/[-.]/.test(name) ? 0.2 : 0.8;
  }
  const like = bare(name).toLowerCase();
  // A path ends with the name of a field: `helm.chart.version`.
  const isLike = own.some((one) => {
    const lower = one.toLowerCase();
    return lower === like || (one.includes('.') && like.endsWith(`.${lower}`));
  });
  return isLike && !isFlag ? 0.5 : 0;
}
