import {checkOptions, Joi, keysOf, text, texts} from '../engine/options';
import {sourcePath} from '../engine/sourcePage';
import {commandAnchor, common} from './commands';
import {readCommandLine, readSchema} from './data';
import {type DocsVersion, type Options} from './options';

export interface NameOptions {
  /** The page of the command line, below the address of a version. */
  commandsPage: string;
  /** Commands whose flags are known without their command. */
  commands: readonly string[];
  /** Fields whose names are ordinary words, but as code mean only the field. */
  words: readonly string[];
}

const schema = keysOf<NameOptions>({
  commandsPage: text.required(),
  commands: Joi.array().items(text.allow('')).required(),
  words: texts.required(),
});

/** `ValueFiles` and `tempDir` aren't ordinary words, in contrast to `name` and `Chart`. */
const isCompound = (name: string) => /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(name);

/** The address of each name; ambiguous names have none. An unqualified `#Type` is one of the first package. */
function namesOf(
  options: Options,
  {name: docs, address}: DocsVersion,
  {commandsPage, commands, words}: NameOptions,
) {
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
  for (const command of all.filter(({path: words}) => commands.includes(words))) {
    const flags = command.flags.filter(({name}) => !common.has(name)).map(({name}) => `--${name}`);
    // Several commands may have the flag, with the same meaning.
    for (const flag of flags.filter((name) => !names.has(name))) {
      add(flag, commandsPage, commandAnchor(program, command, flag));
    }
  }
  return names;
}

/** Finds the addresses of names in code for a file of the docs. Pages of the reference have enough links. */
export function referenceNames(options: Options, names: NameOptions) {
  const choice = checkOptions('reference: names', schema, names);
  const pages = [choice.commandsPage, ...Object.values(options.schema.packages)];
  return (file: string): ReadonlyMap<string, string> | undefined => {
    const id = sourcePath(options.siteDir, file).replace(/\.mdx?$/, '/');
    const version = options.versions.find(({folder}) => id.startsWith(`${folder}/`));
    const isReference = pages.some((page) => id === `${version?.folder}/${page}`);
    return version && !isReference ? namesOf(options, version, choice) : undefined;
  };
}
