/** The terms of the glossary: what plugins/glossary-links cannot know. */
import {pages} from './pages';

/** What stands for a term in running text, by the id of its heading. */
const terms = {
  artifact: {words: /\bartifacts?\b/i},
  'author-package': {words: /\bauthor package\b/i},
  'build-plan': {words: /\bBuildPlans?\b/},
  cluster: {words: /\bclusters?\b/i},
  component: {words: /\bcomponents?\b/i},
  'core-package': {words: /\bcore package\b/i},
  cue: {words: /\bCUE\b/},
  // The definition of a custom resource is not one.
  'custom-resource': {words: /\bcustom resources?\b(?! definition)/i},
  // Many things have defaults.
  default: {words: /\bdefaults?\b/i, where: /\bCUE\b|\|\s*\*/},
  definition: {
    words: /\bdefinitions?\b/i,
    where: /#[A-Z]|\bclosed?\b/,
    unless: /\bcustom resource|\bCRDs?\b/i,
  },
  // Processes have environments, too, and so does Tanka.
  environment: {words: /\benvironments?\b(?! variable)/i, unless: /\bTanka\b/},
  // An ApplicationSet has generators, too.
  generator: {
    words: /\bgenerators?\b/i,
    where: /\b(?:artifacts?|directory|directories|files?|kind|Command|transformers?)\b/,
    unless: /\b(?:(?:Git|list|matrix) generators?|ApplicationSet)\b/,
  },
  gitops: {words: /\bGitOps\b/},
  'helm-chart': {words: /\bHelm charts?\b/i},
  'hidden-field': {words: /\bhidden fields?\b/i},
  kustomize: {words: /\bKustomize\b/},
  manifest: {words: /\bmanifests?\b/i},
  parameter: {words: /\bparameters?\b/i, unless: /\bquery\b/i},
  platform: {words: /\bplatforms?\b(?! (?:engineer|team))/i},
  render: {words: /\b(?:a|the|each|every|one|next) render\b/i},
  'rendered-manifests-pattern': {words: /\brendered manifests pattern\b/i},
  root: {words: /\bthe root(?= of (?:the|your|a) platform\b)/i},
  // Services and Deployments have selectors, too.
  selector: {
    words: /\bselectors?\b/i,
    where: /--selector|\brender/,
    unless: /\bmatchLabels|\bPods?\b|\bDeployment/,
  },
  // Git, images and registries have tags, too.
  tag: {words: /\btags?\b/i, where: /\bCUE\b|declar|inject|\bpass|parameter|holos_|tag of the platform/i},
  transformer: {words: /\btransformers?\b/i},
  unification: {words: /\bunif(?:y|ies|ied|ication)\b/i},
  validator: {words: /\bvalidators?\b/i},
  vendor: {words: /\bvendor(?:ed|ing|s)?\b(?!\/)/i, where: /\bcharts?\b/i},
};

export const glossary = {
  terms,
  /** Each version of the docs has a glossary of its own. */
  glossaryOf(file: string): string | undefined {
    const page = pages.of(file);
    return page?.version && page.id !== 'glossary' ? `/docs/${page.version.path}/glossary/` : undefined;
  },
  // A card leads elsewhere as a whole, and the entries of a reference have enough links.
  skip: ['Cards', 'FieldTable', 'CommandTable'],
};
