import type {SectionWords} from './index';

/** Of the reference, the glossary and the page of messages. */
export const referenceWords: SectionWords = {
  'api/': 'documentation of fields, schema reference, spec',
  'api/#two-packages':
    'author or core, which package, difference between author and core, high level, low level, layers',
  'api/#how-to-read-the-tables': 'question mark, optional, legend, notation, conventions, meaning of default',
  'api/#stability':
    'production ready, stable, beta, alpha, breaking changes, compatibility, maturity, deprecation, support policy, semver, ready for production, does a new binary break my platform, upgrade holos, update the tool, backward compatible',
  'api/#accepted-but-ignored':
    'fields without effect, no effect, does nothing, deprecated, unused fields, ignored, known limitations',
  'api/#what-changed-from-v1alpha5-to-v1alpha6':
    'breaking changes, release notes, changelog, difference, new features, upgrade notes, renamed',
  'api/#move-a-platform-to-v1alpha6':
    'migrate, migration, upgrade guide, convert, switch to the new version, old platform, porting',
  'api/#moving-on-to-v1alpha6':
    'migrate, migration, upgrade guide, convert, switch to the new version, breaking changes',
  'api/author/#Helm.ValueFiles':
    'values files, -f, multiple values files, hierarchy of values, values hierarchy, layered values',
  'api/author/#Helm.EnableHooks': 'helm hooks, no-hooks, pre-install, post-install, hooks missing',
  'api/author/#Helm.APIVersions': 'capabilities, api-versions, capabilities.APIVersions.Has',
  'api/author/#Helm.KubeVersion':
    'capabilities, kube-version, kubernetes version, cluster version, set the kubernetes version, chart needs a newer kubernetes version, kubernetes version is too old, incompatible with kubernetes',
  'api/author/#Helm.Namespace': 'target namespace, release namespace, -n',
  'api/author/#KustomizeConfig.Kustomization':
    'patches, images, change image tag, namespace, name prefix, annotations, kustomization.yaml',
  'api/author/#KustomizeConfig.CommonLabels': 'labels on everything, global labels',
  'api/author/#ComponentConfig.OutputBaseDir':
    'output path, subdirectory, output directory, directory per cluster',
  'api/author/#ComponentConfig.Artifacts':
    'additional files, second output file, extra output, write a second file next to the manifest, yaml beside the manifest',
  'api/author/#ComponentConfig.Validators': 'policy, checks, linter',
  'api/author/#ComponentConfig.Resources': 'extra objects, additional manifests, kubernetes objects in cue',
  'api/core/#BuildPlanSpec.disabled': 'turn off, switch off, skip a component, could not build, pause',
  'api/core/#BuildContext': 'temporary directory, paths, build information, working directory',
  'api/core/#BuildContext.tempDir': 'temporary directory, tmp, scratch, TEMP_DIR_PLACEHOLDER',
  'api/core/#Generator.command':
    'script, run a program, shell script, external tool, custom generator, plugin',
  'api/core/#Transformer.command': 'script, sed, yq, post process, custom transformer, plugin',
  'api/core/#Transformer': 'post processing, pipeline step, modify output',
  'api/core/#Generator': 'sources, input, pipeline step, custom generator, script',
  'api/core/#Command': 'script, shell, run a program, exec, external tool, plugin, yq, jq',
  'api/core/#Chart.version': 'pin, range, semver, latest',
  'api/core/#Chart.release': 'helm release name, name of the release, fullname',
  'api/core/#Chart.repository': 'repo url, chart source, chart without repository, local chart',
  'api/core/#Component.name': 'duplicate names, rename',
  'api/core/#Component.labels': 'select, filter, selector',
  'api/core/#Component.annotations': 'description in the log, name in the output',
  'api/core/#Join': 'concatenate, merge files, combine, one file',
  'api/core/#tags':
    'injected values, variables, built-in tags, component name, _Tags, environment variable in cue, inject a variable',
  'api/cli/':
    'commands, options, usage, help, man page, cheat sheet, arguments, list of all flags, all commands, all options, command line options, reference of the cli',
  'api/cli/#init-platform': 'bootstrap, scaffold, new project, regenerate schemas, start a repository',
  'api/cli/#init-platform--force': 'overwrite, not empty, regenerate, update schemas',
  'api/cli/#render-platform':
    'build, generate, main command, run, template, build manifests, apply, change the output folder, output to another directory',
  'api/cli/#render-platform--concurrency': 'parallel, parallelism, threads, workers, jobs',
  'api/cli/#render-platform--selector': 'filter, subset, only some components, label',
  'api/cli/#render-platform--inject': 'variable, set, pass a value, argument, --set',
  'api/cli/#render-platform--write-to':
    'output directory, output folder, change deploy, another directory, different folder',
  'api/cli/#render-component': 'single component, one component, debug a component',
  'api/cli/#show-platform':
    'list components, which components are there, inventory, list all components, names of components',
  'api/cli/#show-buildplans': 'dry run, preview, plan, what would be rendered, inspect, explain',
  'api/cli/#compare-yaml':
    'diff, semantic diff, ignore order, equal, compare manifests, difference of two files, check that nothing changed, refactoring, equivalent, regression',
  'api/cli/#compare-buildplans':
    'diff of plans, compare two commits, refactor safely, what changed between two commits, refactoring, check that nothing changed, equivalent plans',
  'api/cli/#cue':
    'vet, export, import, fmt, format, lint, evaluate, convert yaml, embedded cue, cue version, indentation',
  'api/cli/#cue-import': 'convert yaml to cue, json to cue, translate',
  'api/cli/#cue-vet': 'lint, check, validate, find mistakes',
  'api/cli/#cue-fmt': 'format, indentation, prettify, tabs, style',
  'api/cli/#cue-get-crd': 'crd to cue, generate types',
  'api/cli/#cue-export': 'print values, cue to yaml, cue to json, convert',
  'api/cli/#txtar': 'archive, bundle, zip, reproduce a bug, share files, attach',
  'api/cli/#kubectl-slice':
    'split yaml, one file per resource, separate files, break up a manifest, multi-document',
  'api/cli/#completion': 'autocomplete, tab completion, bashrc, shell integration',
  'api/cli/#environment-variables':
    'env vars, configuration, settings, environment, config file, TMPDIR, http proxy',
  'api/cli/#exit-statuses':
    'return code, exit code, status code, error code, script, crash, exit code 1, exit code 2, exit with error, non-zero',
  'api/cli/#holos--log-level': 'verbose, debug, quiet, silent, verbosity, trace',
  'api/cli/#holos--log-format': 'json logs, structured logging, machine readable',
  'api/cli/#holos': 'global flags, root command, verbose, logging',
  'glossary/': 'terms, vocabulary, definitions, dictionary, terminology, concepts, jargon',
  'glossary/#artifact': 'output file, product',
  'glossary/#build-plan': 'recipe, plan, execution plan',
  'glossary/#component':
    'app, module, unit, application, package, building block, difference between a component and a chart',
  'glossary/#cue': 'configuration language, cuelang',
  'glossary/#environment': 'stage, tier',
  'glossary/#helm-chart': 'package, templates, values, difference between a component and a chart',
  'glossary/#platform': 'project, repository, root, platform.cue',
  'glossary/#rendered-manifests-pattern':
    'hydrated manifests, hydration, dry and wet, prerendered, environment branches, why commit generated yaml',
  'glossary/#tag':
    'parameter, variable, injection, input, environment variable in cue, external value, placeholder',
  'glossary/#validator': 'policy, check, linter, gate',
  'support/': 'help, problem, faq, bug, does not work, contact, debugging, issues, known problems',
  'support/#where-to-ask':
    'contact, community, chat, slack, discord, forum, bug, github issue, report, feature request, get help, mailing list, security issue, security report, vulnerability, disclose, suggest, idea, commercial support',
  'support/#what-to-bring':
    'report a bug, bug report, issue template, reproduce, minimal example, logs, diagnostics, attach, send logs, information for the maintainers, how to report',
  'support/#read-a-message-from-the-top':
    'understand an error, stack trace, long output, which component failed, error log, read errors, which component failed, find the cause, where is the error',
  'support/#why-is-something-missing-from-the-deploy-directory':
    'nothing rendered, no output, missing manifest, empty deploy, component not rendered, file not generated, disappeared',
  'support/#why-is-a-file-still-there':
    'stale, leftover, old files, orphaned, not deleted, removed component, renamed component, cleanup, rename a component, get rid of old manifests, garbage in deploy, exclude a file from deploy, remove a file from deploy',
  'support/#how-do-i-render-one-component': 'single, only one, subset, filter, no-name',
  'support/#which-value-does-a-field-have':
    'print, evaluate, inspect, debug, show a variable, dump, computed value',
  'support/#which-helm-command-ran': 'helm template, helm arguments, trace, command line, debug output',
  'support/#which-values-went-in': 'effective values, computed values, final values, debug helm values',
  'support/#what-did-a-command-or-validator-see':
    'debug a validator, inspect temporary files, input of a command',
  'support/#no-helm': 'command not found, helm missing, not installed, helm is not recognized, no such file',
  'support/#no-kubectl': 'command not found, kubectl missing, not installed, kustomize missing',
  'support/#chart-version': 'no such version, version does not exist, wrong chart version, unknown chart',
  'support/#repository-unreachable':
    'dns, timeout, connection refused, no such host, proxy, network error, 401 unauthorized, 404, certificate, x509, tls, i/o timeout, offline',
  'support/#conflicting-values':
    'override a value, contradiction, overwrite, merge, disagree, change a default, cannot unify, empty disjunction, why do two files conflict, two files set the same field',
  'support/#outside-platform': 'wrong directory, not in root, cd, working directory, no such platform',
  'support/#wrong-path': 'component not found, wrong path, no cue files, directory does not exist',
  'support/#no-tag': 'undeclared parameter, unknown parameter, inject, wrong package, undefined variable',
  'support/#not-empty': 'init refuses, overwrite, existing directory, init in existing repository',
  'support/#field-not-allowed':
    'typo, unknown field, misspelled, unknown kind, crd missing, not in schema, invalid field, no such field, undefined field',
  'support/#unknown-flag': 'invalid option, unrecognized argument, wrong flag',
  'support/#out-of-bound': 'limit, too large, too small, regex, pattern, exceeds, not in range',
  'support/#mismatched-types':
    'int and string, number instead of text, quotes, wrong type, bool and string, cannot use value',
  'support/#incomplete-value': 'missing value, non-concrete, not set, undefined, required parameter',
  'support/#incomplete-instances': 'vet fails, -c=false, concrete',
  'support/#required-field': 'missing label, mandatory field, policy violation',
  'support/#no-patch-target':
    'kustomize patch fails, no matches for Id, failed to find unique target, noNs, namespace of a patch',
  'support/#release-name': 'oci release, invalid name, too long, 53 characters',
  'support/#could-not-validate': 'policy failed, validation failed, rejected, validator exits',
  'support/#no-kind': 'empty manifest, no objects, cue vet path',
  'support/#lock': 'hangs, stuck, blocked, waits forever, lock file, freezes, timeout',
  'support/#mistakes-without-a-message':
    'silent, no error, ignored, pitfalls, gotchas, exit 0, unexpected result',
  'support/#misspelled-component-field': 'typo, silently ignored, dropped',
  'support/#lost-value':
    'namespace default, wrong namespace, lands in default, kubeVersion number, ignored namespace, objects in the default namespace, wrong kubernetes version',
  'support/#value-file-name':
    'values.yaml ignored, values not applied, lost values, overwritten values, values file does nothing, my values have no effect, values not used',
  'support/#empty-selection': 'selector no match, nothing rendered, filter matches nothing',
  'support/#empty-platform': 'no components, nothing rendered, capital letters, upper case',
  'support/#wrong-engine':
    'typemeta missing, placeholder, old api version, TEMP_DIR_PLACEHOLDER, previous engine',
  'support/#stale-chart':
    'chart cache, refresh, re-download, old chart, clear cache, chart not updated, still the old version, same version republished, a chart changed upstream, chart content changed, force download',
  'support/#helm-version':
    'supported helm version, helm 3.18, helm 4, incompatible, broken output, compatible, upgrade helm, newer helm, helm update breaks',
  'api/#3-choose-the-new-engine':
    'mix v1alpha5 and v1alpha6, migrate one component at a time, both versions side by side, gradual migration',
  'api/author/#Helm.Values': 'set values, chart values, helm set, merge with value files',
  'api/core/#Component.parameters': 'variables of a component, arguments of a component',
  'support/#no-reference': 'name not found, undefined reference, unresolved, not declared, undeclared name',
  'support/#unauthorized':
    '403 forbidden, access denied, authentication required, wrong password, denied, login failed, permission denied',
  'support/#no-credentials':
    'docker login, access denied, denied, pull access denied, authentication required',
  'support/#already-set': 'duplicate output, same output twice',
  'support/#disabled': 'switched off, component turned off, skipped',
  'api/core/#Artifact': 'output file, several output files, another file, path of the output',
  'glossary/#kustomize': 'overlay, patch',
  'glossary/#cluster': 'kubernetes cluster, control plane',
};
