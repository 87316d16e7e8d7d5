/** Names that one room writes and another reads. Browsers load this file. */

/** Class of a diagram with its source: src/theme/Mermaid writes it, and plugins/publish/policy allows such a page Mermaid's styles. */
export const DIAGRAM = 'mermaid-diagram';
