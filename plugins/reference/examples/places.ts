/** Where an example has the fields of a type. The schema tells which type a value has, and the example where it stands. */
import type {Place, Type} from '../schema';
import {readExample, type ExampleField, type ExampleValue, type Lines} from './cue';

/** The lines of fields, by their names. */
export type FieldLines = Map<string, Lines[]>;

/** A value whose type is known, in the field that it is the value of, or an element of. */
interface Use {
  owner: string;
  type: Type;
  field: ExampleField;
  fields: ExampleField[];
}

/** The type that an expression names from within a package: `core.#Helm`, or `#Helm`. */
function typeNamed(expression: string, {packages}: Place, from: string) {
  const [, owner = from, name] = /^(?:(\w+)\.)?#(\w+)$/.exec(expression) ?? [];
  const type = packages[owner]?.types.find((one) => one.name === name);
  return type && {owner, type};
}

/** The types of a value and of all in it. */
function follow(
  expression: string,
  from: string,
  field: ExampleField,
  value: ExampleValue,
  place: Place,
): Use[] {
  const ofEntries = /^\{\[.*?\]: (.*)\}$/.exec(expression)?.[1];
  if (ofEntries) {
    return value.fields.flatMap((entry) => follow(ofEntries, from, entry, entry.value, place));
  }
  const ofElements = /^\[\.\.\.(.*)\]$/.exec(expression)?.[1];
  if (ofElements) {
    return value.items.flatMap((item) => follow(ofElements, from, field, item, place));
  }
  const {owner, type} = typeNamed(expression, place, from) ?? {};
  if (!owner || !type) {
    return [];
  }
  if (type.alias !== undefined) {
    return follow(type.alias, owner, field, value, place);
  }
  const embedded = (type.embeds ?? []).flatMap(
    (name) => typeNamed(`#${name}`, place, owner)?.type.fields ?? [],
  );
  const known = [...type.fields, ...embedded];
  const inner = value.fields.flatMap((one) =>
    follow(known.find(({name}) => name === one.name)?.type ?? '', owner, one, one.value, place),
  );
  return [{owner, type, field, fields: value.fields}, ...inner];
}

/** The values of an example that have a type: a name or an expression says so, and all in them follows. */
function usesIn(fields: readonly ExampleField[], place: Place): Use[] {
  return fields.flatMap((field) =>
    [field.name, ...field.value.names].flatMap((name) =>
      follow(name, place.packageName, field, field.value, place),
    ),
  );
}

function linesOf(type: Type, fields: readonly ExampleField[]): FieldLines {
  const lines: FieldLines = new Map();
  for (const {name} of type.fields) {
    const own = fields.filter((field) => field.name === name);
    if (own.length > 0) {
      lines.set(name, own);
    }
  }
  return lines;
}

const largest = <T extends {lines: FieldLines}>(all: readonly T[]): T | undefined =>
  all.filter(({lines}) => lines.size > 0).sort((a, b) => b.lines.size - a.lines.size)[0];

const allFields = (fields: readonly ExampleField[]): ExampleField[] =>
  fields.flatMap((field) => [field, ...allFields(field.value.fields)]);

/**
 * The lines of a type's fields in an example about it. Where the example does not name the type, it is that of the
 * outermost value with most of its fields.
 */
export function linesIn(code: string, type: Type, place: Place): FieldLines {
  const fields = readExample(code);
  const uses = usesIn(fields, place).filter((use) => use.type === type);
  const lines =
    largest(uses.map((use) => ({lines: linesOf(type, use.fields)}))) ??
    largest(allFields(fields).map(({value}) => ({lines: linesOf(type, value.fields)})));
  // A result is only read: `holos: Component.BuildPlan`.
  const read = fields.flatMap((field) =>
    field.value.names.map((name) => ({...field, name: name.replace(/^\w+\./, '')})),
  );
  return new Map([...linesOf(type, read), ...(lines?.lines ?? [])]);
}

export interface Excerpt {
  title: string;
  code: string;
  lines: FieldLines;
}

/**
 * The part of longer examples that shows most fields of a type. Values of other types are folded: `chart: {…}`, since
 * these have excerpts of their own.
 */
export function excerptOf(
  examples: readonly {title: string; code: string}[],
  type: Type,
  place: Place,
): Excerpt | undefined {
  const places = examples.flatMap(({title, code}) => {
    const uses = usesIn(readExample(code), place);
    return uses
      .filter((use) => use.type === type && use.owner === place.packageName)
      .map(({field}) => {
        // The elements of one list are shown together.
        const fields = uses
          .filter((use) => use.field === field && use.type === type)
          .flatMap((use) => use.fields);
        return {title, code, field, lines: linesOf(type, fields), inner: uses.map((use) => use.field)};
      });
  });
  const best = largest(places);
  if (!best) {
    return undefined;
  }
  const {title, field, inner} = best;
  const folded = [...best.lines.values()]
    .flat()
    .filter((lines) => lines.last > lines.first && inner.includes(lines as ExampleField));
  const source = best.code.split('\n');
  const indent = /^\t*/.exec(source[field.first] ?? '')?.[0].length ?? 0;
  /** The new number of each line. */
  const numbers = new Map<number, number>();
  const code: string[] = [];
  for (let at = field.first; at <= field.last; at += 1) {
    const fold = folded.find(({first, last}) => first <= at && at <= last);
    const text = (source[at] ?? '').slice(indent);
    if (!fold || at === fold.first) {
      code.push(fold ? `${text}…` : text);
    } else if (at === fold.last) {
      code.push((code.pop() ?? '') + text.trim());
    }
    numbers.set(at, code.length - 1);
  }
  const renumber = ({first, last}: Lines) => ({first: numbers.get(first) ?? 0, last: numbers.get(last) ?? 0});
  const lines: FieldLines = new Map([...best.lines].map(([name, all]) => [name, all.map(renumber)]));
  return {title, code: code.join('\n'), lines};
}
