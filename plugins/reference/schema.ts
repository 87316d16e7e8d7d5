/** The schema of an API version, as its data file describes it, and the tables that show it. */
import {commaSeparated, type CodePart, type Entry, type Facts} from './facts';

/** A definition whose value is one string. */
export interface Constant {
  name: string;
  value: string;
}

/** How a field that is left out gets its value. */
export type Presence =
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

/** One CUE package. */
export interface Package {
  types: Type[];
  constants: Constant[];
}

export type Packages = Record<string, Package>;

/** The committed description of one API version. */
export interface Schema {
  version: string;
  packages: Packages;
}

/** A definition or field that refers to a type. */
export interface Reference {
  package: string;
  /** The anchor of the place: `Type` or `Type.field`. */
  anchor: string;
}

/** Finds every field whose type names the given type, and every definition that aliases or embeds it. */
export function findReferences(packages: Packages, packageName: string, typeName: string): Reference[] {
  return Object.entries(packages).flatMap(([from, {types}]) => {
    const isLocal = from === packageName;
    // A package writes its own types bare (`[...#Type]` is a list of them), those of another with its name.
    const pattern = isLocal ? `(^|[^.\\w]|\\.\\.)#${typeName}\\b` : `\\b${packageName}\\.#${typeName}\\b`;
    const refers = (expression = '') => new RegExp(pattern).test(expression);
    return types.flatMap(({name, alias, embeds = [], fields}) => {
      const owner = refers(alias) || (isLocal && embeds.includes(typeName)) ? [name] : [];
      const members = fields.filter(({type}) => refers(type)).map((field) => `${name}.${field.name}`);
      return [...owner, ...members].map((anchor) => ({package: from, anchor}));
    });
  });
}

/** Where a table stands. */
export interface Place {
  packages: Packages;
  packageName: string;
  /** The address of the page of a package. */
  addressOf(packageName: string): string;
}

const addressIn = ({packageName, addressOf}: Place, target: string, anchor: string) =>
  `${target === packageName ? '' : addressOf(target)}#${anchor}`;

/** A CUE expression whose references to types are links. */
function linked(expression: string, place: Place): CodePart[] {
  return expression
    .split(/((?:\b\w+\.)?#\w+)/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, target = place.packageName, name = ''] = /^(?:(\w+)\.)?#(\w+)$/.exec(part) ?? [];
      const isKnown = place.packages[target]?.types.some((type) => type.name === name);
      return isKnown ? {text: part, to: addressIn(place, target, name)} : part;
    });
}

/** A type with fields as the generated CUE has it, without comments and attributes. */
function definitionOf({name, embeds = [], fields}: Type): string {
  const members = fields.map(
    (field) => `${field.name}${field.presence === 'optional' ? '?' : ''}: ${field.type}`,
  );
  const lines = [...embeds.map((embedded) => `#${embedded}`), ...members];
  return [`#${name}: {`, ...lines.map((line) => `\t${line}`), '}'].join('\n');
}

const marks: Record<Presence, string> = {
  required: 'Required',
  optional: 'Optional',
  default: 'Default',
  fixed: 'Fixed',
  computed: 'Computed',
};

const fallbackLabels: Partial<Record<Presence, string>> = {required: 'Defaults inside:', fixed: 'Value:'};

function entryOf({name, type, presence, default: value}: Field, prefix: string, place: Place): Entry {
  return {
    anchor: `${prefix}${name}`,
    label: `${prefix}${name}`,
    name: presence === 'optional' ? `${name}?` : name,
    type: [{code: linked(type, place)}],
    mark: marks[presence],
    isRequired: presence === 'required',
    ...(value !== undefined && {
      fallback: [`${fallbackLabels[presence] ?? 'Default:'} `, {code: [value]}],
    }),
  };
}

/** The table of a type: its definition, its fields, and the types and fields that belong to it. */
export function typeTable(type: Type, place: Place): Facts {
  const {name, alias, embeds, fields} = type;
  const uses = findReferences(place.packages, place.packageName, name).map(({package: from, anchor}) => ({
    code: [
      {
        text: from === place.packageName ? anchor : `${from}.${anchor}`,
        to: addressIn(place, from, anchor),
      },
    ],
  }));
  const embedded = embeds?.map((other) => `#${other}`).join(', ');
  return {
    ...(alias === undefined && {definition: definitionOf(type)}),
    entries: fields.map((field) => entryOf(field, `${name}.`, place)),
    relations: [
      ...(alias === undefined ? [] : [{term: 'Stands for', values: [{code: linked(alias, place)}]}]),
      ...(embedded ? [{term: 'Also has the fields of', values: [{code: linked(embedded, place)}]}] : []),
      ...(uses.length > 0 ? [{term: 'Used in', values: commaSeparated(uses)}] : []),
    ],
  };
}

/** The table of a package's constants. */
export function constantTable(constants: readonly Constant[], place: Place): Facts {
  const entries = constants.map(({name, value}) =>
    entryOf({name, type: 'string', presence: 'fixed', default: JSON.stringify(value)}, '', place),
  );
  return {entries, relations: []};
}
