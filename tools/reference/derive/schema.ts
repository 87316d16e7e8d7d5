import {typeIn, type Field, type Packages, type Schema} from '../data';
import {parseDefinitions, parseOverlay, type Overlay, type SourcePackage} from './cue';

/** The CUE sources of one package. */
export interface Sources {
  /** CUE that `cue get go` wrote. */
  generated: string;
  /** CUE that was added by hand. */
  overlay: string;
}

type SourcePackages = Record<string, SourcePackage>;

/** Describes an API version from the CUE sources of its packages. Throws at a line that it can't read, or an unknown type. */
export function deriveSchema(version: string, sources: Record<string, Sources>): Schema {
  const parsed: SourcePackages = Object.fromEntries(
    Object.entries(sources).map(([name, {generated}]) => [name, parseDefinitions(generated)]),
  );
  const packages: Packages = Object.fromEntries(
    Object.entries(parsed).map(([from, {types, constants}]) => {
      const overlay = parseOverlay(sources[from]?.overlay ?? '');
      const derived = types.map(({embeds, fields, ...type}) => ({
        ...type,
        embeds: embeds.length > 0 ? embeds : undefined,
        fields: fields.map((field) => deriveField(field, [type.name, ...embeds], overlay, parsed, from)),
      }));
      return [from, {types: derived, constants}];
    }),
  );
  return {version, packages};
}

function deriveField(
  {name, type, presence}: Field,
  owners: string[],
  overlay: Overlay,
  packages: SourcePackages,
  from: string,
): Field {
  // Called for every field, because it also throws at unknown types.
  const empty = emptyValue(type, packages, from);
  if (presence === 'optional') {
    return {name, type, presence};
  }
  const fixed = fixedValue(type);
  if (fixed !== undefined) {
    return {name, type, presence: 'fixed', default: fixed};
  }
  const paths = owners.map((owner) => `${owner}.${name}`);
  if (paths.some((path) => overlay.computed.has(path))) {
    return {name, type, presence: 'computed'};
  }
  const [value = empty] = paths.flatMap((path) => overlay.defaults.get(path) ?? []);
  if (value !== undefined) {
    return {name, type, presence: 'default', default: value};
  }
  const nested = paths.flatMap((path) => nestedDefaults(path, overlay));
  return {name, type, presence, default: nested.length > 0 ? `{${nested.join(', ')}}` : undefined};
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
 * The value of a field that is left out; undefined if it would be incomplete. It's the marked default, an empty list or struct,
 * or `{}` for a type whose fields can all be left out.
 */
function emptyValue(type: string, packages: SourcePackages, from: string): string | undefined {
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
  if (alias !== undefined) {
    return emptyValue(alias, packages, found.owner);
  }
  const canBeLeftOut = fields.every(
    (field) =>
      field.presence === 'optional' ||
      (fixedValue(field.type) ?? emptyValue(field.type, packages, found.owner)) !== undefined,
  );
  return canBeLeftOut ? '{}' : undefined;
}
