/** The tables of the reference for pages to import: both show the facts that the remark plugin gives them. */
export {default as FieldTable, default as CommandTable} from './ReferenceTable';
