/** Replaces prism-react-renderer in the bundles: see index.ts. */
export const Prism = {};
