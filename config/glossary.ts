/** The terms of the glossary: what plugins/glossary-links cannot know. */
import {pages} from './pages';

/** What stands for a term in running text, by the id of its heading. */
const terms = {
  artifact: {words: /\bartifacts?\b/i},
  'build-plan': {words: /\bBuildPlans?\b/},
  cluster: {words: /\bclusters?\b/i},
  component: {words: /\bcomponents?\b/i},
  cue: {words: /\bCUE\b/},
  // The definition of a custom resource is not one.
  'custom-resource': {words: /\bcustom resources?\b(?! definition)/i},
  // Processes have environments, too, and so does Tanka.
  environment: {words: /\benvironments?\b(?! variable)/i, unless: /\bTanka\b/},
  // An ApplicationSet has generators, too.
  generator: {
    words: /\bgenerators?\b/i,
    where: /\b(?:artifacts?|directory|directories|files?|kind|Command|transformers?)\b/,
    unless: /\b(?:Git generators?|ApplicationSet)\b/,
  },
  gitops: {words: /\bGitOps\b/},
  'helm-chart': {words: /\bHelm charts?\b/i},
  kustomize: {words: /\bKustomize\b/},
  platform: {words: /\bplatforms?\b/i},
  'rendered-manifests-pattern': {words: /\brendered manifests pattern\b/i},
  // Git, images and registries have tags, too.
  tag: {words: /\btags?\b/i, where: /\bCUE\b|declar|inject|\bpass|parameter|holos_|tag of the platform/i},
  transformer: {words: /\btransformers?\b/i},
  validator: {words: /\bvalidators?\b/i},
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
