/**
 * Addresses that the specification promises: they are linked from elsewhere and must not vanish, whatever is renamed.
 * New pages need no entry here, so this is no list of all pages.
 */

const docs = [
  '',
  'api/',
  'api/author/',
  'api/core/',
  'common/example-component/',
  'common/example-component-integrate/',
  'glossary/',
  'support/',
  'topics/',
  'topics/architecture/',
  'topics/comparison/',
  'topics/gitops/',
  'topics/gitops/argocd-application/',
  'topics/gitops/flux-kustomization/',
  'topics/kargo/',
  'topics/local-cluster/',
  'topics/oci-helm-charts/',
  'topics/private-helm/',
  'topics/structures/',
  'topics/structures/clusters/',
  'topics/structures/environments/',
  'tutorial/overview/',
  'tutorial/setup/',
  'tutorial/hello-holos/',
  'tutorial/cue/',
  'tutorial/helm-values/',
  'tutorial/kustomize/',
  'tutorial/validators/',
];

/** Addresses below the site's root, with their titles where the specification names the page. */
export const promised: Record<string, string | RegExp> = {
  ...Object.fromEntries(
    ['v1alpha5', 'v1alpha6'].flatMap((version) => docs.map((doc) => [`/docs/${version}/${doc}`, /\S/])),
  ),
  '/': /\S/,
  '/markdown-page/': /\S/,
  '/docs/': 'Documentation',
  '/blog/': 'Blog',
  '/blog/announcing-holos/': /\S/,
  '/blog/validators-feature/': /\S/,
  '/blog/why-cue-for-configuration/': /\S/,
  '/blog/archive/': 'Archive',
  '/blog/authors/': 'Authors',
  '/blog/tags/': 'Tags',
  '/blog/tags/cue/': /posts? tagged with “CUE”$/,
  '/blog/tags/feature/': /posts? tagged with “Feature”$/,
  '/blog/tags/holos/': /posts? tagged with “Holos”$/,
  '/blog/tags/launch/': /posts? tagged with “Launch”$/,
};

/** Ids of the pages that no sidebar may list, by the specification; others may stay outside, too. */
export const outsideSidebar = ['common/example-component', 'common/example-component-integrate', 'support'];
