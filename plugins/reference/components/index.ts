/** What pages of the reference import: tables, which show the facts that the remark plugin gives them, and the page's tools. */
export {
  default as AliasTable,
  default as ChangesTable,
  default as CommandTable,
  default as FieldTable,
  default as TypeTable,
} from './ReferenceTable';
export {default as Overview} from './Overview';
