/**
 * Names that keep their capitals inside a sentence, each as its owner writes it. Words of capitals only
 * (API, YAML) and words with a capital inside (BuildPlan, GitOps) need no entry.
 */
export const names = [
  'Argo CD',
  'Argo',
  'Authors',
  'Bash',
  'Debian',
  'Discord',
  'Docker',
  'Docusaurus',
  'Flux',
  'Git',
  'Go',
  'Helm',
  'Holos',
  'Kargo',
  'Kubernetes',
  'Kustomize',
  'Linux',
  'Secret',
  'Service',
  'Tab',
  'Timoni',
  'Jsonnet',
  'Tanka',
  'Application',
  'Kustomization',
  'Namespace',
  'Node.js',
] as const;
