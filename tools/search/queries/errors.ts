import {list} from './list';

/** What a terminal shows. */
export const errors = list('error', [
  [
    "error at internal/component/component.go:132: Component.BuildPlan.spec.artifacts.0.generators.0.helm.values.image: conflicting values \"nginx\" and \"caddy\"\nComponent.BuildPlan.spec.artifacts.0.generators.0.helm.values.image: conflicting values \"nginx\" and \"caddy\":\n    /home/ana/work/platform/components/shop/shop.cue:12:9\n    /home/ana/work/platform/images.cue:4:11\nerror at cli/render/render.go:89: could not render component: could not run command:\n\tholos '--log-level' 'info' '--log-format' 'console' 'render' 'component' '--write-to' 'deploy' '--inject' 'holos_component_name=shop' 'components/shop'\n\texit status 1",
    'support/#conflicting-values',
  ],
  [
    "error at component/v1alpha6/v1alpha6.go:266: could not run helm template: could not run command:\n\thelm 'template' '--no-hooks' '--include-crds' '--values' '/tmp/holos.helm42/values.yaml'\n\texec: \"helm\": executable file not found in $PATH",
    'support/#no-helm',
  ],
  [
    'error at internal/helm/helm.go:62: failed to pull chart: looks like "https://charts.example.org" is not a valid chart repository or cannot be reached: Get "https://charts.example.org/index.yaml": dial tcp: lookup charts.example.org: no such host',
    'support/#repository-unreachable',
  ],
  ['cannot find package "./components/frontend"', 'support/#wrong-path'],
  ['no tag for "holos_build_context"', 'support/#no-build-context'],
  [
    'error at internal/component/component.go:127: Component.Chart.repo: field not allowed\nComponent.Chart.repo: field not allowed:\n    /srv/git/infra/components/dns/dns.cue:9:3',
    'support/#field-not-allowed',
  ],
  [
    "error at component/v1alpha6/v1alpha6.go:564: command failed:\n\tfalse ''\n\texit status 1\ncould not validate components/greeter/greeter.gen.yaml for greeter",
    'support/#could-not-validate',
  ],
  ['waiting for /home/ana/platform/components/shop/vendor/1.2.3/shop.lock to be released', 'support/#lock'],
  [
    'field not found: holos: deprecated usage: nest output under holos: ./components/shop',
    'support/#no-holos-field',
  ],
  [
    'error at internal/compile/compile.go:114: unsupported kind: {APIVersion:v1alpha6 Kind:Component} (ignored)',
    'api/cli/#compile support/#unsupported-kind',
  ],
  [
    'E1122 09:10:11.123456    4711 run.go:72] "command failed" err="no resource matches strategic merge patch \\"Deployment.v1.apps/web.[noNs]\\": no matches for Id Deployment.v1.apps/web.[noNs]"',
    'support/#no-patch-target tutorial/kustomize/#patch-the-charts-output',
  ],
  [
    'some instances are incomplete; use the -c flag to show errors or -c=false to allow incomplete instances',
    'support/#incomplete-instances topics/structures/environments/#vet-with-environments',
  ],
  [
    'Error: release name "oci://registry.acme.dev/charts/web": invalid release name, must match regex',
    'support/#release-name topics/oci-helm-charts/#point-the-component-at-the-registry',
  ],
  [
    "error at internal/helm/helm.go:62: failed to pull chart: chart \"redis\" version \"20.1.0\" not found in https://charts.bitnami.com/bitnami repository\nerror at cli/render/render.go:89: could not render component: could not run command:\n\tholos '--log-level' 'info' '--log-format' 'console' 'render' 'component' '--write-to' 'deploy' 'components/redis'\n\texit status 1",
    'support/#chart-version',
  ],
  [
    "error at component/v1alpha6/v1alpha6.go:420: could not transform components/web/web.gen.yaml for web path components/web: could not run kustomize: could not run command:\n\tkubectl 'kustomize' '/tmp/holos.kustomize99'\n\texec: \"kubectl\": executable file not found in %PATH%",
    'support/#no-kubectl',
  ],
  [
    'error at internal/cue/cue.go:46: cannot find package "./platform"\ncannot find package "./platform"',
    'support/#outside-platform',
  ],
  ['error at internal/cue/cue.go:46: no tag for "region"\nno tag for "region"', 'support/#no-tag'],
  [
    'error at internal/cli/init.go:46: could not initialize: directory not empty and\n--force=false',
    'support/#not-empty',
  ],
  ['Error: unknown flag: --platform', 'support/#unknown-flag'],
  ['reference "kind" not found', 'support/#no-kind'],
  ['compiler 3 exited uncleanly: exit status 1', 'support/#compiler'],
  [
    'error at internal/component/component.go:132: Component.BuildPlan.spec.artifacts.0.generators.0.helm.values.replicas: invalid value 90 (out of bound <=5)\n    /home/ana/p/components/web/values.cue:6:24',
    'tutorial/helm-values/#see-a-wrong-value-refused tutorial/overview/#a-complete-example topics/structures/environments/#add-an-environment support/#out-of-bound',
  ],
  [
    'error at internal/logger/logger.go:190: invalid log level: loud is not one of debug, info, warn, error',
    'api/cli/#environment-variables support/#log-level',
  ],
  [
    'namespace.shop.metadata.labels.team: field is required but not present:\n    ./policy/policy.cue:5:40\nterminating because of errors',
    'support/#required-field tutorial/validators/#catch-what-goes-around-the-rules',
  ],
  [
    'platform.components."web-en".parameters.replicas: conflicting values 2 and string (mismatched types int and string)',
    'support/#mismatched-types support/#conflicting-values common/example-component-integrate/#pass-numbers-as-text tutorial/overview/#a-complete-example',
  ],
  [
    'secret."db-password".kind: conflicting values "Secrets are not allowed in rendered manifests" and "Secret":',
    'support/#conflicting-values tutorial/validators/#see-a-secret-refused tutorial/validators/#cover-further-files',
  ],
  [
    '$ holos render platform\nrendered ingress in 312.104833ms\nerror at internal/cue/cue.go:77: Environments.stage.replicas: invalid value 12 (out of bound <=5)\nEnvironments.stage.replicas: invalid value 12 (out of bound <=5):\n    /Users/kim/src/infra/environments.cue:8:25\n    /Users/kim/src/infra/stage.cue:3:61',
    'support/#out-of-bound topics/structures/environments/#add-an-environment tutorial/helm-values/#see-a-wrong-value-refused',
  ],
  [
    '2026-11-02T08:15:33.1234567Z error at internal/helm/helm.go:62: failed to pull chart: chart "loki" version "6.9.0" not found in https://grafana.github.io/helm-charts repository\n2026-11-02T08:15:33.2234567Z ##[error]Process completed with exit code 1.',
    'support/#chart-version',
  ],
  [
    'failed to fetch https://charts.corp.io/index.yaml : 401 Unauthorized',
    'topics/private-helm/#what-happens-in-a-render support/#repository-unreachable support/#unauthorized',
  ],
  [
    'error at internal/helm/helm.go:62: failed to pull chart: failed to authorize: authorization failed: no basic auth credentials',
    'topics/private-helm/#what-happens-in-a-render topics/oci-helm-charts/#when-it-does-pull support/#no-credentials',
  ],
  ['zsh: command not found: holos', 'tutorial/setup/#*'],
  ['bash: helm: command not found', 'support/#no-helm tutorial/setup/#install-helm-and-kubectl'],
  [
    'error at internal/cue/cue.go:46: reference "Cluster" not found:\n    /home/runner/work/infra/infra/argocd.cue:18:22',
    'topics/gitops/argocd-application/#environments-and-clusters topics/structures/#the-directory-decides-whom-a-file-affects topics/gitops/application-sets/#from-your-tables topics/gitops/flux-kustomization/#environments-and-clusters support/#no-reference',
  ],
  [
    '_environment: conflicting values "dev" and "qa":\n    ./components/environment.cue:4:22',
    'topics/structures/environments/#vet-with-environments support/#conflicting-values',
  ],
  [
    'could not build web: disabled',
    'api/core/#BuildPlanSpec.disabled support/#why-is-something-missing-from-the-deploy-directory support/#disabled',
  ],
  ['path must not end in a /', 'api/core/#FileOrDirectoryPath support/#final-slash'],
  [
    'error at component/v1alpha6/v1alpha6.go:551: empty command args list',
    'api/core/#Validator.command api/core/#Command.args support/#no-args',
  ],
  [
    'stat ${TEMP_DIR_PLACEHOLDER}/components/web/web.gen.yaml: no such file or directory',
    'tutorial/validators/#limits-to-know api/core/#BuildContext.tempDir topics/architecture/#see-every-stage support/#wrong-engine',
  ],
  [
    'Component.Resources.PodMonitor: field not allowed:\n    /home/runner/work/infra/infra/components/prom/prom.cue:14:2',
    'support/#field-not-allowed tutorial/cue/#add-an-object-to-a-helm-component topics/custom-resources/#import-a-crd-as-types',
  ],
  ['error at internal/compare/compare.go:331: document 0 not equivalent:', 'api/cli/#compare-yaml'],
  [
    '2 errors in empty disjunction: (and 2 more errors)',
    'tutorial/cue/#let-the-list-guard-the-charts topics/gitops/flux-kustomization/#a-mistake-caught-before-the-commit common/example-component/#test-what-it-refuses support/#conflicting-values',
  ],
  [
    '11:04:09 ERR invalid log level: trace is not one of debug, info, warn, error',
    'support/#log-level api/cli/#environment-variables',
  ],
  [
    '[render] 12:03:11 error at internal/component/component.go:127: Component.Chart.versoin: field not allowed\n  /builds/platform/components/redis/redis.cue:7:3',
    'support/#field-not-allowed',
  ],
  [
    'Get "https://charts.internal.corp/index.yaml": dial tcp: lookup charts.internal.corp on 10.0.0.2:53: no such host',
    'support/#repository-unreachable topics/oci-helm-charts/#when-it-does-pull',
  ],
  [
    'conflicting values 3 and "3" (mismatched types int and string)',
    'support/#mismatched-types common/example-component-integrate/#pass-numbers-as-text',
  ],
  [
    "could not run kustomize: could not run command:\n\tkubectl 'kustomize' '/tmp/holos.kustomize1'\n\texec: \"kubectl\": executable file not found in $PATH",
    'support/#no-kubectl',
  ],
  [
    'namespace.payments.metadata.labels.team: field is required but not present:\n    ./policy/policy.cue:5:40',
    'support/#required-field tutorial/validators/#catch-what-goes-around-the-rules',
  ],
  [
    'field not found: holos: deprecated usage: nest output under holos: ./components/api',
    'support/#no-holos-field',
  ],
  [
    'Component.Namespace: 2 errors in empty disjunction: (and 2 more errors)\nComponent.Namespace: conflicting values "demo" and "prod":',
    'tutorial/cue/#let-the-list-guard-the-charts support/#conflicting-values support/#lost-value',
  ],
  [
    'holos.spec.artifacts.0.transformers.0.kustomize.kustomization.namespace: incomplete value =~"^[a-z]"',
    'support/#incomplete-value common/example-component/#test-what-it-refuses',
  ],
  [
    'no matches for Id Deployment.v1.apps/api.[noNs]; failed to find unique target for patch Deployment.v1.apps/api.[noNs]',
    'support/#no-patch-target tutorial/kustomize/#patch-the-charts-output',
  ],
  [
    'failed to pull chart: ghcr.io/acme/charts/web:9.9.9: not found',
    'topics/oci-helm-charts/#when-it-does-pull support/#chart-version',
  ],
  ["Error: unknown shorthand flag: 'o' in -o", 'support/#unknown-flag'],
  [
    'helm.go:62: failed to pull chart: no cached repo found',
    'support/#repository-unreachable topics/oci-helm-charts/#when-it-does-pull topics/private-helm/#* support/#chart-version',
  ],
  [
    'Error response from registry: denied: requested access to the resource is denied',
    'topics/private-helm/#* topics/oci-helm-charts/#when-it-does-pull support/#unauthorized support/#no-credentials',
  ],
  [
    'The ConfigMap "x" is invalid: metadata.annotations: Too long: must have at most 262144 bytes',
    'topics/custom-resources/#crds-that-come-with-a-chart',
  ],
  [
    'error: reference "Environment" not found\n  ./gitops.cue:9:3',
    'topics/structures/environments/#what-does-not-fit-the-loop topics/gitops/argocd-application/#environments-and-clusters topics/gitops/application-sets/#from-your-tables topics/gitops/flux-kustomization/#environments-and-clusters topics/structures/#the-directory-decides-whom-a-file-affects support/#no-reference',
  ],
  ['already set: components/web/web.gen.yaml', 'api/core/#Artifact support/#already-set'],
  [
    'Component.Values.target.port: conflicting values 8080 and 80:\n    values.yaml:3:9',
    'tutorial/helm-values/#keep-an-existing-valuesyaml support/#conflicting-values',
  ],
  [
    'failed to login to registry: response status code 401: Unauthorized',
    'topics/private-helm/#what-happens-in-a-render support/#unauthorized',
  ],
  ['kubectl: command not found', 'support/#no-kubectl tutorial/setup/#install-helm-and-kubectl'],
]);
