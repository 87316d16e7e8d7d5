/**
 * Pages that moved, because links to them were published. A former path has the current one: `'topics/day-two': 'topics/operations'`
 * holds under `/docs/`, and in each version that has the page at its current path; `'blog/old': 'blog/new'` is a post. Then run
 * `npm run redirects`.
 */
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
  'api/changes': 'topics/upgrading-to-v1alpha6',
  'topics/agents': 'topics/silent-mistakes',
  'topics/debugging': 'support',
  'topics/values-files': 'topics/values-files',
  'common/every-combination': 'tutorial/environments',
  'topics/structures/matrix': 'topics/structures/clusters',
};
