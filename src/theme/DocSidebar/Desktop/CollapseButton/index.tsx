// Change: replaces the original by nothing, as the sidebar cannot be hidden (`hideable` in docusaurus.config.ts); the original
// was in the scripts of every page of the docs, with its drawing.
export default (): null => null;
