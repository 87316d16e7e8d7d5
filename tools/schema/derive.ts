import {createHash} from 'node:crypto';
import type {Field, Package, Schema} from '../../lib/schema';
import {parseDefinitions, parseOverlay, type Overlay, type SourceField} from './parse';

/** The CUE sources that describe one API version. */
export interface Sources {
  author: string;
  core: string;
  /** What `cue.mod/pkg` adds to the author definitions. */
  overlay: string;
}

/** Describes an API version from its CUE sources. */
export function deriveSchema(version: string, sources: Sources): Schema {
  const core = derivePackage(sources.core, {}, parseOverlay(''));
  const author = derivePackage(
    sources.author,
    {core: parseTypes(sources.core)},
    parseOverlay(sources.overlay),
  );
  const packages = {author, core};
  return {version, digest: digestOf(packages), packages};
}

/** Identifies the content of the packages. */
export function digestOf(packages: Schema['packages']): string {
  return createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 16);
}

type Types = ReadonlyMap<string, ReturnType<typeof parseDefinitions>['types'][number]>;

function parseTypes(source: string): Types {
  return new Map(parseDefinitions(source).types.map((type) => [type.name, type]));
}

function derivePackage(source: string, imports: Record<string, Types>, overlay: Overlay): Package {
  const local = parseTypes(source);
  const types = [...local.values()].map((type) => ({
    name: type.name,
    ...(type.alias !== undefined && {alias: type.alias}),
    ...(type.embeds.length > 0 && {embeds: type.embeds}),
    fields: type.fields.map((field) =>
      deriveField(field, [type.name, ...type.embeds], {local, imports}, overlay),
    ),
  }));
  return {types, constants: parseDefinitions(source).constants};
}

interface Scope {
  local: Types;
  imports: Record<string, Types>;
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
function fixedValue(type: string): string | undefined {
  return /^string & ("[^"]*")$/.exec(type)?.[1];
}

/**
 * The value that CUE gives to a field nobody wrote, or nothing where it would be incomplete. A marked
 * default wins; open lists and structs are empty; a struct all of whose fields can be left out is `{}`.
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
  const [, alias, name] = /^(?:(\w+)\.)?#(\w+)$/.exec(type) ?? [];
  if (name === undefined) {
    return undefined;
  }
  const types = alias === undefined ? scope.local : scope.imports[alias];
  const target = types?.get(name);
  if (!types || !target) {
    throw new Error(`type ${type} is not defined`);
  }
  const inner: Scope = {local: types, imports: alias === undefined ? scope.imports : {}};
  if (target.alias !== undefined) {
    return emptyValue(target.alias, inner);
  }
  const canBeLeftOut = target.fields.every(
    (field) =>
      field.optional || fixedValue(field.type) !== undefined || emptyValue(field.type, inner) !== undefined,
  );
  return canBeLeftOut ? '{}' : undefined;
}
