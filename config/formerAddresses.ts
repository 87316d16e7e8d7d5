/** Pages that moved, because links to them were published. Each former path under `/docs/` has its current path under the version. */
export const formerAddresses: Readonly<Record<string, string>> = {
  quickstart: 'tutorial/overview',
  overview: 'tutorial/overview',
  setup: 'tutorial/setup',
  kargo: 'topics/kargo',
  glossary: 'glossary',
  support: 'support',
  'technical-overview': 'topics/architecture',
  'guides/helm': 'tutorial/helm-values',
  'guides/local-cluster': 'topics/local-cluster',
  'tutorial/local/k3d': 'topics/local-cluster',
};
