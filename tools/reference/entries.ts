/** What the pages of the reference say of types and commands besides the descriptions, as Markdown. */
import {typeIn, type Command, type Constant, type Field, type Packages, type Type} from './data';

/** A part of a page that the program writes. */
export interface Part {
  /** Markdown above the list. */
  intro: readonly string[];
  /** Fields, flags or words: the name of each, and its first line, which has a link to itself, its type and default, and marks. */
  entries: readonly [name: string, head: string][];
}

/** What a page shows besides its type: its version, the package that it explains, and the versions before and after. */
export interface Context {
  version: string;
  packages: Packages;
  packageName: string;
  neighbors: readonly {name: string; packages: Packages; isNewer: boolean}[];
}

export const code = (text: string) => `\`${text}\``;

/** The address of a type or field from the page of a package. */
const addressFrom = (from: string, owner: string, anchor: string) =>
  `${owner === from ? '' : `./${owner}.mdx`}#${anchor}`;

/** An expression as code that leads to the type in it. */
function linked(expression: string, {packages, packageName}: Context): string {
  const found = typeIn(expression, packages, packageName);
  const address = found && addressFrom(packageName, found.owner, found.type.name);
  return address ? `[${code(expression)}](${address})` : code(expression);
}

/** Links to every field whose type names the given type, and to every definition that is another name for it or embeds it. */
function findUses(used: Type, {packages, packageName}: Context): string[] {
  return Object.entries(packages).flatMap(([from, {types}]) => {
    const refers = (expression = '') => typeIn(expression, packages, from)?.type === used;
    return types.flatMap(({name, alias, embeds = [], fields}) => {
      const owner = refers(alias) || embeds.some((other) => refers(`#${other}`)) ? [name] : [];
      const members = fields.filter(({type}) => refers(type)).map((field) => `${name}.${field.name}`);
      return [...owner, ...members].map((anchor) => {
        const text = from === packageName ? anchor : `${from}.${anchor}`;
        return `[${code(text)}](${addressFrom(packageName, from, anchor)})`;
      });
    });
  });
}

/** The differences of the neighboring versions: they lack the type or its field, or write the field's name in another case. */
function versionMarks(type: Type, {version, packageName, neighbors}: Context, field?: Field): string[] {
  return neighbors.flatMap(({name, packages, isNewer}) => {
    const other = packages[packageName]?.types.find((one) => one.name === type.name);
    const isSame = field ? !other || other.fields.some((one) => one.name === field.name) : other;
    const renamed = other?.fields.find((one) => one.name.toLowerCase() === field?.name.toLowerCase());
    const change = isNewer ? `removed in ${name}` : `added in ${version}`;
    return isSame ? [] : [renamed ? `${code(renamed.name)} in ${name}` : change];
  });
}

/** ``[`name`](#anchor) `type`, default `value`, *required*`` */
const headOf = (names: readonly string[], anchor: string, facts: readonly (string | undefined)[]) =>
  `[${names.map(code).join(', ')}](#${anchor}) ${facts.filter(Boolean).join(', ')}`.trim();

function fieldHead(type: Type, field: Field, context: Context): string {
  const {name, mark, default: value} = field;
  return headOf([mark === 'optional' ? `${name}?` : name], `${type.name}.${name}`, [
    linked(field.type, context),
    value && `default ${code(value)}`,
    mark && mark !== 'optional' ? `*${mark}*` : undefined,
    ...versionMarks(type, context, field),
  ]);
}

/** The fields of a type, and the types and fields that belong to it. */
export function typePart(type: Type, context: Context): Part {
  const uses = findUses(type, context);
  const changes = versionMarks(type, context);
  const embedded = type.embeds?.map((other) => linked(`#${other}`, context)).join(', ');
  return {
    intro: [
      ...(embedded ? [`Includes the fields of ${embedded}.`] : []),
      ...(uses.length > 0 ? [`Used in ${uses.join(', ')}.`] : []),
      ...changes.map((change) => `${change.charAt(0).toUpperCase()}${change.slice(1)}.`),
    ],
    entries: type.fields.map((field) => [field.name, fieldHead(type, field, context)]),
  };
}

/** The types of a package that are other names for a type. */
export const aliasPart = (types: readonly Type[], context: Context): Part => ({
  intro: [],
  entries: types.flatMap((type) => {
    const {name, alias} = type;
    const facts = [linked(alias ?? '', context), ...versionMarks(type, context)];
    return alias === undefined ? [] : [[name, headOf([name], name, facts)]];
  }),
});

export const constantPart = (constants: readonly Constant[]): Part => ({
  intro: [],
  entries: constants.map(({name, value}) => [name, headOf([name], name, [code(JSON.stringify(value))])]),
});

/** The anchor of a command, or of a flag (`--name`) or word of it. */
export const commandAnchor = (program: string, {path}: Command, name = '') =>
  `${path || program}${name === '' || name.startsWith('--') ? '' : '-'}${name}`.replaceAll(' ', '-');

/** The usage of a command, its flags, and the words that may follow it. */
export function commandPart(program: string, command: Command): Part {
  const {usage, aliases = [], words = [], hidden} = command;
  const anchorOf = (name: string) => commandAnchor(program, command, name);
  const flags = command.flags.map((flag): [string, string] => {
    const name = `--${flag.name}`;
    const names = [name, ...(flag.shorthand ? [`-${flag.shorthand}`] : [])];
    const head = headOf(names, anchorOf(name), [
      flag.value ? code(flag.value) : 'boolean',
      flag.value && flag.default ? `default ${code(flag.default)}` : undefined,
      flag.env && `or the value of ${code(flag.env)}`,
      flag.hidden && 'hidden from the help',
    ]);
    return [name, head];
  });
  return {
    intro: [
      `Usage: ${code(usage)}`,
      ...(aliases.length > 0 ? [`Other names: ${aliases.map(code).join(', ')}`] : []),
      ...(hidden ? ['Hidden from the help.'] : []),
    ],
    entries: [...flags, ...words.map((name): [string, string] => [name, headOf([name], anchorOf(name), [])])],
  };
}
