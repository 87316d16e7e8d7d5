/** Names of types, fields, flags, commands and variables as readers type them. */
import {TYPE, type Section} from './index-file';

/** A name without the signs of a definition or a flag, and without capitals. */
const bare = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:#|--?)/, '');

/** How exactly a name is that of a section, from 0 to 1. */
export function nameMatch({title, parent, kind}: Section, name: string): number {
  // A flag may have a short form: `--inject, -t`.
  const names = title.split(', ');
  if (!parent) {
    const isIdentifier = /^#|[a-z][A-Z]/.test(name);
    return bare(title) === bare(name) ? (kind !== TYPE && isIdentifier ? 0.8 : 1) : 0;
  }
  if (names.includes(name)) {
    return 0.9;
  }
  const own = [...names, `${parent}.${title}`, `${parent} ${title}`].map(bare);
  // Without its dashes, the name of a flag is a word.
  return own.includes(bare(name)) ? (title.startsWith('-') ? 0.2 : 0.5) : 0;
}
