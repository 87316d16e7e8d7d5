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
      items: [
        'topics/architecture',
        'topics/comparison',
        {
          type: 'category',
          label: 'Repository layout',
          link: {type: 'doc', id: 'topics/structures/index'},
          items: ['topics/structures/environments', 'topics/structures/clusters', 'topics/structures/matrix'],
        },
        {
          type: 'category',
          label: 'GitOps',
          link: {type: 'doc', id: 'topics/gitops/index'},
          items: [
            'topics/gitops/argocd-application',
            'topics/gitops/app-of-apps',
            'topics/gitops/application-sets',
            'topics/gitops/flux-kustomization',
          ],
        },
        'topics/kargo',
        'topics/local-cluster',
        'topics/oci-helm-charts',
        'topics/private-helm',
        'topics/kustomize-bases',
        'topics/kinds',
        'topics/custom-resources',
        'topics/policies',
        'topics/own-kinds',
        'topics/teams',
        'topics/silent-mistakes',
        'topics/debugging',
        'topics/values-files',
        'topics/day-two',
        'topics/ci',
        'topics/secrets',
        'topics/production',
        'topics/adopt',
        'topics/upgrading',
        'topics/upgrading-to-v1alpha6',
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
