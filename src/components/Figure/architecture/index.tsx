import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** The stages of a render. */
export const Architecture = figure({
  wide,
  narrow,
  label:
    'You write CUE: platform lists the components, and each component evaluates to a BuildPlan. Holos renders in three stages: generators (Helm, Resources, File), transformers (Kustomize, Join) and validators (your commands). Git keeps one file for each artifact in deploy, where it is reviewed. Argo CD or Flux applies the files to the cluster, which Holos doesn’t contact.',
});
