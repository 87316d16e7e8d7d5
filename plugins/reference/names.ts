import path from 'node:path';
import {checkOptions, Joi, keysOf, text, texts} from '../kit/options';
import {commandAnchor, common} from './commands';
import {readCommandLine, readSchema} from './data';
import {checkTables, type DocsVersion, type Options} from './options';

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
  {name, address}: DocsVersion,
  {commandsPage, commands, words}: NameOptions,
) {
  const names = new Map<string, string>();
  const add = (page: string, anchor: string, ...keys: (string | false)[]) => {
    const target = `${address}${page}#${anchor}`;
    keys.forEach((key) => key && names.set(key, (names.get(key) ?? target) === target ? target : ''));
  };
  Object.entries(readSchema(options, name).packages).forEach(([owner, {types, constants}], index) => {
    const page = options.schema.packages[owner] ?? '';
    for (const {name: type, fields} of types) {
      add(page, type, `${owner}.#${type}`, index === 0 && `#${type}`, isCompound(type) && type);
      for (const {name: field} of fields) {
        const isKnown = isCompound(field) || words.includes(field);
        add(page, `${type}.${field}`, `${type}.${field}`, isKnown && field);
      }
    }
    constants.forEach((constant) => add(page, constant.name, constant.value));
  });
  const {program, commands: all} = readCommandLine(options);
  for (const command of all.filter((one) => commands.includes(one.path))) {
    for (const flag of command.flags.filter((one) => !common.has(one.name)).map((one) => `--${one.name}`)) {
      // Several commands may have the flag, with the same meaning.
      add(commandsPage, commandAnchor(program, command, flag), !names.has(flag) && flag);
    }
  }
  return names;
}

/** Finds the addresses of names in code for a file of the docs. Pages of the reference have enough links. */
export function referenceNames(given: Options, names: NameOptions) {
  const options = checkTables(given);
  const choice = checkOptions('reference: referenceNames', schema, names);
  const pages = [choice.commandsPage, ...Object.values(options.schema.packages)];
  return (file: string): ReadonlyMap<string, string> | undefined => {
    const id = path.relative(options.siteDir, file).replace(/\.mdx?$/, '/');
    const version = options.versions.find(({folder}) => id.startsWith(`${folder}/`));
    const isReference = pages.some((page) => id === `${version?.folder}/${page}`);
    return version && !isReference ? namesOf(options, version, choice) : undefined;
  };
}
