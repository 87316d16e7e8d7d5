/** Options of plugins/writing/glossary-links, the glossary's terms, and of plugins/code/hovercards. */
import {pages} from './pages';

/** The words for each term in a text, by the id of its heading. */
const terms = {
  application: {words: /\bArgo CD Applications?\b/},
  artifact: {words: /\bartifacts?\b/i},
  'author-package': {words: /\bauthor package\b/i},
  'build-plan': {words: /\bBuildPlans?\b/},
  cluster: {words: /\bclusters?\b/i},
  component: {words: /\bcomponents?\b/i},
  'component-type': {words: /\bcomponent types?\b/i},
  'core-package': {words: /\bcore package\b/i},
  crd: {words: /\b(?:CRDs?|custom ?resource ?definitions?)\b/i},
  cue: {words: /\bCUE\b/},
  // A custom resource definition is something else.
  'custom-resource': {words: /\bcustom resources?\b(?! definition)/i},
  // Many things have defaults.
  default: {words: /\bdefaults?\b/i, where: /\bCUE\b|\|\s*\*/},
  definition: {
    words: /\bdefinitions?\b/i,
    where: /#[A-Z]|\bclosed?\b/,
    unless: /\bcustom resource|\bCRDs?\b/i,
  },
  disjunction: {words: /\bdisjunctions?\b/i},
  engine: {words: /\bengines?\b/i},
  // Processes and Tanka have environments, too.
  environment: {words: /\benvironments?\b(?! variable)/i, unless: /\bTanka\b/},
  finalizer: {words: /\bfinalizers?\b/i},
  'flux-kustomization': {words: /\bFlux Kustomizations?\b/},
  // An ApplicationSet has generators, too.
  generator: {
    words: /\bgenerators?\b/i,
    where: /\b(?:artifacts?|directory|directories|files?|kind|Command|transformers?)\b/,
    unless: /\b(?:(?:Git|list|matrix) generators?|ApplicationSet)\b/,
  },
  gitops: {words: /\bGitOps\b/},
  'gitops-controller': {words: /\bGitOps (?:controller|tool)s?\b/},
  'helm-chart': {words: /\bHelm charts?\b/i},
  'hidden-field': {words: /\bhidden fields?\b/i},
  // Git has hooks, too.
  hook: {words: /\bhooks?\b/i, where: /\bcharts?\b|\bHelm\b/},
  incomplete: {words: /\bincomplete\b/i},
  kustomize: {words: /\bKustomize\b/},
  'kustomize-base': {words: /\b(?:Kustomize bases?|overlays?)\b/i},
  manifest: {words: /\bmanifests?\b/i},
  module: {words: /\bCUE modules?\b/},
  'oci-registry': {words: /\bOCI (?:registr(?:y|ies)|artifacts?)\b/},
  parameter: {words: /\bparameters?\b/i, unless: /\bquery\b/i},
  platform: {words: /\bplatforms?\b(?! (?:engineer|team))/i},
  // A NetworkPolicy restricts connections.
  policy: {words: /\bpolic(?:y|ies)\b/i, unless: /\bnetwork polic/i},
  // Warnings have this title.
  prune: {words: /\bprun(?:es?|ed|ing)\b/i, unless: /^Pruning$/},
  release: {words: /\bHelm releases?\b|\brelease names?\b/i},
  render: {words: /\b(?:a|the|each|every|one|next) render\b/i},
  'rendered-manifests-pattern': {words: /\brendered manifests pattern\b/i},
  root: {words: /\bthe root(?= of (?:the|your|a) platform\b)/i},
  schema: {words: /\bschemas?\b/i, unless: /\bJSON schema/i},
  // Services and Deployments have selectors, too.
  selector: {
    words: /\bselectors?\b/i,
    where: /--selector|\brender/,
    unless: /\bmatchLabels|\bPods?\b|\bDeployment/,
  },
  struct: {words: /\bstructs?\b/i},
  subchart: {words: /\b(?:subcharts?|umbrella charts?)\b/i},
  'sync-wave': {words: /\bsync waves?\b/i},
  // Git, images and registries have tags, too.
  tag: {words: /\btags?\b/i, where: /\bCUE\b|declar|inject|\bpass|parameter|holos_|tag of the platform/i},
  transformer: {words: /\btransformers?\b/i},
  unification: {words: /\bunif(?:y|ies|ied|ication)\b/i},
  validator: {words: /\bvalidators?\b/i},
  vendor: {words: /\bvendor(?:ed|ing|s)?\b(?!\/)/i, where: /\bcharts?\b/i},
};

export const glossary = {
  terms,
  /** Each version of the docs has its own glossary. */
  glossaryFor(file: string): string | undefined {
    const page = pages.of(file);
    return page?.version && page.id !== 'glossary' ? `/docs/${page.version.path}/glossary/` : undefined;
  },
  isGlossary(file: string): boolean {
    const page = pages.of(file);
    return page?.version !== undefined && page.id === 'glossary';
  },
  // A list of links has its own, and the entries of a reference have enough links.
  skip: ['LinkList', 'FieldTable', 'CommandTable'],
};

/** The pages that explain terms and names. */
export const hovercards = {pages: /\/docs\/[^/]+\/(?:glossary|api\/\w+)\/$/};
