import type {PackageName, Schema} from './derive';

/** A definition or field that refers to a type. */
export interface Reference {
  package: PackageName;
  /** The anchor of the place: `Type` or `Type.field`. */
  anchor: string;
}

/** Every field whose type names the given one, and every definition that stands for it or embeds it. */
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
