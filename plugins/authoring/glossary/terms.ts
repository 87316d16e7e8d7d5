/** What stands for a term of the glossary in running text, by the id of its heading. */
export const terms: Record<string, RegExp> = {
  artifact: /\bartifacts?\b/i,
  'build-plan': /\bBuildPlans?\b/,
  cluster: /\bclusters?\b/i,
  component: /\bcomponents?\b/i,
  cue: /\bCUE\b/,
  // A definition of one is not one.
  'custom-resource': /\bcustom resources?\b(?! definition)/i,
  // Those of a process are no stages.
  environment: /\benvironments?\b(?! variable)/i,
  // Those of an ApplicationSet are of Argo CD.
  generator: /(?<!\bGit )\bgenerators?\b/i,
  gitops: /\bGitOps\b/,
  'helm-chart': /\bHelm charts?\b/i,
  kustomize: /\bKustomize\b/,
  platform: /\bplatforms?\b/i,
  'rendered-manifests-pattern': /\brendered manifests pattern\b/i,
  // Those of a registry name versions.
  tag: /(?<!\bOCI )\btags?\b/i,
  transformer: /\btransformers?\b/i,
  validator: /\bvalidators?\b/i,
};
