import {list} from './list';

/** Whole questions. */
export const questions = list('question', [
  [
    'how do I render one component?',
    'support/#how-do-i-render-one-component topics/day-two/#render-one-component-alone',
  ],
  ['why is a file missing from deploy', 'support/#why-is-something-missing-from-the-deploy-directory'],
  ['when should I not use holos', 'topics/comparison/#when-not-to-use-holos'],
  ['what is the difference between v1alpha5 and v1alpha6', 'api/#what-changed-from-v1alpha5-to-v1alpha6'],
  [
    'does holos apply manifests to the cluster?',
    'topics/architecture/#what-it-never-touches topics/local-cluster/#look-before-you-apply tutorial/hello-holos/#apply-it-if-you-have-a-cluster topics/comparison/#in-one-table topics/local-cluster/ topics/local-cluster/#apply-and-try-it',
  ],
  [
    'which values did helm get',
    'support/#which-values-went-in tutorial/helm-values/#find-out-what-helm-was-given',
  ],
  ['how to remove a component', 'topics/day-two/#remove-a-component'],
  ['how do I write a policy', 'tutorial/validators/#write-the-policy'],
  ["can I use a chart's CRDs", 'topics/custom-resources/#crds-that-come-with-a-chart'],
  ['why two packages author and core', 'api/#two-packages'],
  ['how do I split a platform', 'topics/structures/#when-to-split'],
  ['what is a BuildPlan', 'glossary/#build-plan api/core/#BuildPlan api/core/#build-plan'],
  ['how to install holos', 'tutorial/setup/#install-holos tutorial/setup/'],
  [
    'holos vs helm',
    'topics/comparison/#helm topics/comparison/ topics/comparison/#in-one-table tutorial/overview/#what-it-adds-to-helm-and-kustomize',
  ],
  [
    'how do I pass parameters to a component',
    'api/core/#Component.parameters api/author/#ComponentConfig.Parameters common/example-component-integrate/#list-the-instances tutorial/hello-holos/#register-it-with-the-platform glossary/#tag topics/structures/environments/#tell-each-render-its-environment common/example-component/#write-it common/example-component/#decide-what-may-vary common/example-component-integrate/#check-a-component-with-required-parameters common/example-component-integrate/#pass-numbers-as-text',
  ],
  ['where do I ask for help', 'support/#where-to-ask'],
  ['why does my new chart version not arrive', 'support/#stale-chart'],
  [
    'where does a cue file belong',
    'topics/structures/#the-directory-decides-whom-a-file-affects topics/structures/ tutorial/overview/#where-things-are topics/structures/#a-layout-that-grows',
  ],
  ['what happens when a render fails', 'topics/architecture/#how-it-fails'],
  [
    'how many components at once',
    'topics/day-two/#render-less-at-once api/cli/#render-platform topics/architecture/#processes',
  ],
  [
    'what does my selector match',
    'support/#empty-selection api/cli/#render-platform topics/day-two/#render-one-component-alone',
  ],
  ['what is a component', 'glossary/#component api/core/#Component'],
  [
    "what does holos do that helmfile doesn't",
    'topics/comparison/#* tutorial/overview/#what-it-adds-to-helm-and-kustomize',
  ],
  [
    'can I use holos without a cluster',
    'topics/architecture/#what-it-never-touches tutorial/setup/ tutorial/hello-holos/#apply-it-if-you-have-a-cluster tutorial/overview/#what-you-will-build tutorial/overview/#the-pattern-behind-it',
  ],
  [
    'why does my secret show up in deploy',
    'tutorial/validators/#* topics/architecture/#how-it-fails topics/gitops/#decide-early',
  ],
  [
    'do I need to learn cue',
    'topics/comparison/#when-not-to-use-holos tutorial/overview/#what-it-adds-to-helm-and-kustomize tutorial/overview/#what-you-will-build topics/comparison/#cdk8s',
  ],
  [
    'where are downloaded charts stored',
    'tutorial/setup/#the-environment topics/oci-helm-charts/#vendor-the-chart-first topics/architecture/#processes api/core/#Chart support/#stale-chart topics/private-helm/#what-happens-in-a-render support/#which-helm-command-ran topics/gitops/#one-repository tutorial/hello-holos/#render',
  ],
  ['which files should be committed', 'topics/gitops/#one-repository'],
  [
    'how do I override a default value',
    'topics/structures/#the-directory-decides-whom-a-file-affects support/#conflicting-values tutorial/cue/#read-a-conflict tutorial/helm-values/#*',
  ],
  [
    'is holos production ready',
    'api/#stability topics/comparison/#when-not-to-use-holos #choose-the-api-version',
  ],
  [
    'why are helm hooks not rendered',
    'topics/custom-resources/#hooks-that-come-with-a-chart api/author/#Helm.EnableHooks api/core/#Helm.enableHooks',
  ],
  [
    'can two components share a setting',
    'tutorial/helm-values/#read-one-setting-in-two-charts tutorial/cue/#put-shared-data-in-the-root',
  ],
  [
    'which helm version is supported',
    'tutorial/setup/#install-helm-and-kubectl support/#helm-version tutorial/setup/',
  ],
  [
    'who deletes old objects in the cluster',
    'topics/local-cluster/#what-kubectl-leaves-behind topics/day-two/#remove-a-component topics/gitops/argocd-application/#hand-it-to-argo-cd',
  ],
  [
    'how to test a component on its own',
    'common/example-component/#render-it-alone common/example-component/#test-what-it-refuses topics/day-two/#render-one-component-alone support/#how-do-i-render-one-component',
  ],
  [
    'what if two components have the same name',
    'common/example-component-integrate/#keep-the-names-unique topics/structures/#what-the-output-looks-like support/#why-is-something-missing-from-the-deploy-directory api/core/#Component.name',
  ],
  ['who may approve changes to production', 'topics/gitops/#decide-early'],
  [
    'what do I get compared to plain kustomize',
    'topics/comparison/#kustomize tutorial/overview/#what-it-adds-to-helm-and-kustomize topics/comparison/#in-one-table',
  ],
  [
    'how can I check that nothing changed after a refactoring',
    'api/cli/#compare-buildplans api/cli/#compare-yaml api/cli/#compare tutorial/hello-holos/#render-again',
  ],
  ['does holos store any state', 'topics/architecture/#what-it-never-touches'],
  [
    'which kinds can I write in cue',
    'topics/custom-resources/#the-schemas-that-are-there tutorial/cue/#add-an-object-to-a-helm-component api/core/#Resource glossary/#custom-resource',
  ],
  [
    'why did my values file not do anything',
    'support/#value-file-name tutorial/helm-values/#keep-an-existing-valuesyaml',
  ],
  ['how do I know which component failed', 'support/#read-a-message-from-the-top'],
  [
    'can argo cd prune removed apps',
    'topics/gitops/argocd-application/#hand-it-to-argo-cd topics/day-two/#remove-a-component',
  ],
  ['where should team specific settings go', 'topics/structures/#*'],
  ['what does exit code 1 mean', 'api/cli/#exit-statuses topics/architecture/#how-it-fails'],
  ['should I use branches for environments', 'topics/gitops/#decide-early'],
  [
    'how are helm and cue values merged',
    'tutorial/helm-values/#meet-a-conflict tutorial/helm-values/#keep-an-existing-valuesyaml api/author/#Helm.ValueFiles api/core/#Helm.values api/author/#Helm.Values',
  ],
  ['why is nothing rendered', 'support/#* topics/day-two/#render-one-component-alone'],
  [
    'what happens if I delete a component',
    'topics/day-two/#remove-a-component support/#why-is-a-file-still-there',
  ],
  ['how does holos compare to timoni', 'topics/comparison/#timoni'],
  [
    'can I mix v1alpha5 and v1alpha6 components',
    'api/#3-choose-the-new-engine api/#move-a-platform-to-v1alpha6 support/#wrong-engine tutorial/hello-holos/#choose-the-engine api/#stability',
  ],
  [
    'is it possible to keep using my values files',
    'tutorial/helm-values/#keep-an-existing-valuesyaml api/author/#Helm.ValueFiles',
  ],
  [
    'what is the root of a platform',
    'glossary/#platform tutorial/hello-holos/#create-the-platform topics/structures/#the-directory-decides-whom-a-file-affects support/#outside-platform',
  ],
  ['how many clusters can it handle', 'topics/structures/clusters/#with-many-clusters'],
  [
    'does it support kustomize components or overlays',
    'topics/kustomize-bases/#* tutorial/kustomize/#* topics/comparison/#kustomize',
  ],
  ['who maintains the crds', 'topics/custom-resources/#*'],
  ['which tools do I need to install', 'tutorial/setup/#*'],
  [
    'why do I have to write typemeta',
    'tutorial/hello-holos/#choose-the-engine support/#wrong-engine api/core/#build-plan api/#3-choose-the-new-engine',
  ],
  [
    'how do I see what changed between two commits',
    'api/cli/#compare-buildplans topics/gitops/#a-change-is-a-branch api/cli/#compare-yaml',
  ],
  [
    'how can a component know which cluster it is for',
    'topics/structures/clusters/#tell-each-render-its-cluster',
  ],
  ['are there any limitations of validators', 'tutorial/validators/#limits-to-know'],
  ['what should I do first if I already use argo cd', 'topics/#which-page-first'],
  ['what is the difference between a component and a chart', 'glossary/#component glossary/#helm-chart'],
  [
    'do I still need helm',
    'tutorial/setup/#* topics/comparison/#helm support/#no-helm topics/architecture/#processes',
  ],
  [
    'can holos deploy to kubernetes',
    'topics/architecture/#what-it-never-touches tutorial/hello-holos/#apply-it-if-you-have-a-cluster topics/local-cluster/#* topics/comparison/#in-one-table tutorial/overview/#the-pattern-behind-it',
  ],
  [
    'why should I commit generated yaml',
    'glossary/#rendered-manifests-pattern tutorial/overview/#the-pattern-behind-it topics/gitops/#one-repository',
  ],
  [
    'how can I debug a failing render',
    'topics/day-two/#see-what-is-in-between support/#* topics/architecture/#*',
  ],
  [
    'what if a chart changes upstream',
    'support/#stale-chart topics/gitops/#one-repository topics/oci-helm-charts/#* topics/day-two/#upgrade-a-chart',
  ],
  ['is there a list of all flags', 'api/cli/#* api/cli/'],
  ['how big can a platform get', 'topics/structures/clusters/#with-many-clusters topics/structures/#*'],
  ['which version of kubernetes do I need', 'tutorial/setup/#*'],
  [
    'why do two files conflict',
    'tutorial/cue/#read-a-conflict support/#conflicting-values tutorial/helm-values/#meet-a-conflict',
  ],
  [
    'does holos understand helm hooks',
    'topics/custom-resources/#hooks-that-come-with-a-chart topics/comparison/#helm api/author/#Helm.EnableHooks',
  ],
  ['how do I get notified about new chart versions', 'topics/kargo/#*'],
]);
