import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** An Application points to its component’s directory. */
export const Argocd = figure({
  wide,
  narrow,
  label:
    'One rule in components/argocd.cue makes Holos render two files for each component: its manifest, and an Application in deploy/argocd whose path is the manifest’s directory. Argo CD reads the Application and applies the directory to the cluster.',
});
