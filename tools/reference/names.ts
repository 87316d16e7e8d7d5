/** The names in code that are links to the reference. */
import {commonFlags} from './commands';
import type {CommandLine, Packages} from './data';
import {commandAnchor} from './entries';

/** Commands whose flags are links without their command. */
const linkedCommands = ['', 'compare yaml', 'render platform', 'show buildplans'];

/** Fields whose names are ordinary words, but as code mean only the field. */
const words = ['Artifacts', 'Files', 'Validators', 'Values'];

/** `ValueFiles` and `tempDir` aren't ordinary words, in contrast to `name` and `Chart`. */
const isCompound = (name: string) => /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(name);

/**
 * The address of each name below that of a version: `core.#Chart` → `api/core/#Chart`. Ambiguous names have none. A type
 * without its package is one of the first package.
 */
export function collectNames(packages: Packages, {program, commands}: CommandLine): Record<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, target: string) => {
    const former = names.get(name) ?? target;
    names.set(name, former === target ? target : '');
  };
  Object.entries(packages).forEach(([owner, {types, constants}], index) => {
    const page = `api/${owner}/#`;
    for (const {name: type, fields} of types) {
      const short = [...(index === 0 ? [`#${type}`] : []), ...(isCompound(type) ? [type] : [])];
      [`${owner}.#${type}`, ...short].forEach((name) => add(name, page + type));
      for (const {name: field} of fields) {
        const isKnown = isCompound(field) || words.includes(field);
        const all = [`${type}.${field}`, ...(isKnown ? [field] : [])];
        all.forEach((name) => add(name, `${page}${type}.${field}`));
      }
    }
    constants.forEach(({name, value}) => add(value, page + name));
  });
  for (const command of commands.filter((one) => linkedCommands.includes(one.path))) {
    for (const {name} of command.flags) {
      // Several commands may have the flag, with the same meaning.
      if (!commonFlags.includes(name) && !names.has(`--${name}`)) {
        names.set(`--${name}`, `api/cli/#${commandAnchor(program, command, `--${name}`)}`);
      }
    }
  }
  return Object.fromEntries([...names].filter(([, target]) => target !== ''));
}
