/** The components that reference pages import: tables, filled by the remark plugin, and the overview. */
export {
  default as AliasTable,
  default as ChangesTable,
  default as CommandTable,
  default as FieldTable,
  default as TypeTable,
} from './ReferenceTable';
export {default as ReferenceTools} from './ReferenceTools';
