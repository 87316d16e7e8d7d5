import {list} from './list';

/** What somebody wants to do, in words of a situation. */
export const situations = list('task', [
  [
    'keep secrets out of git',
    'topics/gitops/#decide-early topics/custom-resources/#an-externalsecret-beside-a-chart tutorial/validators/#* topics/comparison/#when-not-to-use-holos topics/private-helm/#*',
  ],
  ['gatekeeper for secrets', 'tutorial/validators/#*'],
  ['how to bump a chart', 'topics/day-two/#upgrade-a-chart'],
  ['multi tenant', 'topics/structures/#* topics/own-kinds/#* topics/gitops/#decide-early'],
  [
    'set the helm release name',
    'api/core/#Chart.release support/#release-name topics/oci-helm-charts/#point-the-component-at-the-registry topics/oci-helm-charts/#what-differs common/example-component/#write-it',
  ],
  ['argo cd app per cluster', 'topics/gitops/argocd-application/#* topics/gitops/application-sets/#*'],
  [
    'kustomize patch image',
    'tutorial/kustomize/#where-kustomize-fits tutorial/kustomize/#patch-the-charts-output api/author/#KustomizeConfig.Kustomization',
  ],
  ['pin chart version', 'topics/day-two/#upgrade-a-chart api/core/#Chart.version'],
  ['disable an app on one cluster', 'topics/structures/clusters/#a-component-for-some-clusters'],
  [
    'different replica count in prod',
    'topics/structures/environments/#* topics/structures/clusters/#a-component-for-some-clusters',
  ],
  ['pull request check for outdated yaml', 'topics/gitops/#ci-proves-that-the-manifests-are-current'],
  [
    'air gapped',
    'topics/oci-helm-charts/#* topics/private-helm/#render-without-credentials topics/gitops/#one-repository topics/local-cluster/#look-before-you-apply',
  ],
  ['windows install', 'tutorial/setup/#install-holos'],
  [
    'namespace for every project',
    'tutorial/cue/#generate-one-object-per-entry tutorial/cue/#put-shared-data-in-the-root',
  ],
  ['add network policy to upstream chart', 'tutorial/kustomize/#add-labels-and-a-file'],
  [
    'convert yaml to cue',
    'api/cli/#cue api/cli/#cue-import tutorial/helm-values/#look-at-what-the-chart-offers',
  ],
  ['out of memory in CI runner', 'topics/day-two/#render-less-at-once'],
  ['report a bug', 'support/#what-to-bring support/#where-to-ask'],
  ['golden path for app teams', 'topics/own-kinds/#* common/example-component/#*'],
  ['uninstall an app', 'topics/day-two/#remove-a-component'],
  ['split big yaml into one file per resource', 'api/cli/#kubectl-slice'],
  ['diff two manifests ignoring order', 'api/cli/#compare-yaml api/cli/#compare'],
  ['automatic promotion between stages', 'topics/kargo/#*'],
  [
    'convert old platform to the new api',
    'api/#move-a-platform-to-v1alpha6 api/#what-changed-from-v1alpha5-to-v1alpha6',
  ],
  ['spread pods over nodes', 'tutorial/kustomize/#patch-the-charts-output'],
  [
    'run a shell script as generator',
    'api/core/#Generator.command api/core/#Command api/#two-packages api/core/#Generator api/core/#Generator.kind',
  ],
  ['delete CRDs of a chart', 'topics/custom-resources/#crds-that-come-with-a-chart'],
  [
    'share one domain name across many charts',
    'tutorial/helm-values/#read-one-setting-in-two-charts tutorial/cue/#put-shared-data-in-the-root',
  ],
  ['mount a secret from vault', 'topics/custom-resources/#an-externalsecret-beside-a-chart'],
  ['restrict what argocd may deploy', 'topics/gitops/argocd-application/#declare-the-project'],
  [
    'deploy only to eu clusters',
    'topics/structures/clusters/#a-component-for-some-clusters topics/structures/clusters/#with-many-clusters',
  ],
  [
    'render just the stuff I changed',
    'topics/day-two/#render-one-component-alone support/#how-do-i-render-one-component common/example-component-integrate/#render-only-these',
  ],
  [
    'set resource requests for a chart that has no value for it',
    'tutorial/kustomize/#patch-the-charts-output tutorial/kustomize/#what-to-use-when',
  ],
  ['bring our existing deployment yamls', 'tutorial/kustomize/#bring-manifests-that-you-already-have'],
  [
    'create dev namespace automatically',
    'tutorial/cue/#generate-one-object-per-entry topics/structures/environments/#the-table',
  ],
  [
    'fail the build when image tag is latest',
    'topics/own-kinds/#define-the-kind topics/own-kinds/#try-to-misuse-it',
  ],
  [
    'mirror helm charts internally',
    'topics/oci-helm-charts/#vendor-the-chart-first topics/private-helm/#render-without-credentials',
  ],
  [
    'see yaml before applying it',
    'topics/local-cluster/#look-before-you-apply tutorial/hello-holos/#read-the-result',
  ],
  [
    'preview what helm will receive',
    'tutorial/helm-values/#find-out-what-helm-was-given support/#which-values-went-in api/cli/#show-buildplans topics/day-two/#see-what-is-in-between topics/architecture/#see-every-stage',
  ],
  [
    'change namePrefix with kustomize',
    'tutorial/kustomize/#where-kustomize-fits topics/kustomize-bases/#render-the-base topics/kustomize-bases/#a-repository-to-try-it-with api/author/#KustomizeConfig.Kustomization',
  ],
  ['decommission cluster', 'topics/structures/clusters/#add-a-cluster-remove-a-cluster'],
  ['send debug info to the maintainers', 'support/#what-to-bring support/#where-to-ask'],
  [
    'store password for helm repo in env var',
    'topics/private-helm/#say-where-the-credentials-are api/core/#AuthSource.fromEnv',
  ],
  [
    'flux wait until dependency is ready',
    'topics/gitops/flux-kustomization/#a-mistake-caught-before-the-commit topics/gitops/flux-kustomization/#one-rule-for-all-components',
  ],
  [
    'turn values.yaml into typed schema',
    'tutorial/helm-values/#turn-values-into-a-contract tutorial/helm-values/#look-at-what-the-chart-offers',
  ],
  [
    'my new service should be deployed to all environments except prod',
    'topics/structures/environments/#what-does-not-fit-the-loop',
  ],
  [
    'use a chart that is not published anywhere',
    'topics/oci-helm-charts/#vendor-the-chart-first topics/private-helm/#render-without-credentials api/core/#Chart.repository',
  ],
  [
    'give each team their own labels',
    'topics/structures/#the-directory-decides-whom-a-file-affects topics/structures/#when-to-split tutorial/cue/#generate-one-object-per-entry topics/day-two/#put-one-label-on-everything',
  ],
  [
    'hide passwords from rendered output',
    'tutorial/validators/#* topics/custom-resources/#an-externalsecret-beside-a-chart topics/gitops/#decide-early topics/private-helm/#say-where-the-credentials-are topics/comparison/#when-not-to-use-holos',
  ],
  ['rename a component', 'support/#why-is-a-file-still-there topics/day-two/#remove-a-component'],
  [
    'write my own validator in python',
    'tutorial/validators/#write-the-policy api/core/#Validator tutorial/validators/#apply-it-to-every-component api/core/#Command',
  ],
  [
    'add annotations to all objects',
    'topics/day-two/#put-one-label-on-everything tutorial/kustomize/#where-kustomize-fits api/author/#KustomizeConfig.Kustomization topics/structures/#the-directory-decides-whom-a-file-affects',
  ],
  ['format my cue files', 'api/cli/#cue api/cli/#cue-fmt'],
  [
    'change the output folder',
    'api/cli/#render-platform--write-to api/cli/#render-component--write-to tutorial/setup/#the-environment api/cli/#environment-variables api/author/#ComponentConfig.OutputBaseDir api/cli/#render-platform topics/structures/#what-the-output-looks-like',
  ],
  [
    'get rid of orphaned manifests',
    'support/#why-is-a-file-still-there topics/day-two/#remove-a-component topics/day-two/#leave-nothing-behind tutorial/validators/#leave-nothing-behind',
  ],
  [
    'review generated diffs in github',
    'topics/gitops/#decide-early topics/gitops/#a-change-is-a-branch tutorial/overview/#the-pattern-behind-it',
  ],
  ['combine cue resources with a helm chart', 'tutorial/cue/#add-an-object-to-a-helm-component'],
  [
    'test helm chart upgrade in dev first',
    'topics/structures/environments/#the-table topics/structures/environments/#what-does-not-fit-the-loop topics/day-two/#upgrade-a-chart topics/kargo/#*',
  ],
  [
    'block images from docker hub',
    'topics/own-kinds/#* tutorial/validators/#* topics/oci-helm-charts/#make-it-a-rule',
  ],
  ['one argo project per team', 'topics/gitops/argocd-application/#declare-the-project'],
  [
    'list all components of my platform',
    'api/cli/#show-platform topics/architecture/#see-every-stage support/#why-is-something-missing-from-the-deploy-directory',
  ],
  ['upgrade the holos binary', 'api/#stability tutorial/setup/#install-holos tutorial/setup/'],
  ['set environment variables of a container', 'topics/own-kinds/#define-the-kind topics/own-kinds/#use-it'],
  [
    'run holos in a docker container',
    'tutorial/setup/#install-holos topics/gitops/#ci-proves-that-the-manifests-are-current',
  ],
  ['wait for merge before promoting', 'topics/kargo/#what-a-promotion-does'],
  ['set kubernetes version for charts', 'api/author/#Helm.KubeVersion api/core/#Helm.kubeVersion'],
  ['install same chart twice', 'common/example-component/#* common/example-component-integrate/#*'],
  ['install cert-manager with holos', 'tutorial/hello-holos/#write-the-component topics/custom-resources/#*'],
  [
    'roll out to one region first',
    'topics/kargo/#* topics/structures/clusters/#* topics/structures/environments/#*',
  ],
  ['compare prod and staging manifests', 'topics/structures/environments/#render api/cli/#compare-yaml'],
  [
    'import existing helm values file',
    'tutorial/helm-values/#keep-an-existing-valuesyaml tutorial/helm-values/#look-at-what-the-chart-offers api/cli/#cue-import',
  ],
  ['automate chart updates', 'topics/kargo/#* topics/day-two/#upgrade-a-chart'],
  [
    'give every deployment a security context',
    'tutorial/kustomize/#patch-the-charts-output topics/own-kinds/#* tutorial/validators/#*',
  ],
  [
    'exclude a file from the deploy folder',
    'support/#why-is-a-file-still-there topics/day-two/#remove-a-component api/core/#BuildPlanSpec.disabled',
  ],
  [
    'use environment variable in cue',
    'glossary/#tag api/cli/#render-platform--inject common/example-component/#write-it topics/private-helm/#say-where-the-credentials-are',
  ],
  ['reuse kustomize overlays from another team', 'topics/kustomize-bases/#*'],
  ['upgrade helm itself', 'tutorial/setup/#install-helm-and-kubectl support/#helm-version'],
  [
    'write yaml next to the manifest for argocd',
    'topics/gitops/argocd-application/#* tutorial/validators/#cover-further-files api/author/#ComponentConfig.Artifacts',
  ],
  ['see which images are deployed', 'topics/local-cluster/#look-before-you-apply'],
  [
    'protect prod from accidental changes',
    'topics/gitops/#decide-early topics/gitops/#ci-proves-that-the-manifests-are-current',
  ],
  [
    'test the whole thing before merging',
    'topics/gitops/#ci-proves-that-the-manifests-are-current topics/local-cluster/#* topics/gitops/#a-change-is-a-branch',
  ],
  ['loop over a list to create configmaps', 'tutorial/cue/#generate-one-object-per-entry'],
  [
    'make a parameter mandatory',
    'common/example-component/#* common/example-component-integrate/#check-a-component-with-required-parameters support/#incomplete-value',
  ],
  ['where to report security issue', 'support/#where-to-ask'],
  [
    'render in parallel with less cpu',
    'topics/day-two/#render-less-at-once api/cli/#render-platform--concurrency',
  ],
  ['chart needs newer kubernetes version', 'api/author/#Helm.KubeVersion api/core/#Helm.kubeVersion'],
  ['deploy argo cd itself', 'topics/gitops/argocd-application/#* topics/gitops/#*'],
]);
