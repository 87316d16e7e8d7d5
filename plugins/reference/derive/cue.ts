import type {Constant} from '../schema';

/** A field of a definition, as the CUE source declares it. */
export interface SourceField {
  name: string;
  /** The CUE expression, without the attribute that names the Go type. */
  type: string;
  optional: boolean;
}

/** A definition: a struct with fields, or a name for another type. */
export interface SourceType {
  name: string;
  /** The aliased type, when the definition is not a struct with its own fields. */
  alias?: string;
  embeds: string[];
  fields: SourceField[];
}

/** What a file of generated CUE declares. */
export interface SourcePackage {
  types: SourceType[];
  constants: Constant[];
}

const definition = /^#(\w+): +(.+)$/;
const field = /^\t(\w+)(\??): +(.+)$/;
const embedding = /^\t#(\w+)$/;

/**
 * Reads a file written by `cue get go`. Such a file is regular: definitions start in the first column, their
 * fields are indented by one tab and take one line each. Whatever else stands there is refused by line
 * rather than skipped, because a field passed over would be a field missing from the documentation.
 */
export function parseDefinitions(source: string): SourcePackage {
  const result: SourcePackage = {types: [], constants: []};
  let open: SourceType | undefined;
  let inImports = false;
  for (const [index, raw] of source.split('\n').entries()) {
    const line = withoutAttributes(raw);
    const refuse = () => new Error(`line ${index + 1}: cannot read ${JSON.stringify(raw)}`);
    if (inImports) {
      inImports = line !== ')';
    } else if (line.trim() === '' || line.trimStart().startsWith('//') || /^package \w+$/.test(line)) {
      continue;
    } else if (/^import\b/.test(line)) {
      inImports = line.endsWith('(');
    } else if (open) {
      if (line === '}') {
        open = undefined;
      } else {
        readMember(line, open, refuse);
      }
    } else {
      open = readDefinition(line, result, refuse);
    }
  }
  if (open) {
    throw new Error(`#${open.name} is not closed`);
  }
  return result;
}

function readDefinition(line: string, into: SourcePackage, refuse: () => Error): SourceType | undefined {
  const [, name, value] = definition.exec(line) ?? [];
  if (name === undefined || value === undefined) {
    throw refuse();
  }
  if (/^"[^"]*"$/.test(value)) {
    into.constants.push({name, value: JSON.parse(value) as string});
    return undefined;
  }
  const type: SourceType = {name, embeds: [], fields: []};
  into.types.push(type);
  if (value === '{') {
    return type;
  }
  type.alias = value;
  return undefined;
}

function readMember(line: string, type: SourceType, refuse: () => Error): void {
  const embedded = embedding.exec(line)?.[1];
  if (embedded !== undefined) {
    type.embeds.push(embedded);
    return;
  }
  const [, name, mark, expression] = field.exec(line) ?? [];
  if (name === undefined || expression === undefined) {
    throw refuse();
  }
  type.fields.push({name, type: expression, optional: mark === '?'});
}

/** Attributes such as `@go(Name)` end a line and say nothing about the value. */
function withoutAttributes(line: string): string {
  return line.replace(/\s+@go\(.*\)$/, '').replace(/\s+$/, '');
}

/** What hand-written CUE adds to generated definitions. Keys are paths: `Helm.Chart.name`. */
export interface Overlay {
  /** The default of each field that gets one there. */
  defaults: Map<string, string>;
  /** Fields of a definition that are computed there from others. */
  computed: Set<string>;
}

/**
 * Reads the overlay that CUE unifies with the generated author definitions. Of its free-form CUE only two
 * things are taken: a default (`field: type | *value`) at any depth, and which fields of a definition get
 * a value other than `_` without being given a default inside.
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
