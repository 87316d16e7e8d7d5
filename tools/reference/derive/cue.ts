import type {Package, Type} from '../data';

/** A definition as the CUE source declares it: its fields are optional or required. */
interface SourceType extends Type {
  embeds: string[];
}

/** A file of generated CUE. */
export interface SourcePackage extends Package {
  types: SourceType[];
}

const definition = /^#(\w+): +(.+)$/;
const field = /^\t(\w+)(\??): +(.+)$/;
const embedding = /^\t#(\w+)$/;

/** Attributes such as `@go(Name)` end a line and say nothing about the value. */
const withoutAttributes = (line: string) => line.replace(/\s+@go\(.*\)$/, '').trimEnd();

/** Adds a field or an embedded definition. Returns whether the line is one. */
function addMember({embeds, fields}: SourceType, line: string): boolean {
  const [, embedded] = embedding.exec(line) ?? [];
  const [, name, mark, type] = field.exec(line) ?? [];
  if (embedded) {
    embeds.push(embedded);
  } else if (name && type) {
    fields.push({name, type, presence: mark === '?' ? 'optional' : 'required'});
  }
  return Boolean(embedded ?? name);
}

/**
 * Reads a file written by `cue get go`. Such a file is regular: definitions start in the first column, and their fields are
 * indented by one tab and take one line each. Any other line is an error, because the documentation would lack a field.
 */
export function parseDefinitions(source: string): SourcePackage {
  const {types, constants}: SourcePackage = {types: [], constants: []};
  let open: SourceType | undefined;
  const withoutImports = source.replace(/^import \([^)]*\)/gm, (text) => text.replace(/.+/g, ''));
  for (const [index, raw] of withoutImports.split('\n').entries()) {
    const line = withoutAttributes(raw);
    const [, name, value] = (!open && definition.exec(line)) || [];
    if (/^\s*(?:\/\/.*)?$|^(?:package|import) .+$/.test(line)) {
      continue;
    }
    if (open && line === '}') {
      open = undefined;
    } else if (name && value && /^"[^"]*"$/.test(value)) {
      constants.push({name, value: JSON.parse(value) as string});
    } else if (name && value) {
      const type = {name, alias: value === '{' ? undefined : value, embeds: [], fields: []};
      types.push(type);
      open = value === '{' ? type : undefined;
    } else if (!open || !addMember(open, line)) {
      throw new Error(`line ${index + 1}: cannot read ${JSON.stringify(raw)}`);
    }
  }
  if (open) {
    throw new Error(`#${open.name} is not closed`);
  }
  return {types, constants};
}

/** Additions of hand-written CUE to generated definitions. Keys are paths: `Helm.Chart.name`. */
export interface Overlay {
  /** The default of each field that gets one there. */
  defaults: Map<string, string>;
  /** Fields of a definition that are computed there from others. */
  computed: Set<string>;
}

/**
 * Reads the overlay that CUE unifies with the generated author definitions. The result has only
 * defaults (`field: type | *value`), at any depth, and the fields of a definition that get a value other than `_`
 * without a default.
 */
export function parseOverlay(source: string): Overlay {
  const defaults = new Map<string, string>();
  const computed = new Set<string>();
  let path: string[] = [];
  for (const line of source.split('\n')) {
    const [, tabs = '', label, value] = /^(\t*)#?"?(\w+)"?\??: *(.*)$/.exec(line) ?? [];
    if (label === undefined || value === undefined || line.trimStart().startsWith('//')) {
      continue;
    }
    path = [...path.slice(0, tabs.length), label];
    const literal = /\| \*(.+)$/.exec(value)?.[1];
    if (literal !== undefined) {
      defaults.set(path.join('.'), literal);
    } else if (path.length === 2 && value !== '_') {
      computed.add(path.join('.'));
    }
  }
  for (const key of defaults.keys()) {
    computed.delete(key.split('.').slice(0, 2).join('.'));
  }
  return {defaults, computed};
}
