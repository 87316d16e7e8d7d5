/** The names in code that are links to the reference. */
import {sourcePath} from '../engine/sourcePage';
import {commandAnchor, common} from './commands';
import {findVersion, readCommandLine, readSchema} from './data';
import type {DocsVersion, Options} from './options';

/** `ValueFiles` and `tempDir` aren't ordinary words, in contrast to `name` and `Chart`. */
const isCompound = (name: string) => /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(name);

/** The address of each name; ambiguous names have none. An unqualified `#Type` is one of the first package. */
function collectNames(options: Options, {name: docs, address}: DocsVersion): Map<string, string> {
  const {commandsPage, commands, words} = options.names;
  const names = new Map<string, string>();
  const add = (name: string, page: string, anchor: string) => {
    const target = `${address}${page}#${anchor}`;
    const former = names.get(name) ?? target;
    names.set(name, former === target ? target : '');
  };
  Object.entries(readSchema(options, docs).packages).forEach(([owner, {types, constants}], index) => {
    const page = options.schema.packages[owner] ?? '';
    for (const {name: type, fields} of types) {
      const short = [...(index === 0 ? [`#${type}`] : []), ...(isCompound(type) ? [type] : [])];
      [`${owner}.#${type}`, ...short].forEach((name) => add(name, page, type));
      for (const {name: field} of fields) {
        const isKnown = isCompound(field) || words.includes(field);
        const all = [`${type}.${field}`, ...(isKnown ? [field] : [])];
        all.forEach((name) => add(name, page, `${type}.${field}`));
      }
    }
    constants.forEach(({name, value}) => add(value, page, name));
  });
  const {program, commands: all} = readCommandLine(options);
  for (const command of all.filter((one) => commands.includes(one.path))) {
    const flags = command.flags.filter(({name}) => !common.has(name)).map(({name}) => `--${name}`);
    // Several commands may have the flag, with the same meaning.
    for (const flag of flags.filter((name) => !names.has(name))) {
      add(flag, commandsPage, commandAnchor(program, command, flag));
    }
  }
  return names;
}

/** Finds the addresses of names in code for a file of the docs. Pages of the reference have enough links. */
export function referenceNames(options: Options) {
  const pages = [options.names.commandsPage, ...Object.values(options.schema.packages)];
  return (file: string): ReadonlyMap<string, string> | undefined => {
    const page = sourcePath(options.siteDir, file).replace(/\.mdx?$/, '/');
    const version = findVersion(options, page);
    const isReference = pages.some((one) => page === `${version?.folder}/${one}`);
    return version && !isReference ? collectNames(options, version) : undefined;
  };
}
