/** The tables of the reference for pages to import: all show the facts that the remark plugin gives them. */
export {
  default as AliasTable,
  default as CommandTable,
  default as FieldTable,
  default as TypeTable,
} from './ReferenceTable';
