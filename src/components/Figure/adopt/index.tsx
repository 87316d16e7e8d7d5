import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** A running application becomes a component. */
export const Adopt = figure({
  wide,
  narrow,
  label:
    'The running objects are exported from the cluster to running.yaml with kubectl get. Holos renders the component echo to deploy. Except for the fields that the cluster adds, both contain the same objects, so Argo CD or Flux takes over the objects in the cluster without restarting a Pod.',
});
