/** Replaces prism-react-renderer in the bundles, and has no grammar: see index.ts. */
export const Prism = {languages: {}};
