/** Reads the API from the CUE that `cue get go` wrote. */
import {typeIn, type Field, type Package, type Packages, type Schema, type Type} from './data';

const isComputed = {mark: 'computed', default: undefined} as const;

/** What the hand-written CUE of holos adds to fields. */
const additions: Readonly<Record<string, Partial<Field>>> = {
  'Platform.Name': {mark: undefined, default: '"no-platform-name"'},
  'Platform.Resource': isComputed,
  'Platform.resource': isComputed,
  'ComponentConfig.Artifacts': isComputed,
  'Helm.Chart': {default: '{name: Name, release: name}'},
  'Helm.BuildPlan': isComputed,
  'Kubernetes.BuildPlan': isComputed,
  'Kustomize.BuildPlan': isComputed,
};

/** A definition: its name, and a value of one line or a struct. Attributes such as `@go(Name)` say nothing about the value. */
const definition = /^#(\w+): +(\{\n[^]*?^\}|.+?)(?: +@go\(.*\))?$/gm;
const member = /^\t(?:#(\w+)|(\w+)(\??): +(.+?))(?: +@go\(.*\))?$/;

/** A type whose fields are as CUE declares them: optional or required. */
function readStruct(name: string, body: string): Type {
  const embeds: string[] = [];
  const fields: Field[] = [];
  for (const line of body.split('\n').slice(1, -1)) {
    const [, embedded, own, mark, type] = member.exec(line) ?? [];
    if (embedded) {
      embeds.push(embedded);
    } else if (own && type) {
      fields.push({name: own, type, mark: mark === '?' ? 'optional' : 'required'});
    } else if (!/^\s*(?:\/\/.*)?$/.test(line)) {
      throw new Error(`#${name}: cannot read ${JSON.stringify(line)}`);
    }
  }
  return {name, fields, embeds: embeds.length > 0 ? embeds : undefined};
}

/**
 * Reads a generated file. Such a file is regular: definitions start in the first column, and their fields are indented by one tab and
 * take one line each. Any other line is an error, because the documentation would lack a field.
 */
function readPackage(source: string): Package {
  const {types, constants}: Package = {types: [], constants: []};
  for (const [, name = '', value = ''] of source.matchAll(definition)) {
    if (value.startsWith('{\n')) {
      types.push(readStruct(name, value));
    } else if (/^"[^"]*"$/.test(value)) {
      constants.push({name, value: JSON.parse(value) as string});
    } else {
      types.push({name, alias: value, fields: []});
    }
  }
  return {types, constants};
}

/** Describes an API version from the generated CUE of its packages. Throws at a line that it can't read, or an unknown type. */
export function deriveSchema(version: string, sources: Record<string, string>): Schema {
  const declared = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, readPackage(source)]),
  );
  const packages = Object.entries(declared).map(([from, {types, constants}]): [string, Package] => [
    from,
    {
      types: types.map((type) => ({
        ...type,
        fields: type.fields.map((one) => ({
          ...describeField(one, declared, from),
          ...additions[`${type.name}.${one.name}`],
        })),
      })),
      constants,
    },
  ]);
  return {version, packages: Object.fromEntries(packages)};
}

/** Says how a declared field gets its value if it's left out, and simplifies its type. */
function describeField({name, type, mark}: Field, packages: Packages, from: string): Field {
  // Called for every field, because it also throws at unknown types.
  const empty = emptyValue(type, packages, from);
  const only = onlyValue(type);
  if (mark === 'required' && only !== undefined) {
    return {name, type: only};
  }
  if (mark === 'required' && empty !== undefined) {
    return {name, type: type.replace(/^(\w+) & \(.* \| \*.*\)$/, '$1'), default: empty};
  }
  return {name, type: type.replace(/^string & \(("[^*]*")\)$/, '$1'), mark};
}

/** The one string that a field such as `string & "Platform"` accepts. */
const onlyValue = (type: string): string | undefined => /^string & ("[^"]*")$/.exec(type)?.[1];

/**
 * The value of a field that is left out; undefined if it would be incomplete. It's the marked default, an empty list or struct,
 * or `{}` for a type whose fields can all be left out.
 *
 * @param users the types that ask, each of which needs the value of the next
 */
function emptyValue(
  type: string,
  packages: Packages,
  from: string,
  users: readonly Type[] = [],
): string | undefined {
  const marked = /\*("[^"]*"|\w+)\)?$/.exec(type)?.[1];
  if (marked !== undefined) {
    return marked;
  }
  if (type.startsWith('[...')) {
    return '[]';
  }
  if (type.startsWith('{')) {
    return '{}';
  }
  if (!/^(?:\w+\.)?#\w+$/.test(type)) {
    return undefined;
  }
  const found = typeIn(type, packages, from);
  if (!found) {
    throw new Error(`type ${type} is not defined`);
  }
  const {alias, fields} = found.type;
  const chain = [...users, found.type];
  if (users.includes(found.type)) {
    throw new Error(
      `a type has no value, because it needs its own: ${chain.map(({name}) => `#${name}`).join(' → ')}`,
    );
  }
  if (alias !== undefined) {
    return emptyValue(alias, packages, found.owner, chain);
  }
  const canBeLeftOut = fields.every(
    (one) =>
      one.mark === 'optional' ||
      (onlyValue(one.type) ?? emptyValue(one.type, packages, found.owner, chain)) !== undefined,
  );
  return canBeLeftOut ? '{}' : undefined;
}
