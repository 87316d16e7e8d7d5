import {list} from './list';

/** Questions that only judge: nothing is tuned by any of them. */
export const judging = [
  ...list('task', [
    ['add prometheus to all clusters', 'topics/structures/clusters/#a-component-for-every-cluster'],
    [
      'change the port of a service everywhere at once',
      'tutorial/helm-values/#read-one-setting-in-two-charts tutorial/cue/#put-shared-data-in-the-root',
    ],
    ['generate application yaml for argocd', 'topics/gitops/argocd-application/#*'],
    ['pull chart from ghcr with token', 'topics/private-helm/#* topics/oci-helm-charts/#*'],
    [
      'stop developers from using latest tag',
      'topics/own-kinds/#define-the-kind topics/own-kinds/#try-to-misuse-it',
    ],
    [
      'find typos in my cue',
      'tutorial/cue/#the-mistake-that-is-not-reported support/#misspelled-component-field api/cli/#cue-vet api/cli/#cue tutorial/helm-values/#see-a-misspelled-name-refused',
    ],
    [
      'move from helmfile to holos',
      'tutorial/helm-values/#keep-an-existing-valuesyaml topics/comparison/#* topics/#which-page-first tutorial/overview/#what-it-adds-to-helm-and-kustomize',
    ],
    ['where do I put values for staging', 'topics/structures/environments/#*'],
    [
      'share a component with another repository',
      'common/example-component-integrate/#share-it-with-another-platform',
    ],
    ['gitlab pipeline for rendering', 'topics/gitops/#ci-proves-that-the-manifests-are-current'],
    ['ignore a crd from a chart', 'topics/custom-resources/#crds-that-come-with-a-chart'],
    ['run database migration job from helm chart', 'topics/custom-resources/#hooks-that-come-with-a-chart'],
    ['delete everything I created in kind', 'topics/local-cluster/#clean-up'],
    [
      'set a default that components can override',
      'topics/structures/#the-directory-decides-whom-a-file-affects support/#conflicting-values',
    ],
    [
      'render with different input from command line',
      'api/cli/#render-platform--inject api/cli/#render-platform api/cli/#render-component--inject common/example-component/#render-it-alone glossary/#tag',
    ],
    ['update kustomize base to a newer tag', 'topics/kustomize-bases/#upgrade-the-base'],
    [
      'enable tab completion in zsh',
      'tutorial/setup/#complete-commands-with-the-tab-key api/cli/#completion api/cli/#completion-zsh',
    ],
    ['print only the list of components', 'api/cli/#show-platform topics/architecture/#see-every-stage'],
  ]),
  ...list('term', [
    ['external secrets', 'topics/custom-resources/#an-externalsecret-beside-a-chart'],
    [
      'semantic versioning ranges',
      'topics/day-two/#upgrade-a-chart api/core/#Chart.version topics/oci-helm-charts/#what-differs',
    ],
    ['namespace template', 'tutorial/cue/#generate-one-object-per-entry'],
    [
      'source of truth',
      'glossary/#gitops topics/gitops/ tutorial/helm-values/#read-one-setting-in-two-charts',
    ],
    ['multi-region', 'topics/structures/clusters/#*'],
    ['json patch', 'tutorial/kustomize/#patch-the-charts-output api/author/#KustomizeConfig'],
    ['argo cd sync policy', 'topics/gitops/argocd-application/#*'],
    ['resource limits per namespace', 'tutorial/kustomize/#bring-manifests-that-you-already-have'],
    ['network policies', 'tutorial/kustomize/#add-labels-and-a-file'],
    ['scaffolding', 'tutorial/hello-holos/#create-the-platform api/cli/#init-platform'],
    ['api versions of holos', 'api/#* #choose-the-api-version'],
    ['log format', 'api/cli/#holos--log-format api/cli/#environment-variables'],
    [
      'helm dependencies',
      'tutorial/helm-values/#read-one-setting-in-two-charts tutorial/validators/#see-a-secret-refused',
    ],
    [
      'hub and spoke',
      'topics/structures/clusters/#* topics/gitops/argocd-application/#environments-and-clusters',
    ],
  ]),
  ...list('identifier', [
    ['rootDir', 'api/core/#BuildContext.rootDir'],
    [
      '--concurrency 1',
      'api/cli/#render-platform--concurrency topics/day-two/#render-less-at-once api/cli/#render-component--concurrency api/cli/#render-platform tutorial/helm-values/#keep-an-existing-valuesyaml',
    ],
    ['BuildPlan.spec.artifacts', 'api/core/#BuildPlanSpec.artifacts api/core/#BuildPlan.spec'],
    [
      'namespaces.cue',
      'tutorial/cue/#put-shared-data-in-the-root tutorial/cue/#generate-one-object-per-entry',
    ],
    ['holos_component_labels', 'api/core/#ComponentLabelsTag'],
    ['helm namespace field', 'api/author/#Helm.Namespace api/core/#Helm.namespace'],
    ['show buildplans --format json', 'api/cli/#show-buildplans--format api/cli/#show-buildplans'],
    ['fromenv', 'api/core/#AuthSource.fromEnv'],
    [
      'validators.cue',
      'tutorial/validators/#apply-it-to-every-component api/#4-tell-validators-what-to-read',
    ],
    [
      'Kustomization.namespace',
      'tutorial/cue/#let-the-list-guard-the-charts tutorial/kustomize/#where-kustomize-fits api/core/#Kustomization api/author/#KustomizeConfig.Kustomization tutorial/kustomize/#add-labels-and-a-file',
    ],
    ['componentAnnotationsTag', 'api/core/#ComponentAnnotationsTag'],
    ['holos compare', 'api/cli/#compare api/cli/#compare-yaml'],
  ]),
  ...list('error', [
    [
      'error at internal/cue/cue.go:77: platform.components."api-eu".parameters.port: conflicting values 8443 and string (mismatched types int and string)\n    /home/dev/infra/platform/api.cue:9:12',
      'support/#mismatched-types common/example-component-integrate/#pass-numbers-as-text',
    ],
    [
      'Nov 12 03:14:15 runner holos[811]: error at internal/helm/helm.go:62: failed to pull chart: looks like "https://charts.acme.io" is not a valid chart repository or cannot be reached: Get "https://charts.acme.io/index.yaml": context deadline exceeded',
      'support/#repository-unreachable',
    ],
    [
      'could not run helm template: exec: "helm": executable file not found in $PATH\nmake: *** [render] Error 1',
      'support/#no-helm',
    ],
    [
      'some instances are incomplete; use the -c flag to show errors',
      'support/#incomplete-instances topics/structures/environments/#vet-with-environments',
    ],
    [
      'Component.Chart.name: invalid value "oci://quay.io/x/y" (out of bound =~"^oci://registry.example.com/")',
      'topics/oci-helm-charts/#make-it-a-rule support/#out-of-bound',
    ],
    [
      '_cluster: conflicting values "hub" and "prod-7":\n    ./components/cluster.cue:4:46',
      'topics/structures/clusters/#a-name-that-does-not-exist support/#conflicting-values',
    ],
    ['no tag for "environment"', 'support/#no-tag'],
    ['waiting for /builds/x/components/redis/vendor/20.1.0/redis.lock to be released', 'support/#lock'],
    ['error: unknown flag: --environment', 'support/#unknown-flag'],
    [
      "terminating because of errors\nerror at component/v1alpha6/v1alpha6.go:564: command failed:\n\tholos 'cue' 'vet' '-c' './policy'\n\texit status 1\ncould not validate components/api/api.gen.yaml for api",
      'support/#could-not-validate',
    ],
    ['cannot find package "./platform" holos render', 'support/#outside-platform'],
  ]),
  ...list('misspelt', [
    ['kargo warehose', 'topics/kargo/#*'],
    ['validtor polcy', 'tutorial/validators/#* glossary/#validator'],
    ['exteral secret', 'topics/custom-resources/#an-externalsecret-beside-a-chart'],
    ['instance incomplte', 'support/#incomplete-instances support/#incomplete-value'],
    ['outputbasdir', 'api/author/#ComponentConfig.OutputBaseDir'],
    ['chart regsitry oci', 'topics/oci-helm-charts/#* topics/private-helm/#oci-registries'],
    ['trasnformer', 'glossary/#transformer api/core/#Transformer api/core/#transformers'],
    ['flux kustomizaton interal', 'topics/gitops/flux-kustomization/#*'],
    ['comapre yaml', 'api/cli/#compare-yaml'],
  ]),
  ...list('question', [
    ['what files does holos init create', 'tutorial/hello-holos/#create-the-platform api/cli/#init-platform'],
    [
      'can I use my own helm chart',
      'topics/oci-helm-charts/#* topics/private-helm/#* tutorial/hello-holos/#write-the-component',
    ],
    ['is there a way to see what kustomize changed', 'topics/day-two/#see-what-is-in-between'],
    [
      'why does argo cd delete my resources',
      'topics/gitops/argocd-application/#hand-it-to-argo-cd topics/gitops/application-sets/#hand-it-to-argo-cd tutorial/cue/#the-mistake-that-is-not-reported',
    ],
    ['who should use holos', 'tutorial/overview/ topics/comparison/#when-not-to-use-holos'],
    [
      'does the order of cue files matter',
      'tutorial/helm-values/#meet-a-conflict tutorial/cue/#read-a-conflict glossary/#cue topics/comparison/#jsonnet-and-tanka',
    ],
    ['what is a generator', 'glossary/#generator api/core/#Generator api/core/#generators'],
    [
      'how do environments and clusters fit together',
      'topics/structures/#when-to-split topics/structures/environments/#what-does-not-fit-the-loop topics/structures/clusters/#with-many-clusters topics/gitops/argocd-application/#environments-and-clusters topics/gitops/flux-kustomization/#environments-and-clusters',
    ],
    ['why is my namespace default', 'support/#lost-value tutorial/cue/#let-the-list-guard-the-charts'],
    [
      'do I need kubectl even without a cluster',
      'tutorial/setup/#* support/#no-kubectl topics/architecture/#processes',
    ],
    ['which changes are breaking in the new api version', 'api/#what-changed-from-v1alpha5-to-v1alpha6'],
  ]),
];
