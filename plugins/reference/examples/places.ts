/** Finds the lines of a type's fields in an example. The schema has each value's type, and the example its lines. */
import {typeNamed, type Packages, type Place, type Type} from '../schema';
import {readExample, type ExampleField, type ExampleValue} from './cue';

/** A type, and the page that explains it. */
export interface Subject {
  type: Type;
  place: Place;
}

/** A value whose type is known, in the field that it is the value of, or an element of. */
interface Use {
  type: Type;
  field: ExampleField;
  fields: ExampleField[];
}

/** The types of a value and of all in it. */
function follow(
  expression: string,
  from: string,
  field: ExampleField,
  value: ExampleValue,
  packages: Packages,
): Use[] {
  const ofEntries = /^\{\[.*?\]: (.*)\}$/.exec(expression)?.[1];
  if (ofEntries) {
    return value.fields.flatMap((entry) => follow(ofEntries, from, entry, entry.value, packages));
  }
  const ofElements = /^\[\.\.\.(.*)\]$/.exec(expression)?.[1];
  if (ofElements) {
    return value.items.flatMap((item) => follow(ofElements, from, field, item, packages));
  }
  const {owner, type} = typeNamed(expression, packages, from) ?? {};
  if (!owner || !type) {
    return [];
  }
  if (type.alias !== undefined) {
    return follow(type.alias, owner, field, value, packages);
  }
  const embedded = type.embeds?.flatMap((name) => typeNamed(`#${name}`, packages, owner)?.type.fields ?? []);
  const known = [...type.fields, ...(embedded ?? [])];
  const inner = value.fields.flatMap((one) =>
    follow(known.find(({name}) => name === one.name)?.type ?? '', owner, one, one.value, packages),
  );
  return [{type, field, fields: value.fields}, ...inner];
}

/** The values of an example that have a type: a name or an expression says so, and all in them follows. */
function usesIn(fields: readonly ExampleField[], {packages, packageName}: Place): Use[] {
  return fields.flatMap((field) =>
    [field.name, ...field.value.names].flatMap((name) =>
      follow(name, packageName, field, field.value, packages),
    ),
  );
}

const hasName = (all: readonly {name: string}[], name: string) => all.some((one) => one.name === name);

const fieldsOf = (type: Type, fields: readonly ExampleField[]) =>
  fields.filter(({name}) => hasName(type.fields, name));

const sizeOf = ({lines}: {lines: readonly ExampleField[]}) => new Set(lines.map(({name}) => name)).size;

const largest = <T extends {lines: ExampleField[]}>(all: readonly T[]): T | undefined =>
  all.filter(sizeOf).sort((a, b) => sizeOf(b) - sizeOf(a))[0];

const allFields = (fields: readonly ExampleField[]): ExampleField[] =>
  fields.flatMap((field) => [field, ...allFields(field.value.fields)]);

/**
 * The fields of a type in an example about it. If the example doesn't name the type, the outermost value with most of
 * its fields has the type.
 */
export function linesIn(code: string, {type, place}: Subject): ExampleField[] {
  const all = readExample(code);
  const uses = usesIn(all, place).filter((use) => use.type === type);
  const {lines = []} =
    largest(uses.map(({fields}) => ({lines: fieldsOf(type, fields)}))) ??
    largest(allFields(all).map(({value}) => ({lines: fieldsOf(type, value.fields)}))) ??
    {};
  // A result is only read: `holos: Component.BuildPlan`.
  const read = all.flatMap((field) =>
    field.value.names.map((name) => ({...field, name: name.replace(/^\w+\./, '')})),
  );
  return [...fieldsOf(type, read).filter(({name}) => !hasName(lines, name)), ...lines];
}

/**
 * The part of longer examples that shows most fields of a type. Values of other types are folded: `chart: {…}`, since
 * these have excerpts of their own.
 */
export function excerptOf(examples: readonly {title: string; code: string}[], {type, place}: Subject) {
  const places = examples.flatMap(({title, code}) => {
    const all = usesIn(readExample(code), place);
    const uses = all.filter((use) => use.type === type);
    return uses.map(({field}) => {
      // The elements of one list are shown together.
      const fields = uses.filter((use) => use.field === field).flatMap((use) => use.fields);
      return {title, code, field, lines: fieldsOf(type, fields), inner: all.map((use) => use.field)};
    });
  });
  const best = largest(places);
  if (!best) {
    return undefined;
  }
  const {title, field, inner} = best;
  const folded = best.lines.filter((lines) => lines.last > lines.first && inner.includes(lines));
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
  const renumber = (line: number) => numbers.get(line) ?? 0;
  const lines = best.lines.map((one) => ({...one, first: renumber(one.first), last: renumber(one.last)}));
  return {title, code: code.join('\n'), lines};
}
