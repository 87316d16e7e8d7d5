import type {Field, Package, Packages, Schema} from '../schema';
import {parseDefinitions, parseOverlay, type Overlay, type SourceField, type SourceType} from './cue';

/** The CUE sources of one package. */
export interface Sources {
  /** What `cue get go` wrote. */
  generated: string;
  /** What is added to it by hand. */
  overlay: string;
}

type Types = ReadonlyMap<string, SourceType>;

/** The types of a package, and those of all packages that it may import. */
interface Scope {
  local: Types;
  imports: Record<string, Types>;
}

/** Describes an API version from the CUE sources of its packages. Throws at a line that it can't read, or an unknown type. */
export function deriveSchema(version: string, sources: Record<string, Sources>): Schema {
  const parsed = Object.entries(sources).map(([name, {generated, overlay}]) => {
    const {types, constants} = parseDefinitions(generated);
    const local = new Map(types.map((type) => [type.name, type]));
    return {name, constants, local, overlay: parseOverlay(overlay)};
  });
  const imports = Object.fromEntries(parsed.map(({name, local}) => [name, local]));
  const packages: Packages = Object.fromEntries(
    parsed.map(({name, constants, local, overlay}): [string, Package] => {
      const types = [...local.values()].map(({name: typeName, alias, embeds, fields}) => ({
        name: typeName,
        ...(alias !== undefined && {alias}),
        ...(embeds.length > 0 && {embeds}),
        fields: fields.map((field) => deriveField(field, [typeName, ...embeds], {local, imports}, overlay)),
      }));
      return [name, {types, constants}];
    }),
  );
  return {version, packages};
}

function deriveField(field: SourceField, owners: string[], scope: Scope, overlay: Overlay): Field {
  const paths = owners.map((owner) => `${owner}.${field.name}`);
  const {name, type} = field;
  const added = paths.map((path) => overlay.defaults.get(path)).find((value) => value !== undefined);
  const nested = paths.flatMap((path) => nestedDefaults(path, overlay));
  const fixed = fixedValue(type);
  const value = added ?? emptyValue(type, scope);
  if (field.optional) {
    return {name, type, presence: 'optional'};
  }
  if (fixed !== undefined) {
    return {name, type, presence: 'fixed', default: fixed};
  }
  if (paths.some((path) => overlay.computed.has(path))) {
    return {name, type, presence: 'computed'};
  }
  if (value !== undefined) {
    return {name, type, presence: 'default', default: value};
  }
  return {name, type, presence: 'required', ...(nested.length > 0 && {default: `{${nested.join(', ')}}`})};
}

/** Defaults that the overlay gives to members of a field: the release name of a chart, for instance. */
function nestedDefaults(path: string, overlay: Overlay): string[] {
  return [...overlay.defaults]
    .filter(([key]) => key.startsWith(`${path}.`))
    .map(([key, value]) => `${key.slice(path.length + 1)}: ${value}`);
}

/** The one string that a field such as `string & "Platform"` accepts. */
const fixedValue = (type: string): string | undefined => /^string & ("[^"]*")$/.exec(type)?.[1];

/**
 * The value that CUE gives to a field that is left out; undefined where it would be incomplete. A marked default wins;
 * open lists and structs are empty; a struct all of whose fields can be left out is `{}`.
 */
function emptyValue(type: string, scope: Scope): string | undefined {
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
  const [, from, name] = /^(?:(\w+)\.)?#(\w+)$/.exec(type) ?? [];
  if (name === undefined) {
    return undefined;
  }
  const types = from === undefined ? scope.local : scope.imports[from];
  const target = types?.get(name);
  if (!types || !target) {
    throw new Error(`type ${type} is not defined`);
  }
  const inner: Scope = {...scope, local: types};
  if (target.alias !== undefined) {
    return emptyValue(target.alias, inner);
  }
  const canBeLeftOut = target.fields.every(
    (field) =>
      field.optional || fixedValue(field.type) !== undefined || emptyValue(field.type, inner) !== undefined,
  );
  return canBeLeftOut ? '{}' : undefined;
}
