import type {SectionWords} from './index';

/** Of the topics. */
export const topicsWords: SectionWords = {
  'topics/': 'guides, how-to, recipes, tutorials, advanced',
  'topics/#which-page-first':
    'where to start, reading order, adopt, brownfield, already use argo cd, coming from helm, coming from flux, existing argo cd installation, what first',
  'topics/architecture/':
    'how it works, internals, under the hood, design, data flow, how does it work, performance, lifecycle of a render, components of holos',
  'topics/architecture/#the-pipeline':
    'stages, phases, order of steps, workflow, flow, data flow, lifecycle, order of execution, helm then kustomize, generators and transformers, from cue to yaml',
  'topics/architecture/#see-every-stage':
    'inspect, dump, intermediate result, debug, print the plan, dry run, preview, debug a failing render, what does holos see',
  'topics/architecture/#processes':
    'subprocess, parallel, parallelism, which programs are started, helm command, concurrency, performance, dependencies, scope, isolation, how holos calls helm, helm template flags, which commands are executed, isolation of components',
  'topics/architecture/#how-it-fails':
    'failure, error handling, partial output, exit code, abort, rejected file is written, half written, what is left after an error, what happens when a render fails, error in one component, failed component, abort others, fail fast',
  'topics/architecture/#what-it-never-touches':
    'without a cluster, no cluster access, kubeconfig, safe, side effects, security, permissions, state, database, tiller, does it commit, lookup function, offline, temp files, server, does holos connect to the cluster, does it need a server, agent, controller, stateless, store state, security model, network access, credentials of the cluster, can holos deploy, does holos apply, read only, isolation from the cluster, where is state kept',
  'topics/comparison/':
    'alternatives, versus, helmfile, competitors, similar tools, difference, choose a tool, other tools, other templating tools, why not helm, evaluate tools, decision',
  'topics/comparison/#in-one-table': 'overview of alternatives, feature matrix, compare tools',
  'topics/comparison/#helm':
    'helmfile, umbrella chart, rollback, tiller, go templates, instead of helm, replace helm, compared to plain helm, helm alone, helm install, helm upgrade, better than helm, do I still need helm, helm releases, release history',
  'topics/comparison/#kustomize':
    'overlays, instead of kustomize, base and overlay, replace kustomize, compared to plain kustomize, kustomize alone, better than kustomize',
  'topics/comparison/#timoni': 'cue modules, package manager',
  'topics/comparison/#jsonnet-and-tanka': 'ksonnet, grafana tanka, json templating, kubecfg',
  'topics/comparison/#cdk8s':
    'typescript, python, programming language, general purpose language, learn a language, side effects',
  'topics/comparison/#plain-cue': 'cue without holos, cue export, own scripts, makefile',
  'topics/comparison/#argo-cd-applicationset': 'argo cd alone, generator in the cluster, dynamic clusters',
  'topics/comparison/#when-not-to-use-holos':
    'disadvantages, drawbacks, cons, limitations, is it right for me, learning curve, small team, production ready, maturity, secret management, sops, vault, sealed secrets, one cluster, need to learn cue, downsides, trade-offs',
  'topics/structures/':
    'repository layout, folder structure, project layout, organize, monorepo, directory structure, multi-tenant, tenants, teams, tenant isolation, big repositories, how big can a platform get, scale the repository',
  'topics/structures/#the-directory-decides-whom-a-file-affects':
    'scope, inheritance, hierarchy, where to put a file, global rule, defaults, override, common label, annotate everything, precedence, visibility, reference not found, team labels, labels per team, team settings, where should settings go, where to put a rule, apply a rule to some components, per team configuration',
  'topics/structures/#what-the-output-looks-like':
    'output path, file name, deploy directory, directory per cluster, overwritten file, same name, where is the output written, change the output path, deploy/components, layout of deploy, gen.yaml files',
  'topics/structures/#when-to-split':
    'multi-tenant, teams, ownership, codeowners, several repositories, monorepo, big platform, split a repository, refactor, who owns what, ownership of directories, directory per team, large platform, more than one platform, separate teams',
  'topics/structures/#a-layout-that-grows':
    'folder layout, directory tree, example repository, monorepo, best practice, recommended structure, scale, hundreds of components',
  'topics/structures/environments/':
    'staging, production, dev, test, qa, stages, overlays, different values in prod, per environment, uat, preprod, tiers, environment specific',
  'topics/structures/environments/#the-table':
    'define environments, list of stages, settings of an environment, replicas in production, different replicas in prod, values per environment, environments.cue, chart version per environment, test an upgrade in dev first, values for staging, sizing',
  'topics/structures/environments/#tell-each-render-its-environment':
    'current environment, environment specific values, if production, conditional, overrides for prod, environment tag, per environment override, feature flag per environment, switch by environment',
  'topics/structures/environments/#render':
    'compare dev and prod, only one environment, difference between environments, render only prod, compare prod and staging, difference of staging and production',
  'topics/structures/environments/#add-an-environment':
    'new environment, canary, preview environment, staging, another stage, clone an environment, ephemeral, temporary environment, review app, environment per branch, copy of production',
  'topics/structures/environments/#vet-with-environments':
    'check all environments, lint, incomplete, wrong environment name',
  'topics/structures/environments/#what-does-not-fit-the-loop':
    'exceptions, only in some environments, cluster-wide resources, promote, remove an environment, delete an environment, exclude, all environments except prod, exclude prod, skip an environment, not in production, delete an environment, rename an environment',
  'topics/structures/clusters/':
    'multi-cluster, fleet, several clusters, regions, many clusters, per cluster, edge, data center, addons, cluster addons, one region first, regional rollout, disaster recovery, second data center',
  'topics/structures/clusters/#the-table':
    'cluster inventory, list of clusters, cluster metadata, regions, zones, register a cluster',
  'topics/structures/clusters/#tell-each-render-its-cluster':
    'cluster name as variable, current cluster, cluster specific values, per-cluster configuration, how does a component know its cluster, name of the current cluster, cluster variable, use the region',
  'topics/structures/clusters/#a-component-for-every-cluster':
    'deploy everywhere, daemon, on all clusters, cluster addon, monitoring agent on each cluster, addons, cluster services, common services, log collector, baseline',
  'topics/structures/clusters/#a-component-for-some-clusters':
    'only on one cluster, exclude a cluster, disable on a cluster, turn off on a cluster, skip, conditional, cluster role, different replicas, hub and spoke, install only on, deploy only to some clusters, only in one region, cluster selection, eu clusters, workload clusters, management cluster, per region',
  'topics/structures/clusters/#render': 'one tree per cluster, output per cluster',
  'topics/structures/clusters/#add-a-cluster-remove-a-cluster':
    'new cluster, onboard, provision, decommission, delete a cluster, join a cluster, scale out, retire, decommissioning, shut down a cluster, replace a cluster, new region, bootstrap a cluster, rebuild a cluster, disaster recovery, copy a cluster',
  'topics/structures/clusters/#a-name-that-does-not-exist':
    'typo in cluster name, unknown cluster, wrong cluster',
  'topics/structures/clusters/#with-many-clusters':
    'scale, performance, slow, hundreds of clusters, groups of clusters, speed up, how many clusters, limits, large fleet, render time, how big, takes too long, render is slow',
  'topics/gitops/':
    'ci/cd, continuous delivery, continuous deployment, git workflow, pipeline, repository, pull request, review, how do changes get to the cluster, delivery, deploy process',
  'topics/gitops/#one-repository':
    'which files to commit, gitignore, commit generated files, monorepo, source and output in one repo, vendor in git, check in, roll back, rollback, revert, undo, undo a change, what belongs in git, should rendered files be committed, should I commit deploy, git history, repository setup, backup, recover, disaster recovery, history of changes, audit, who changed what, mono repo or multi repo',
  'topics/gitops/#a-change-is-a-branch':
    'workflow, pull request, review a change, daily work, how to make a change, merge, feature branch, see what changed, git diff, compare two commits, changes between commits, code review, what will change, test before merging, approve a change, preview a change, see the effect of a change',
  'topics/gitops/#ci-proves-that-the-manifests-are-current':
    'github actions, gitlab ci, jenkins, pipeline, outdated manifests, drift, forgot to render, stale yaml, pre-commit hook, pull request check, verify, continuous integration, workflow, automate, build server, edited by hand, drift detection, manual edits, out of sync, out of date, run in ci, docker, circleci, azure devops, tekton, check rendered, nobody forgot, test before merging, pre-commit, git hook, merge check, required check, buildkite, validate in ci, automation',
  'topics/gitops/#the-same-files-from-every-render':
    'nondeterministic, random order, flapping diff, deterministic, idempotent, noise in diff, reproducible, random password, changes each time',
  'topics/gitops/#decide-early':
    'codeowners, approval, approve, large diffs, branch per environment, secrets in git, permissions, review of production, who may change, sops, vault, access control, branch or directory, branches for environments, trunk based, approvers, reviewers, collapse generated files, linguist-generated, protect production, protect prod, accidental changes, branch protection, four eyes, compliance, audit',
  'topics/gitops/argocd-application/': 'argocd, argo, app, app of apps, sync, deploy with argo, project',
  'topics/gitops/argocd-application/#one-rule-for-all-components':
    'generate applications, application per component, argocd app, auto sync, sync policy, self heal, repo url, write a second file next to the manifest, application yaml for each component',
  'topics/gitops/argocd-application/#declare-the-project':
    'AppProject, permissions, argo project, restrict destinations, one project per team, what argo cd may deploy, source repos, allowed namespaces, rbac',
  'topics/gitops/argocd-application/#render': 'application manifest, application yaml',
  'topics/gitops/argocd-application/#a-mistake-caught-before-the-commit':
    'typo in application, retry, sync policy, schema of application',
  'topics/gitops/argocd-application/#environments-and-clusters':
    'app per cluster, remote cluster, destination server, several clusters, hub and spoke, unique application names, reference cluster not found',
  'topics/gitops/argocd-application/#hand-it-to-argo-cd':
    'app of apps, bootstrap argo, root application, register repository, first sync, pruning, delete from cluster, install, prune removed apps, connect argo cd to the repository, point argo at git, orphaned resources in argo, cluster bootstrap, bootstrapping, deploy argo cd, resources disappear, unwanted deletion',
  'topics/gitops/application-sets/': 'applicationset, appset, generator, dynamic applications, argocd',
  'topics/gitops/application-sets/#from-the-directories': 'git generator, directory generator, discover apps',
  'topics/gitops/application-sets/#from-your-tables': 'list generator, matrix generator, cluster list',
  'topics/gitops/application-sets/#hand-it-to-argo-cd':
    'delete applicationset, preserve resources, bootstrap',
  'topics/gitops/flux-kustomization/': 'fluxcd, flux2, flux cd, weave, reconcile, gitrepository',
  'topics/gitops/flux-kustomization/#one-rule-for-all-components':
    'reconcile, interval, prune, wait, health checks, kustomization per component',
  'topics/gitops/flux-kustomization/#a-mistake-caught-before-the-commit':
    'depends on, dependency order, install order, interval, duration format, wait for another component, wait until another is ready, order of components, dependency between components',
  'topics/gitops/flux-kustomization/#render-the-source': 'git source, GitRepository, branch, poll interval',
  'topics/gitops/flux-kustomization/#environments-and-clusters':
    'flux per cluster, unique names, multi-cluster',
  'topics/gitops/flux-kustomization/#hand-it-to-flux':
    'flux bootstrap, install flux, private repository, deploy key, first sync, cluster bootstrap, bootstrapping',
  'topics/kargo/':
    'promotion, promote, continuous delivery, release pipeline, stages, progressive delivery, akuity, automatic promotion, rollout, automate chart updates, new chart versions, notification about new versions, image updates, roll out step by step, canary release',
  'topics/kargo/#one-version-file-per-stage':
    'version per stage, yaml file, image updater, chart version per environment, separate versions',
  'topics/kargo/#the-kargo-resources':
    'warehouse, freight, stage, promotion template, open a pull request, project, watch a chart repository, detect new versions',
  'topics/kargo/#what-a-promotion-does':
    'promote to production, automatic, approval, move a version from dev to prod, who does what, wait for merge, wait for merge, approve a promotion, who renders after a promotion',
  'topics/local-cluster/':
    'laptop, minikube, docker desktop, kind, k3d, k3s, try out, sandbox, development cluster, playground, own machine',
  'topics/local-cluster/#look-before-you-apply':
    'which images, list images, preview, dry run, air gapped, inspect before deploying, container images, see yaml before applying, check before apply, verify manifests, review output, compare with sources, which images are deployed, image list, what will be installed, vulnerabilities',
  'topics/local-cluster/#create-a-cluster': 'start kind, minikube, kubeconfig, context',
  'topics/local-cluster/#apply-and-try-it':
    'kubectl apply, deploy, port forward, curl, install into cluster, pod does not start',
  'topics/local-cluster/#change-something': 'kubectl diff, update a deployment, edit, redeploy',
  'topics/local-cluster/#what-kubectl-leaves-behind':
    'orphaned resources, leftover objects, prune, garbage, delete old objects in the cluster, who deletes, garbage collection',
  'topics/local-cluster/#clean-up': 'delete the cluster, teardown, tear down, destroy',
  'topics/oci-helm-charts/':
    'oci, registry, ghcr, ecr, harbor, docker registry, artifactory, acr, container registry',
  'topics/oci-helm-charts/#what-differs': 'oci:// url, chart name, release name, oci or classic repository',
  'topics/oci-helm-charts/#vendor-the-chart-first':
    'vendoring, offline, air gapped, commit charts, mirror, cache, download a chart, local chart, own chart, chart on disk, where are charts stored, unpublished chart, chart that is not published, local chart directory, chart from disk, fork of a chart, private fork, mirror charts',
  'topics/oci-helm-charts/#point-the-component-at-the-registry':
    'release name, chart url, use an oci chart, set release name',
  'topics/oci-helm-charts/#make-it-a-rule':
    'allowed registries, only our registry, supply chain, restrict, trusted source, approved charts, block charts from other registries, only allow internal registry',
  'topics/oci-helm-charts/#when-it-does-pull':
    'pull error, not found, connection refused, no such host, offline, authentication required, cache, mutable tag, air gapped, rate limit, download fails, a chart changed upstream, tag moved, force a download',
  'topics/private-helm/':
    'authentication, login, username, token, credentials, basic auth, private registry, nexus, chartmuseum, artifactory, protected repository, secured chart repository, credentials for charts, helm repo add username',
  'topics/private-helm/#say-where-the-credentials-are':
    'username and password, token, basic auth, environment variable, login, api key, authenticate, store the password in an environment variable, hide the password, keep passwords out of git, secret for chart repository',
  'topics/private-helm/#what-happens-in-a-render':
    '401 unauthorized, access denied, forbidden, 403, authentication required, authentication failed, password missing, wrong password',
  'topics/private-helm/#one-place-for-all-components':
    'shared repository settings, one repository for all charts, central credentials',
  'topics/private-helm/#render-without-credentials':
    'offline, air gapped, vendoring, commit charts, ci without secrets, helm pull, no internet',
  'topics/private-helm/#oci-registries':
    'registry login, docker login, ecr, ghcr token, oci password, helm registry login',
  'topics/kustomize-bases/':
    'remote base, git url, upstream manifests, third party kustomization, github url, overlays, reuse overlays of another team, git submodule, shared kustomizations, remote kustomize',
  'topics/kustomize-bases/#what-works':
    'local base, directory, remote resources, overlays, supported sources, kustomize -k, kustomize components, overlay directories, base and overlays',
  'topics/kustomize-bases/#render-the-base': 'git ref, tag, branch, remote url, name prefix',
  'topics/kustomize-bases/#what-it-costs':
    'slow, network, clone in each render, pin, offline, private repository, ssh key',
  'topics/kustomize-bases/#upgrade-the-base': 'new version, update, bump, test before publishing',
  'topics/custom-resources/':
    'operator, crds, custom kinds, CustomResourceDefinition, schema, third party kinds, operators, use a crd, install an operator',
  'topics/custom-resources/#the-schemas-that-are-there':
    'istio, cert-manager, crossplane, gateway api, supported kinds, built-in types, bundled schemas, which kinds are known, included definitions, which kinds can I use, available types, prometheus, knative, supported crds, kinds in cue',
  'topics/custom-resources/#an-externalsecret-beside-a-chart':
    'secret, vault, secret store, aws secrets manager, password from a vault, external secrets operator, reference a secret, use a secret, mount a secret, secret from vault, sops, sealed secret instead of secret, database password, api token for an app, inject secrets, helm secrets, secrets in git, encrypted secrets, use a vault',
  'topics/custom-resources/#crds-that-come-with-a-chart':
    'include crds, skip crds, install crds, delete crds, remove crds, upgrade crds, annotation too long, server-side apply, exclude crds, crd too large',
  'topics/custom-resources/#hooks-that-come-with-a-chart':
    'pre-install job, post-install, helm hook, migration job, database migration, hooks missing, not rendered, helm test, does holos support helm hooks, jobs of a chart, hook annotations',
  'topics/custom-resources/#import-a-crd-as-types':
    'generate types, convert crd to cue, schema for a crd, own crd, operator types, new kind, PodMonitor, ServiceMonitor, code generation, generate cue from a crd, update generated types',
  'topics/custom-resources/#when-a-kind-needs-no-schema':
    'without schema, untyped, any kind, skip validation, escape hatch',
  'topics/own-kinds/':
    'golden path, abstraction, template for teams, paved road, self service, platform api, internal developer platform, simplify for developers, app teams, composition',
  'topics/own-kinds/#define-the-kind':
    'abstraction, wrapper, template, web app, defaults, constraints, forbid latest tag, image tag, typed inputs, custom type, forbid image tag latest, block images, allowed image registries, own abstraction, wrap helm, environment variables of a container, ports, defaults for all apps, security context for all apps, platform standards, company standards, enforce conventions',
  'topics/own-kinds/#use-it':
    'deploy an own image, deployment and service, new service, onboard an app, container image, environment variables of a container',
  'topics/own-kinds/#try-to-misuse-it': 'guardrails, wrong input, typo in input',
  'topics/own-kinds/#let-a-component-go-further':
    'escape hatch, extend, readiness probe, liveness, exception, customize, extra fields',
  'topics/day-two/': 'operations, maintenance, daily tasks, recipes, housekeeping, day 2',
  'topics/day-two/#render-one-component-alone':
    'only one, single component, partial render, filter, subset, faster, on its own, exclude a component, only what I changed, render a single app, skip a component, faster while developing, all but one',
  'topics/day-two/#put-one-label-on-everything':
    'global label, common labels, annotate, label all resources, cost center, add annotations to all objects, labels for every resource, team label',
  'topics/day-two/#upgrade-a-chart':
    'bump version, update chart, new chart version, pin version, version range, renovate, dependabot, helm upgrade, breaking changes, semver, what changed in the new version, automate updates, chart changelog',
  'topics/day-two/#remove-a-component':
    'uninstall, delete an app, decommission, retire, prune, helm uninstall, drop, get rid of, orphan, stale file, rename a component, what happens if I delete a component, move a component',
  'topics/day-two/#leave-nothing-behind':
    'atomic, clean output, safe render, stale files, all or nothing, failed render, temporary directory',
  'topics/day-two/#see-what-is-in-between':
    'intermediate, debug, before kustomize, dry run, inspect, trace, computed values, print values, troubleshoot, debug a failing render, why does it look like this, find out where a value comes from',
  'topics/day-two/#render-less-at-once':
    'memory, out of memory, oom, oomkilled, parallel, parallelism, threads, cpu, slow runner, workers, jobs, limit resources, serial, one after the other, less cpu, low memory, small machine, performance, throttle',
};
