/** The API's schema as data/schema/ describes it. Browsers get this file, so it imports nothing. */

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
  /** The author schemas compute it from other fields. */
  | 'computed';

/** A field as the reference shows it. */
export interface Field {
  name: string;
  type: string;
  presence: Presence;
  /** The value of a field that is left out: a CUE expression. */
  default?: string;
}

/** A type as the reference shows it. */
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

export type PackageName = 'author' | 'core';

/** The committed description of one API version. */
export interface Schema {
  version: string;
  /** Of the packages below: a file changed by hand no longer agrees with it. */
  digest: string;
  packages: Record<PackageName, Package>;
}

/** Class of the definition of a type on a page. */
export const DEFINITION = 'cue-definition';

/** A line of a definition: a field, or a bracket or an embedded type without a label. */
export interface DefinitionLine {
  label?: string;
  value: string;
}

/** The definition of a type with fields as the generated CUE has it, without comments and attributes. */
export function definitionOf({name, embeds = [], fields}: Type): DefinitionLine[] {
  return [
    {label: `#${name}`, value: '{'},
    ...embeds.map((embedded) => ({value: `\t#${embedded}`})),
    ...fields.map((field) => ({
      label: `\t${field.name}${field.presence === 'optional' ? '?' : ''}`,
      value: field.type,
    })),
    {value: '}'},
  ];
}

/** A definition or field that refers to a type. */
export interface Reference {
  package: PackageName;
  /** The anchor of the place: `Type` or `Type.field`. */
  anchor: string;
}

/** Finds every field whose type names the given type, and every definition that aliases or embeds it. */
export function findReferences(schema: Schema, packageName: PackageName, typeName: string): Reference[] {
  return (Object.keys(schema.packages) as PackageName[]).flatMap((from) => {
    const isLocal = from === packageName;
    // A package writes its own types bare (`[...#Type]` is a list of them), those of another with its name.
    const pattern = isLocal ? `(^|[^.\\w]|\\.\\.)#${typeName}\\b` : `\\b${packageName}\\.#${typeName}\\b`;
    const refers = (expression = '') => new RegExp(pattern).test(expression);
    return schema.packages[from].types.flatMap(({name, alias, embeds = [], fields}) => {
      const owner = refers(alias) || (isLocal && embeds.includes(typeName)) ? [name] : [];
      const members = fields.filter(({type}) => refers(type)).map((field) => `${name}.${field.name}`);
      return [...owner, ...members].map((anchor) => ({package: from, anchor}));
    });
  });
}
