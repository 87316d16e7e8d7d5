/**
 * Addresses that the specification promises: they are linked from elsewhere and must not vanish, whatever is renamed.
 * New pages need no entry here, so this is no list of all pages.
 */

const below = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}/`);

const docs = [
  ...['', 'api/', 'glossary/', 'support/', 'topics/'],
  ...below('api', 'author core'),
  ...below('common', 'example-component example-component-integrate'),
  ...below(
    'topics',
    'architecture comparison gitops kargo local-cluster oci-helm-charts private-helm structures',
  ),
  ...below('topics/gitops', 'argocd-application flux-kustomization'),
  ...below('topics/structures', 'clusters environments'),
  ...below('tutorial', 'overview setup hello-holos cue helm-values kustomize validators'),
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
