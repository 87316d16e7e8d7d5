/** Pages that had other addresses, which are published elsewhere: the former path below `/docs/`, the present one below its version. */
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
