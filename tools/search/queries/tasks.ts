import {list} from './list';

/** What somebody wants to do: from the headings of the pages. */
export const tasks = list('task', [
  ['multiple clusters', 'topics/structures/clusters/#*'],
  ['install on mac', 'tutorial/setup/#install-holos tutorial/setup/'],
  ['chart from oci registry', 'topics/oci-helm-charts/#*'],
  [
    'delete stale manifests',
    'support/#why-is-a-file-still-there topics/day-two/#remove-a-component topics/day-two/#leave-nothing-behind topics/day-two/',
  ],
  [
    'add a label to every resource',
    'topics/day-two/#put-one-label-on-everything tutorial/kustomize/#add-labels-and-a-file topics/structures/#the-directory-decides-whom-a-file-affects',
  ],
  ['argo cd application for each component', 'topics/gitops/argocd-application/#*'],
  ['forbid secrets in manifests', 'tutorial/validators/#*'],
  ['promote from dev to prod', 'topics/kargo/#*'],
  ['check manifests in CI', 'topics/gitops/#ci-proves-that-the-manifests-are-current'],
  ['migrate to v1alpha6', 'api/#move-a-platform-to-v1alpha6'],
  ['use an existing values.yaml', 'tutorial/helm-values/#keep-an-existing-valuesyaml'],
  ['write a reusable component', 'common/example-component/ common/example-component/#write-it'],
  [
    'render without network',
    'topics/private-helm/#render-without-credentials topics/oci-helm-charts/#vendor-the-chart-first topics/gitops/#one-repository api/cli/#render-platform',
  ],
  [
    'debug logging',
    'api/cli/#holos api/cli/#environment-variables tutorial/setup/#the-environment support/#which-helm-command-ran support/#what-to-bring support/#read-a-message-from-the-top api/cli/#holos--log-level',
  ],
  ['staging production', 'topics/structures/environments/#* glossary/#environment'],
  [
    'render only one component',
    'support/#how-do-i-render-one-component topics/day-two/#render-one-component-alone common/example-component-integrate/#render-only-these',
  ],
  ['password for private chart repository', 'topics/private-helm/#*'],
  ['upgrade a helm chart', 'topics/day-two/#upgrade-a-chart'],
  ['patch a deployment of a chart', 'tutorial/kustomize/#patch-the-charts-output'],
  ['deploy with flux', 'topics/gitops/flux-kustomization/#*'],
  ['try it on my laptop with kind', 'topics/local-cluster/#*'],
  ['import a CRD', 'topics/custom-resources/#import-a-crd-as-types'],
  ['shell completion', 'tutorial/setup/#complete-commands-with-the-tab-key api/cli/#completion'],
  ['share values between two charts', 'tutorial/helm-values/#read-one-setting-in-two-charts'],
  ['add a new cluster', 'topics/structures/clusters/#add-a-cluster-remove-a-cluster'],
  ['remote kustomize base', 'topics/kustomize-bases/#*'],
  [
    'write output to another directory',
    'api/cli/#render-platform api/cli/#render-component topics/day-two/#leave-nothing-behind api/author/#ComponentConfig.OutputBaseDir support/#why-is-something-missing-from-the-deploy-directory api/cli/#render-platform--write-to api/cli/#render-component--write-to',
  ],
  ['create a new platform', 'tutorial/hello-holos/#create-the-platform api/cli/#init-platform'],
]);
