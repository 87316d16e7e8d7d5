/** Names of types, fields, flags, commands and variables as readers type them. */
import {TYPE, type Section} from './index-file';

/** `EnableHooks`, `#Helm`, `spec.artifacts`, `--force`, `-t`, `HOLOS_WRITE_TO`. */
const identifier = /^#?\w*[a-z\d][A-Z]\w*$|^#\w+$|^\w+(?:\.\w+)+$|^--\w|^-\w$|^\w+_\w+$/;

/** A name without the signs of a definition or a flag, and without capitals. */
const bare = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:#|--?)/, '');

/** How exactly a name is that of a section, from 0 to 1. */
export function nameMatch({title, parent, kind}: Section, name: string): number {
  // A heading comes before an entry below one.
  if (!parent && bare(title) === bare(name)) {
    return kind !== TYPE && identifier.test(name) ? 0.8 : 1;
  }
  // A flag may have a short form: `--inject, -t`.
  const names = title.split(', ');
  if (names.includes(name)) {
    // A plain word is more often that than the name of a field.
    return parent && /^[a-z]+$/.test(name) ? 0.7 : 0.9;
  }
  const own = [...names, `${parent}.${title}`, `${parent} ${title}`].map(bare);
  const isLike = own.some(
    (one) => one === bare(name) || (one.includes('.') && bare(name).endsWith(`.${one}`)),
  );
  // Without its dashes, the name of a flag is a word.
  return isLike ? (title.startsWith('-') ? 0.2 : 0.5) : 0;
}
