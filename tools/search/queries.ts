/**
 * What people type into the search, and where a fair reader would want to land. Written from the headings of the pages,
 * before any engine was asked. The entries belong alternately to the half that weights are tuned by and to the half that
 * only judges them: see README.md.
 */

/** In whose words a question is put. */
export type Kind = 'task' | 'term' | 'identifier' | 'error' | 'misspelt' | 'question';

export interface Query {
  kind: Kind;
  text: string;
  /** Addresses below a version of the docs, any of which is right. One that ends in `#*` stands for a whole page. */
  answers: readonly string[];
}

const list = (kind: Kind, entries: readonly (readonly [text: string, ...answers: string[]])[]): Query[] =>
  entries.map(([text, ...answers]) => ({kind, text, answers}));

const tasks = list('task', [
  ['multiple clusters', 'topics/structures/clusters/#*'],
  ['staging production', 'topics/structures/environments/#*', 'glossary/#environment'],
  ['install on mac', 'tutorial/setup/#install-holos', 'tutorial/setup/'],
  [
    'render only one component',
    'support/#how-do-i-render-one-component',
    'topics/day-two/#render-one-component-alone',
    'common/example-component-integrate/#render-only-these',
  ],
  ['chart from oci registry', 'topics/oci-helm-charts/#*'],
  ['password for private chart repository', 'topics/private-helm/#*'],
  [
    'delete stale manifests',
    'support/#why-is-a-file-still-there',
    'topics/day-two/#remove-a-component',
    'topics/day-two/#leave-nothing-behind',
    'topics/day-two/',
  ],
  ['upgrade a helm chart', 'topics/day-two/#upgrade-a-chart'],
  [
    'add a label to every resource',
    'topics/day-two/#put-one-label-on-everything',
    'tutorial/kustomize/#add-labels-and-a-file',
    'topics/structures/#the-directory-decides-whom-a-file-affects',
  ],
  ['patch a deployment of a chart', 'tutorial/kustomize/#patch-the-charts-output'],
  ['argo cd application for each component', 'topics/gitops/argocd-application/#*'],
  ['deploy with flux', 'topics/gitops/flux-kustomization/#*'],
  ['forbid secrets in manifests', 'tutorial/validators/#*'],
  ['try it on my laptop with kind', 'topics/local-cluster/#*'],
  ['promote from dev to prod', 'topics/kargo/#*'],
  ['import a CRD', 'topics/custom-resources/#import-a-crd-as-types'],
  ['check manifests in CI', 'topics/gitops/#ci-proves-that-the-manifests-are-current'],
  ['shell completion', 'tutorial/setup/#complete-commands-with-the-tab-key', 'api/cli/#completion'],
  ['migrate to v1alpha6', 'api/#move-a-platform-to-v1alpha6'],
  ['share values between two charts', 'tutorial/helm-values/#read-one-setting-in-two-charts'],
  ['use an existing values.yaml', 'tutorial/helm-values/#keep-an-existing-valuesyaml'],
  ['add a new cluster', 'topics/structures/clusters/#add-a-cluster-remove-a-cluster'],
  ['write a reusable component', 'common/example-component/', 'common/example-component/#write-it'],
  ['remote kustomize base', 'topics/kustomize-bases/#*'],
  [
    'render without network',
    'topics/private-helm/#render-without-credentials',
    'topics/oci-helm-charts/#vendor-the-chart-first',
    'topics/gitops/#one-repository',
    'api/cli/#render-platform',
  ],
  [
    'write output to another directory',
    'api/cli/#render-platform',
    'api/cli/#render-component',
    'topics/day-two/#leave-nothing-behind',
    'api/author/#ComponentConfig.OutputBaseDir',
    'support/#why-is-something-missing-from-the-deploy-directory',
  ],
  [
    'debug logging',
    'api/cli/#holos',
    'api/cli/#environment-variables',
    'tutorial/setup/#the-environment',
    'support/#which-helm-command-ran',
    'support/#what-to-bring',
    'support/#read-a-message-from-the-top',
  ],
  ['create a new platform', 'tutorial/hello-holos/#create-the-platform', 'api/cli/#init-platform'],
]);

const terms = list('term', [
  ['jsonnet vs cue', 'topics/comparison/#jsonnet-and-tanka'],
  ['artifact', 'glossary/#artifact', 'api/core/#Artifact'],
  [
    'rendered manifests pattern',
    'glossary/#rendered-manifests-pattern',
    'tutorial/overview/#the-pattern-behind-it',
  ],
  ['transformer', 'glossary/#transformer', 'api/core/#Transformer', 'api/core/#transformers'],
  ['custom resource', 'glossary/#custom-resource', 'topics/custom-resources/'],
  ['gitops', 'topics/gitops/', 'glossary/#gitops'],
  ['helm hooks', 'topics/custom-resources/#hooks-that-come-with-a-chart', 'api/author/#Helm.EnableHooks'],
  ['exit codes', 'api/cli/#exit-statuses'],
  ['environment variables', 'api/cli/#environment-variables'],
  ['validators', 'tutorial/validators/', 'glossary/#validator', 'api/core/#validators'],
  ['argocd', 'topics/gitops/argocd-application/', 'topics/gitops/application-sets/'],
  ['ApplicationSet', 'topics/gitops/application-sets/', 'topics/comparison/#argo-cd-applicationset'],
  ['k8s cluster', 'glossary/#cluster', 'topics/structures/clusters/', 'topics/local-cluster/'],
  ['timoni', 'topics/comparison/#timoni'],
  ['cdk8s', 'topics/comparison/#cdk8s'],
  ['build plan', 'glossary/#build-plan', 'api/core/#BuildPlan', 'api/core/#build-plan'],
  ['tags', 'api/core/#tags', 'glossary/#tag'],
  ['architecture', 'topics/architecture/'],
  [
    'getting started',
    'tutorial/overview/',
    'tutorial/setup/',
    'tutorial/hello-holos/',
    '',
    'tutorial/hello-holos/#create-the-platform',
  ],
  ['API stability', 'api/#stability'],
  ['minikube', 'topics/local-cluster/#*'],
  ['ExternalSecret', 'topics/custom-resources/#an-externalsecret-beside-a-chart'],
  ['kargo stages', 'topics/kargo/#*'],
  ['platform', 'glossary/#platform', 'api/core/#Platform', 'api/core/#platform', 'api/author/#Platform'],
  ['discord', 'support/#where-to-ask'],
  ['crds', 'topics/custom-resources/#*', 'glossary/#custom-resource'],
]);

const identifiers = list('identifier', [
  ['OutputBaseDir', 'api/author/#ComponentConfig.OutputBaseDir'],
  ['EnableHooks', 'api/author/#Helm.EnableHooks'],
  ['#ComponentConfig', 'api/author/#ComponentConfig'],
  ['BuildPlanSpec', 'api/core/#BuildPlanSpec'],
  ['AuthSource', 'api/core/#AuthSource'],
  ['fromEnv', 'api/core/#AuthSource.fromEnv'],
  ['valueFiles', 'api/core/#Helm.valueFiles', 'api/author/#Helm.ValueFiles'],
  ['KustomizeConfig', 'api/author/#KustomizeConfig', 'api/author/#ComponentConfig.KustomizeConfig'],
  ['CommonLabels', 'api/author/#KustomizeConfig.CommonLabels'],
  ['isStdoutOutput', 'api/core/#Command.isStdoutOutput'],
  ['spec.artifacts', 'api/core/#BuildPlanSpec.artifacts'],
  ['holosExecutable', 'api/core/#BuildContext.holosExecutable'],
  ['holos render platform', 'api/cli/#render-platform'],
  ['holos cue', 'api/cli/#cue'],
  ['holos show buildplans', 'api/cli/#show-buildplans'],
  ['kubectl-slice', 'api/cli/#kubectl-slice'],
  [
    '--write-to',
    'api/cli/#render-platform',
    'api/cli/#render-platform--write-to',
    'api/cli/#render-component--write-to',
    'api/cli/#show-buildplans--write-to',
  ],
  [
    '--selector',
    'api/cli/#render-platform',
    'api/cli/#render-platform--selector',
    'api/cli/#show-buildplans--selector',
  ],
  ['--log-level', 'api/cli/#holos', 'api/cli/#holos--log-level'],
  [
    '--concurrency',
    'api/cli/#render-platform',
    'api/cli/#render-platform--concurrency',
    'api/cli/#render-component--concurrency',
    'api/cli/#show-buildplans--concurrency',
  ],
  ['HOLOS_WRITE_TO', 'api/cli/#environment-variables'],
  ['holos_component_name', 'api/core/#ComponentNameTag', 'api/core/#tags'],
  ['FileContentMap', 'api/core/#FileContentMap'],
  ['Join separator', 'api/core/#Join.separator', 'api/core/#Join'],
  ['NameLabel', 'api/author/#NameLabel'],
  ['tempDir', 'api/core/#BuildContext.tempDir'],
  ['compare yaml', 'api/cli/#compare-yaml'],
  ['Chart.repository', 'api/core/#Chart.repository'],
]);

const block = (args: string) =>
  `error at cli/render/render.go:89: could not render component: could not run command:\n\tholos '--log-level' 'info' '--log-format' 'console' 'render' 'component' '--write-to' 'deploy' ${args}\n\texit status 1`;

const errors = list('error', [
  [
    `error at internal/component/component.go:132: Component.BuildPlan.spec.artifacts.0.generators.0.helm.values.image: conflicting values "nginx" and "caddy"\nComponent.BuildPlan.spec.artifacts.0.generators.0.helm.values.image: conflicting values "nginx" and "caddy":\n    /home/ana/work/platform/components/shop/shop.cue:12:9\n    /home/ana/work/platform/images.cue:4:11\n${block("'--inject' 'holos_component_name=shop' 'components/shop'")}`,
    'support/#conflicting-values',
  ],
  [
    `error at internal/helm/helm.go:62: failed to pull chart: chart "redis" version "20.1.0" not found in https://charts.bitnami.com/bitnami repository\n${block("'components/redis'")}`,
    'support/#chart-version',
  ],
  [
    `error at component/v1alpha6/v1alpha6.go:266: could not run helm template: could not run command:\n\thelm 'template' '--no-hooks' '--include-crds' '--values' '/tmp/holos.helm42/values.yaml'\n\texec: "helm": executable file not found in $PATH`,
    'support/#no-helm',
  ],
  [
    `error at component/v1alpha6/v1alpha6.go:420: could not transform components/web/web.gen.yaml for web path components/web: could not run kustomize: could not run command:\n\tkubectl 'kustomize' '/tmp/holos.kustomize99'\n\texec: "kubectl": executable file not found in %PATH%`,
    'support/#no-kubectl',
  ],
  [
    `error at internal/helm/helm.go:62: failed to pull chart: looks like "https://charts.example.org" is not a valid chart repository or cannot be reached: Get "https://charts.example.org/index.yaml": dial tcp: lookup charts.example.org: no such host`,
    'support/#repository-unreachable',
  ],
  [
    'error at internal/cue/cue.go:46: cannot find package "./platform"\ncannot find package "./platform"',
    'support/#outside-platform',
  ],
  ['cannot find package "./components/frontend"', 'support/#wrong-path'],
  ['error at internal/cue/cue.go:46: no tag for "region"\nno tag for "region"', 'support/#no-tag'],
  ['no tag for "holos_build_context"', 'support/#no-build-context'],
  [
    'error at internal/cli/init.go:46: could not initialize: directory not empty and\n--force=false',
    'support/#not-empty',
  ],
  [
    `error at internal/component/component.go:127: Component.Chart.repo: field not allowed\nComponent.Chart.repo: field not allowed:\n    /srv/git/infra/components/dns/dns.cue:9:3`,
    'support/#field-not-allowed',
  ],
  ['Error: unknown flag: --platform', 'support/#unknown-flag'],
  [
    "error at component/v1alpha6/v1alpha6.go:564: command failed:\n\tfalse ''\n\texit status 1\ncould not validate components/greeter/greeter.gen.yaml for greeter",
    'support/#could-not-validate',
  ],
  ['reference "kind" not found', 'support/#no-kind'],
  ['waiting for /home/ana/platform/components/shop/vendor/1.2.3/shop.lock to be released', 'support/#lock'],
  ['compiler 3 exited uncleanly: exit status 1', 'support/#compiler'],
  [
    'field not found: holos: deprecated usage: nest output under holos: ./components/shop',
    'support/#no-holos-field',
  ],
  [
    `error at internal/component/component.go:132: Component.BuildPlan.spec.artifacts.0.generators.0.helm.values.replicas: invalid value 90 (out of bound <=5)\n    /home/ana/p/components/web/values.cue:6:24`,
    'tutorial/helm-values/#see-a-wrong-value-refused',
    'tutorial/overview/#a-complete-example',
    'topics/structures/environments/#add-an-environment',
    'support/#out-of-bound',
  ],
  [
    'error at internal/compile/compile.go:114: unsupported kind: {APIVersion:v1alpha6 Kind:Component} (ignored)',
    'api/cli/#compile',
    'support/#unsupported-kind',
  ],
  [
    'error at internal/logger/logger.go:190: invalid log level: loud is not one of debug, info, warn, error',
    'api/cli/#environment-variables',
    'support/#log-level',
  ],
  [
    `E1122 09:10:11.123456    4711 run.go:72] "command failed" err="no resource matches strategic merge patch \\"Deployment.v1.apps/web.[noNs]\\": no matches for Id Deployment.v1.apps/web.[noNs]"`,
    'support/#no-patch-target',
    'tutorial/kustomize/#patch-the-charts-output',
  ],
  [
    'namespace.shop.metadata.labels.team: field is required but not present:\n    ./policy/policy.cue:5:40\nterminating because of errors',
    'support/#required-field',
    'tutorial/validators/#catch-what-goes-around-the-rules',
  ],
  [
    'some instances are incomplete; use the -c flag to show errors or -c=false to allow incomplete instances',
    'support/#incomplete-instances',
    'topics/structures/environments/#vet-with-environments',
  ],
  [
    'platform.components."web-en".parameters.replicas: conflicting values 2 and string (mismatched types int and string)',
    'support/#mismatched-types',
    'support/#conflicting-values',
    'common/example-component-integrate/#pass-numbers-as-text',
    'tutorial/overview/#a-complete-example',
  ],
  [
    'Error: release name "oci://registry.acme.dev/charts/web": invalid release name, must match regex',
    'support/#release-name',
    'topics/oci-helm-charts/#point-the-component-at-the-registry',
  ],
  [
    'secret."db-password".kind: conflicting values "Secrets are not allowed in rendered manifests" and "Secret":',
    'support/#conflicting-values',
    'tutorial/validators/#see-a-secret-refused',
    'tutorial/validators/#cover-further-files',
  ],
]);

const misspelt = list('misspelt', [
  [
    'kustomise',
    'tutorial/kustomize/#*',
    'glossary/#kustomize',
    'api/core/#Kustomize',
    'api/author/#Kustomize',
    'topics/comparison/#kustomize',
  ],
  ['conflicitng values', 'support/#conflicting-values'],
  ['validtors', 'tutorial/validators/', 'glossary/#validator', 'api/core/#validators'],
  ['OuputBaseDir', 'api/author/#ComponentConfig.OutputBaseDir'],
  ['artefact', 'glossary/#artifact', 'api/core/#Artifact'],
  [
    'enviroments',
    'topics/structures/environments/',
    'glossary/#environment',
    'api/cli/#environment-variables',
  ],
  ['architcture', 'topics/architecture/'],
  ['flux kustomizaton', 'topics/gitops/flux-kustomization/#*'],
  ['comparsion', 'topics/comparison/'],
  ['BuildContxt', 'api/core/#BuildContext', 'api/core/#BuildPlan.buildContext'],
  ['troubleshoting', 'support/', 'support/#troubleshooting'],
  ['helm vlaues', 'tutorial/helm-values/#*'],
  ['privat helm repositry', 'topics/private-helm/#*'],
  ['instal kubectl', 'tutorial/setup/#install-helm-and-kubectl'],
  [
    'genrators',
    'api/core/#generators',
    'glossary/#generator',
    'api/core/#Artifact.generators',
    'api/core/#Generator',
  ],
  ['local clustr', 'topics/local-cluster/#*'],
  ['argo cd aplication', 'topics/gitops/argocd-application/#*'],
  ['exit statuss', 'api/cli/#exit-statuses'],
  ['glosary', 'glossary/'],
  ['kargo promtion', 'topics/kargo/#*'],
]);

const questions = list('question', [
  [
    'how do I render one component?',
    'support/#how-do-i-render-one-component',
    'topics/day-two/#render-one-component-alone',
  ],
  ['what is a BuildPlan', 'glossary/#build-plan', 'api/core/#BuildPlan', 'api/core/#build-plan'],
  ['why is a file missing from deploy', 'support/#why-is-something-missing-from-the-deploy-directory'],
  ['how to install holos', 'tutorial/setup/#install-holos', 'tutorial/setup/'],
  ['when should I not use holos', 'topics/comparison/#when-not-to-use-holos'],
  [
    'holos vs helm',
    'topics/comparison/#helm',
    'topics/comparison/',
    'topics/comparison/#in-one-table',
    'tutorial/overview/#what-it-adds-to-helm-and-kustomize',
  ],
  ['what is the difference between v1alpha5 and v1alpha6', 'api/#what-changed-from-v1alpha5-to-v1alpha6'],
  [
    'how do I pass parameters to a component',
    'api/core/#Component.parameters',
    'api/author/#ComponentConfig.Parameters',
    'common/example-component-integrate/#list-the-instances',
    'tutorial/hello-holos/#register-it-with-the-platform',
    'glossary/#tag',
    'topics/structures/environments/#tell-each-render-its-environment',
    'common/example-component/#write-it',
    'common/example-component/#decide-what-may-vary',
    'common/example-component-integrate/#check-a-component-with-required-parameters',
    'common/example-component-integrate/#pass-numbers-as-text',
  ],
  [
    'does holos apply manifests to the cluster?',
    'topics/architecture/#what-it-never-touches',
    'topics/local-cluster/#look-before-you-apply',
    'tutorial/hello-holos/#apply-it-if-you-have-a-cluster',
    'topics/comparison/#in-one-table',
    'topics/local-cluster/',
    'topics/local-cluster/#apply-and-try-it',
  ],
  ['where do I ask for help', 'support/#where-to-ask'],
  [
    'which values did helm get',
    'support/#which-values-went-in',
    'tutorial/helm-values/#find-out-what-helm-was-given',
  ],
  ['why does my new chart version not arrive', 'support/#stale-chart'],
  ['how to remove a component', 'topics/day-two/#remove-a-component'],
  [
    'where does a cue file belong',
    'topics/structures/#the-directory-decides-whom-a-file-affects',
    'topics/structures/',
    'tutorial/overview/#where-things-are',
    'topics/structures/#a-layout-that-grows',
  ],
  ['how do I write a policy', 'tutorial/validators/#write-the-policy'],
  ['what happens when a render fails', 'topics/architecture/#how-it-fails'],
  ["can I use a chart's CRDs", 'topics/custom-resources/#crds-that-come-with-a-chart'],
  [
    'how many components at once',
    'topics/day-two/#render-less-at-once',
    'api/cli/#render-platform',
    'topics/architecture/#processes',
  ],
  ['why two packages author and core', 'api/#two-packages'],
  [
    'what does my selector match',
    'support/#empty-selection',
    'api/cli/#render-platform',
    'topics/day-two/#render-one-component-alone',
  ],
  ['how do I split a platform', 'topics/structures/#when-to-split'],
  ['what is a component', 'glossary/#component', 'api/core/#Component'],
]);

const all: Query[] = [...tasks, ...terms, ...identifiers, ...errors, ...misspelt, ...questions];

/** The queries that weights are tuned by. */
export const seen: readonly Query[] = all.filter((_, index) => index % 2 === 0);

/** Those that only judge. */
export const unseen: readonly Query[] = all.filter((_, index) => index % 2 === 1);

/** Words that no page has: none of them may have an answer. */
export const unknown: readonly string[] = [
  'xylophone',
  'zzzz',
  'жжж',
  'wordpress',
  'blockchain',
  'photosynthesis',
  'qwertyuiop',
  'quetzalcoatl',
  'mongodb',
  'terraform',
];
