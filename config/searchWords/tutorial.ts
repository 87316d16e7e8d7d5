import type {SectionWords} from './index';

/** Of the start page, the tutorial and the pages about a reusable component. */
export const tutorialWords: SectionWords = {
  '': 'introduction, learn, documentation, where to begin, home, contents, index',
  '#what-do-you-want-to-do': 'use cases, navigation, site map',
  '#the-path-through-the-tutorial': 'learning path, course, lessons, steps for beginners, onboarding',
  '#choose-the-api-version':
    'which api version, production ready, latest, current release, alpha, new features',
  '#changes-to-these-docs': 'release notes, changelog, news, what is new, history',
  'tutorial/overview/':
    'why holos, purpose, benefits, elevator pitch, beginner, what is holos for, introduction, what does holos do, can holos deploy, render instead of deploy',
  'tutorial/overview/#a-complete-example': 'minimal example, hello world, demo, sample, configmap from cue',
  'tutorial/overview/#the-pattern-behind-it':
    'hydrated manifests, prerender, early rendering, reviewable, diff in pull request, wysiwyg, why commit generated yaml, why render early, benefits of rendered manifests, visible changes',
  'tutorial/overview/#what-it-adds-to-helm-and-kustomize':
    'benefits, advantages, pros, why not just helm, value proposition, helmfile, learn cue, features, type safety, type checking, do I still need helm, replaces helm',
  'tutorial/overview/#what-you-will-build': 'prerequisites, what do I need to know, goals',
  'tutorial/setup/':
    'prerequisites, requirements, installation, dependencies, get the binary, tools needed, which tools do I need to install, system requirements',
  'tutorial/setup/#install-holos':
    'installation, windows, wsl, linux, macos, homebrew, brew, go install, binary, download, package, docker image, checksum, build from source, arm64, command not found, run holos in docker, container image of holos, upgrade the binary, update holos, linux package, release archive',
  'tutorial/setup/#install-helm-and-kubectl':
    'supported versions, compatible, which helm version, helm 4, kubernetes version, download, helm installation, command not found, upgrade helm, update helm, which version of kubernetes do I need, minimum versions, do I still need helm',
  'tutorial/setup/#check-the-versions': 'which version do I have, print version, supported versions',
  'tutorial/setup/#prove-that-it-works': 'smoke test, sanity check, verify installation',
  'tutorial/setup/#complete-commands-with-the-tab-key':
    'autocomplete, autocompletion, tab completion, shell completion, bashrc, zshrc',
  'tutorial/setup/#the-environment':
    'env vars, settings, where are charts stored, cache, change output directory, verbose, too much output, chart download directory, proxy settings, configuration of holos, defaults',
  'tutorial/hello-holos/': 'first steps, hello world, beginner, getting started, first chart, quick start',
  'tutorial/hello-holos/#create-the-platform':
    'scaffold, bootstrap, new project, fresh repository, generated files, skeleton, what does init write, what is the root of a platform, start from scratch, schema.cue, tags.cue, resources.cue',
  'tutorial/hello-holos/#write-the-component':
    'first component, use a helm chart, add a chart, deploy an app, install a chart, new app, deploy a helm chart, chart from a public repository, greeter.cue, add an open source chart, install cert-manager, install prometheus, install ingress, simple component',
  'tutorial/hello-holos/#choose-the-engine':
    'typemeta.yaml, buildcontext.cue, missing file, api version of a component, marker file, why typemeta, mix api versions, engine of a component',
  'tutorial/hello-holos/#register-it-with-the-platform':
    'add component to platform, enable a component, list of components, pass parameters, platform.cue, new app',
  'tutorial/hello-holos/#render':
    'run, generate yaml, build manifests, first run, download chart, compile, template',
  'tutorial/hello-holos/#read-the-result':
    'output, generated yaml, where is the manifest, deploy directory, look at rendered yaml, see the manifest, deploy/components, where did the yaml go, gen.yaml',
  'tutorial/hello-holos/#render-again': 'idempotent, reproducible, deterministic, same output, stable output',
  'tutorial/hello-holos/#keep-a-copy': 'backup, starting point of the topics',
  'tutorial/hello-holos/#if-it-fails': 'wrong directory, not working, first error',
  'tutorial/hello-holos/#apply-it-if-you-have-a-cluster':
    'deploy, kubectl apply, without a cluster, port forward, is a cluster needed, how do manifests reach the cluster, does holos deploy, can holos deploy to kubernetes, install into kubernetes, rollout',
  'tutorial/helm-values/': 'values.yaml, configure a chart, type checking of values, schema of values',
  'tutorial/helm-values/#look-at-what-the-chart-offers':
    'default values, show values, available options, convert values.yaml to cue, import yaml, helm show values, import helm values file, yaml to cue, options of a chart, documentation of values',
  'tutorial/helm-values/#meet-a-conflict':
    'override a value, precedence, which value wins, order of files, last one wins, merge values, how values are merged, priority of values, helm values conflict, cue and helm values',
  'tutorial/helm-values/#turn-values-into-a-contract':
    'schema, types, constraints, limits, validation of values, closed definition, optional field, ranges, minimum, maximum, typed values, json schema, values.schema.json, allowed values, validate values, required values, convert values to a schema, type safety, type checking, settings.cue, strong typing, optional and required',
  'tutorial/helm-values/#see-a-wrong-value-refused':
    'value too high, limit exceeded, out of range, replicas limit',
  'tutorial/helm-values/#see-a-misspelled-name-refused':
    'typo in values, unknown key, strict values, wrong field name',
  'tutorial/helm-values/#read-one-setting-in-two-charts':
    'share a setting, global values, common configuration, dry, single source of truth, shared variables, reuse values, subchart, dependencies between charts, same value in several charts, shared domain, one place for a port, cross chart configuration, umbrella chart, disable a subchart',
  'tutorial/helm-values/#keep-an-existing-valuesyaml':
    'embed yaml file, reuse values.yaml, values file, valueFiles, import existing configuration, migrate from helm, helm -f, import an existing values file, values hierarchy, several values files, layered values',
  'tutorial/helm-values/#find-out-what-helm-was-given':
    'debug values, computed values, effective values, final values, helm get values, inspect',
  'tutorial/kustomize/': 'overlays, patches, labels, post renderer, plain yaml',
  'tutorial/kustomize/#where-kustomize-fits':
    'change image, images, set namespace, post rendering, post renderer, name prefix, annotations, image tag, kustomization fields, add annotations to all objects, common annotations, replicas, name suffix, replace the registry of images, change the tag of an image, rewrite images',
  'tutorial/kustomize/#add-labels-and-a-file':
    'common labels, extra manifest, network policy, additional yaml, add resource to a chart',
  'tutorial/kustomize/#patch-the-charts-output':
    'modify a chart, change a field, strategic merge, json patch, customize, post process, without forking, tolerations, affinity, sidecar, node selector, overlay, resource requests and limits, change something the chart has no value for, extend a chart, add a volume, security context, patch a deployment, security context for every deployment, init container, add environment variables to a chart, replace an image, command line arguments of a container',
  'tutorial/kustomize/#bring-manifests-that-you-already-have':
    'raw yaml, plain manifests, import existing yaml, static files, vendor manifests, existing deployment yaml, use my own yaml files, adopt existing manifests, migrate existing yaml',
  'tutorial/kustomize/#what-to-use-when': 'helm values or patch, which approach, decision, best practice',
  'tutorial/cue/': 'learn cue, cue language, introduction to cue, syntax, programming',
  'tutorial/cue/#put-shared-data-in-the-root':
    'global variables, shared settings, common data, global configuration, one place, constants, common values for all components, central settings, shared domain name, global constants',
  'tutorial/cue/#generate-one-object-per-entry':
    'for loop, iterate, comprehension, foreach, create namespaces, namespace per project, objects from a list, team namespaces, create namespaces automatically, generate resources, template objects, namespace for each team, code generation, create configmaps from a list, loop to create objects, dynamic resources, many similar objects',
  'tutorial/cue/#look-at-the-data': 'print a value, inspect, evaluate, dump, show variable, debug a loop',
  'tutorial/cue/#let-the-list-guard-the-charts':
    'allowed namespaces, force the namespace, enum, whitelist, disjunction, misspelled namespace, wrong namespace, default namespace',
  'tutorial/cue/#read-a-conflict':
    'contradiction, override, merge conflict, unification, two files disagree, overwrite a value, why do two files conflict, two values for one field, cannot overwrite',
  'tutorial/cue/#add-an-object-to-a-helm-component':
    'extra objects, additional resources, pod disruption budget, pdb, mix helm and cue, add kind, unknown kind, combine cue and helm, add my own resources to a chart, configmap next to a chart, mix chart and cue objects',
  'tutorial/cue/#the-mistake-that-is-not-reported':
    'silent failure, typo ignored, empty manifest, no error but nothing rendered, undetected error, silently dropped, quiet, render succeeds but something is missing, output is empty, objects disappeared',
  'tutorial/validators/':
    'policy check, gatekeeper, kyverno, opa, conftest, linting, compliance, guardrails, policy as code, admission control, schema check, security checks, enforce',
  'tutorial/validators/#write-the-policy':
    'policy rule, rego, opa, conftest, required label, forbidden kind, compliance rule, gatekeeper, own validator, custom validator, python script, validator in another language, external linter, write rules',
  'tutorial/validators/#apply-it-to-every-component':
    'enforce policy everywhere, run a linter, kubeconform, global check, validate all manifests, custom command, kubeconform, kubeval, datree, polaris, custom checks, run a script on the output, security scan, trivy, checkov, same check for everything',
  'tutorial/validators/#see-a-secret-refused':
    'block secrets, secret in output, reject, violation, policy fails, secret shows up in deploy, leaked password, hide passwords from output, prevent secrets, stop passwords in manifests, secret leak',
  'tutorial/validators/#leave-nothing-behind':
    'atomic, clean output, rejected file written, safe render, all or nothing, transaction',
  'tutorial/validators/#catch-what-goes-around-the-rules':
    'mandatory label, bypass, missing label, required labels',
  'tutorial/validators/#cover-further-files':
    'validate all artifacts, extra files, hole in the policy, second file, write another file, artifact beside the manifest',
  'tutorial/validators/#limits-to-know':
    'limitations, caveats, known issues, duplicate names, slow validator, gotchas, cross component rules, what validators cannot do',
  'tutorial/validators/#what-you-have-built': 'summary, result, recap',
  'common/example-component/':
    'template, module, reusable building block, library, generic component, boilerplate, share code, golden path, blueprint, use the same chart twice, one component for several apps',
  'common/example-component/#decide-what-may-vary':
    'inputs, interface, parameters, arguments, required and optional, mandatory parameter, optional parameter, defaults of parameters',
  'common/example-component/#write-it':
    'template with parameters, inputs, arguments, release name, install the same chart twice, two instances, make a parameter mandatory, require a parameter, use a variable in cue, pass environment variables',
  'common/example-component/#render-it-alone':
    'unit test, test in isolation, without platform, standalone, on its own, by itself',
  'common/example-component/#test-what-it-refuses':
    'negative test, invalid input, missing parameter, wrong parameter, error handling',
  'common/example-component-integrate/':
    'several instances, multiple copies, instantiate, use a component twice',
  'common/example-component-integrate/#list-the-instances':
    'many copies, loop over instances, instantiate, same chart several times, matrix, deploy twice, install the same chart twice, one instance per customer, one copy for each tenant',
  'common/example-component-integrate/#render-only-these': 'filter, subset, label selector, partial render',
  'common/example-component-integrate/#keep-the-names-unique':
    'duplicate name, same name, collision, overwritten file, name clash, two components overwrite each other',
  'common/example-component-integrate/#pass-numbers-as-text':
    'integer parameter, string to number, boolean parameter, type of parameters, convert, quotes',
  'common/example-component-integrate/#check-a-component-with-required-parameters':
    'vet incomplete, mandatory parameters, lint',
  'common/example-component-integrate/#share-it-with-another-platform':
    'reuse in another repository, copy component, distribute, publish, module registry, import from another repo',
};
