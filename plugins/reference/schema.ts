/** The schema of an API version, as its data file describes it, and the tables that show it. */
import type {Link, RootContent} from 'mdast';
import {code, commaSeparated, element, link, REQUIRED, text, type Entry, type TableFacts} from './nodes';

/** A definition whose value is one string. */
interface Constant {
  name: string;
  value: string;
}

/** How a field that is left out gets its value. */
type Presence =
  /** It has to be written, here or by something unified with it. */
  | 'required'
  /** It may be absent: CUE marks it with a question mark. */
  | 'optional'
  /** It takes its default. */
  | 'default'
  /** It has one possible value. */
  | 'fixed'
  /** It is computed from other fields. */
  | 'computed';

export interface Field {
  name: string;
  type: string;
  presence: Presence;
  /** The value of a field that is left out: a CUE expression. */
  default?: string;
}

export interface Type {
  name: string;
  alias?: string;
  embeds?: string[];
  fields: Field[];
}

export interface PackageSchema {
  types: Type[];
  constants: Constant[];
}

export type Packages = Record<string, PackageSchema>;

/** The committed description of one API version. */
export interface Schema {
  version: string;
  packages: Packages;
}

/** The schema of the next or previous version, to mark fields that it lacks. */
export interface Neighbor {
  name: string;
  packages: Packages;
  isNewer: boolean;
}

/** What a table depends on besides its type: the version of the docs, and the package that its page explains. */
export interface TableContext {
  version: string;
  packages: Packages;
  packageName: string;
  neighbors: Neighbor[];
  /** The address of the page of a package. */
  addressOf(packageName: string): string;
}

const addressIn = ({packageName, addressOf}: TableContext, target: string, anchor: string) =>
  `${target === packageName ? '' : addressOf(target)}#${anchor}`;

const reference = /((?:\b\w+\.)?#\w+)/;

/** The type that an expression names from within a package: `core.#Helm`, or `#Helm`. */
export function typeNamed<T extends {name: string}>(
  expression: string,
  packages: Record<string, {types: T[]}>,
  from: string,
): {owner: string; type: T} | undefined {
  const [, owner = from, name] = /^(?:(\w+)\.)?#(\w+)$/.exec(expression) ?? [];
  const type = packages[owner]?.types.find((one) => one.name === name);
  return type && {owner, type};
}

/** A CUE expression whose references to types are links. */
function linked(expression: string, context: TableContext): RootContent {
  const parts = expression.split(reference).filter((part) => part !== '');
  const nodes = parts.map((part) => {
    const found = typeNamed(part, context.packages, context.packageName);
    return found ? link(addressIn(context, found.owner, found.type.name), text(part)) : text(part);
  });
  return element('code', {}, nodes);
}

/** Links to every field whose type names the given type, and to every definition that aliases or embeds it. */
export function findUses(used: Type, context: TableContext): Link[] {
  return Object.entries(context.packages).flatMap(([from, {types}]) => {
    const refers = (expression = '') =>
      expression.split(reference).some((part) => typeNamed(part, context.packages, from)?.type === used);
    return types.flatMap(({name, alias, embeds = [], fields}) => {
      const owner = refers(alias) || embeds.some((other) => refers(`#${other}`)) ? [name] : [];
      const members = fields.filter(({type}) => refers(type)).map((field) => `${name}.${field.name}`);
      return [...owner, ...members].map((anchor) => {
        const name = from === context.packageName ? anchor : `${from}.${anchor}`;
        return link(addressIn(context, from, anchor), code(name));
      });
    });
  });
}

/** The differences of the neighboring versions: they lack the type or its field, or write the field's name in another case. */
export function versionMarks(
  type: Type,
  {version, packageName, neighbors}: TableContext,
  field?: Field,
): string[] {
  return neighbors.flatMap(({name, packages, isNewer}) => {
    const other = packages[packageName]?.types.find((one) => one.name === type.name);
    const isSame = field ? !other || other.fields.some((one) => one.name === field.name) : other;
    const renamed = other?.fields.find((one) => one.name.toLowerCase() === field?.name.toLowerCase());
    const change = isNewer ? `Removed in ${name}` : `Added in ${version}`;
    return isSame ? [] : [renamed ? `${renamed.name} in ${name}` : change];
  });
}

/** Words for what the rest of the row doesn't show. */
const marks: Partial<Record<Presence, string>> = {required: REQUIRED, computed: 'computed'};

/** A type without its default and the marks around alternatives, because the row shows them separately. */
export function plainType({type, presence, default: value}: Field): string {
  if (presence === 'fixed') {
    return value ?? type;
  }
  const plain = value ? type.replace(/^(\w+) & \(.* \| \*.*\)$/, '$1') : type;
  return plain.replace(/^string & \(("[^*]*")\)$/, '$1');
}

/** The type of a field, and its default. */
export function typeText(field: Field): string {
  const suffix = field.default === undefined || field.presence === 'fixed' ? '' : ` = ${field.default}`;
  return plainType(field) + suffix;
}

function fieldEntry(field: Field, prefix: string, context: TableContext, changes: string[] = []): Entry {
  const {name, presence} = field;
  const isFixed = presence === 'fixed';
  const mark = marks[presence];
  return {
    anchor: `${prefix}${name}`,
    name: presence === 'optional' ? `${name}?` : name,
    type: [linked(typeText(field), context)],
    isFixed,
    marks: [...(mark ? [mark] : []), ...changes],
  };
}

/** The table of a type: its fields, and the types and fields that belong to it. */
export function typeTable(type: Type, context: TableContext): TableFacts {
  const uses = findUses(type, context);
  const embedded = type.embeds?.map((other) => `#${other}`).join(', ');
  const changes = versionMarks(type, context);
  return {
    entries: type.fields.map((field) =>
      fieldEntry(field, `${type.name}.`, context, versionMarks(type, context, field)),
    ),
    kind: 'Field',
    relations: [
      ...(changes.length > 0 ? [{term: changes.join(', '), values: []}] : []),
      ...(embedded ? [{term: 'Includes the fields of', values: [linked(embedded, context)]}] : []),
      ...(uses.length > 0 ? [{term: 'Used in', values: commaSeparated(uses)}] : []),
    ],
  };
}

/** The table of a package's aliases: types that are names for another type. */
export function aliasTable(types: readonly Type[], context: TableContext): TableFacts {
  const entries = types.flatMap((type): Entry[] => {
    const {name, alias} = type;
    const marks = versionMarks(type, context);
    return alias === undefined ? [] : [{anchor: name, name, type: [linked(alias, context)], marks}];
  });
  return {kind: 'Field', entries, relations: []};
}

/** The table of a package's constants. */
export function constantTable(constants: readonly Constant[], context: TableContext): TableFacts {
  const entries = constants.map(({name, value}) =>
    fieldEntry({name, type: 'string', presence: 'fixed', default: JSON.stringify(value)}, '', context),
  );
  return {kind: 'Field', entries, relations: []};
}
