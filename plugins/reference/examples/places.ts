/** Finds the lines of a type's fields in an example. The schema has each value's type, and the example its lines. */
import {typeNamed, type Packages, type Place, type Type} from '../schema';
import {readExample, type ExampleField, type ExampleValue} from './cue';

export type {ExampleField};

/** A type, and the page that explains it. */
export interface Subject {
  type: Type;
  place: Place;
}

/** A value whose type is known. */
interface Use {
  type: Type;
  fields: ExampleField[];
}

/** The types of a value and of all in it. */
function follow(expression: string, from: string, value: ExampleValue, packages: Packages): Use[] {
  const ofEntries = /^\{\[.*?\]: (.*)\}$/.exec(expression)?.[1];
  if (ofEntries) {
    return value.fields.flatMap((entry) => follow(ofEntries, from, entry.value, packages));
  }
  const ofElements = /^\[\.\.\.(.*)\]$/.exec(expression)?.[1];
  if (ofElements) {
    return value.items.flatMap((item) => follow(ofElements, from, item, packages));
  }
  const {owner, type} = typeNamed(expression, packages, from) ?? {};
  if (!owner || !type) {
    return [];
  }
  if (type.alias !== undefined) {
    return follow(type.alias, owner, value, packages);
  }
  const embedded = type.embeds?.flatMap((name) => typeNamed(`#${name}`, packages, owner)?.type.fields ?? []);
  const known = [...type.fields, ...(embedded ?? [])];
  const inner = value.fields.flatMap((one) =>
    follow(known.find(({name}) => name === one.name)?.type ?? '', owner, one.value, packages),
  );
  return [{type, fields: value.fields}, ...inner];
}

/** The values of an example that have a type: a name or an expression says so, and all in them follows. */
function usesIn(fields: readonly ExampleField[], {packages, packageName}: Place): Use[] {
  return fields.flatMap((field) =>
    [field.name, ...field.value.names].flatMap((name) => follow(name, packageName, field.value, packages)),
  );
}

const hasName = (all: readonly {name: string}[], name: string) => all.some((one) => one.name === name);

const fieldsOf = (type: Type, fields: readonly ExampleField[]) =>
  fields.filter(({name}) => hasName(type.fields, name));

const countNames = (fields: readonly ExampleField[]) => new Set(fields.map(({name}) => name)).size;

/** Of several values, the fields of the one that has most; the first one of those with as many. */
const largest = (all: readonly ExampleField[][]): ExampleField[] | undefined =>
  all.filter(({length}) => length > 0).sort((a, b) => countNames(b) - countNames(a))[0];

/** The values in fields: of each field, or of the elements of its list, which are shown together. */
const valuesIn = (fields: readonly ExampleField[]): ExampleField[][] =>
  fields.flatMap(({value}) => {
    const own = [...value.fields, ...value.items.flatMap((item) => item.fields)];
    return [own, ...valuesIn(own)];
  });

/**
 * The fields of a type in an example about it. If the example doesn't name the type, the outermost value with most of
 * its fields has the type.
 */
export function linesIn(code: string, {type, place}: Subject): ExampleField[] {
  const all = readExample(code);
  const named = usesIn(all, place).filter((use) => use.type === type);
  const lines =
    largest(named.map(({fields}) => fieldsOf(type, fields))) ??
    largest(valuesIn(all).map((fields) => fieldsOf(type, fields))) ??
    [];
  // A result is only read: `holos: Component.BuildPlan`.
  const read = all.flatMap((field) =>
    field.value.names.map((name) => ({...field, name: name.replace(/^\w+\./, '')})),
  );
  return [...fieldsOf(type, read).filter(({name}) => !hasName(lines, name)), ...lines];
}
