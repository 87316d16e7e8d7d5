import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The "doc" sidebar of the unreleased version. The released version keeps its own copy in
 * versioned_sidebars/, so that a page added here does not appear there.
 */
const sidebars: SidebarsConfig = {
  doc: [
    {
      type: 'category',
      label: 'Tutorial',
      link: {type: 'doc', id: 'index'},
      collapsed: false,
      items: [
        'tutorial/overview',
        'tutorial/setup',
        'tutorial/hello-holos',
        'tutorial/cue-in-ten-minutes',
        'tutorial/helm-values',
        'tutorial/kustomize',
        'tutorial/cue',
        'tutorial/environments',
        'tutorial/validators',
        'tutorial/bring-your-own-chart',
      ],
    },
    {
      type: 'category',
      label: 'Topics',
      link: {type: 'doc', id: 'topics/index'},
      collapsed: false,
      // The groups of the page Topics.
      items: [
        {
          type: 'category',
          label: 'Understand Holos',
          items: ['topics/architecture', 'topics/comparison', 'topics/leaving'],
        },
        {
          type: 'category',
          label: 'Lay out the repository',
          items: [
            'topics/structures/index',
            'topics/structures/environments',
            'topics/structures/clusters',
            'topics/teams',
          ],
        },
        {
          type: 'category',
          label: 'Write components',
          items: [
            'topics/public-charts',
            'topics/values-files',
            'topics/oci-helm-charts',
            'topics/private-helm',
            'topics/kustomize-bases',
            'topics/kinds',
            'topics/recipes',
            'topics/custom-resources',
            'topics/own-kinds',
          ],
        },
        {
          type: 'category',
          label: 'Check manifests',
          items: ['topics/policies', 'topics/across', 'topics/api-server', 'topics/checks', 'topics/secrets'],
        },
        {
          type: 'category',
          label: 'Deliver the manifests',
          items: [
            'topics/gitops/index',
            'topics/ci',
            'topics/gitops/argocd-application',
            'topics/gitops/app-of-apps',
            'topics/gitops/application-sets',
            'topics/gitops/flux-kustomization',
            'topics/kargo',
            'topics/local-cluster',
          ],
        },
        {
          type: 'category',
          label: 'Operate a platform',
          items: [
            'topics/day-two',
            'topics/gitops/drift',
            'topics/silent-mistakes',
            'topics/production',
            'topics/adopt',
            'topics/upgrading',
            'topics/upgrading-to-v1alpha6',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'API',
      link: {type: 'doc', id: 'api/index'},
      items: ['api/author', 'api/core', 'api/cli'],
    },
    'glossary',
  ],
};

export default sidebars;
