import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** Kustomizations wait for each other. */
export const Flux = figure({
  wide,
  narrow,
  label:
    'Three Kustomizations in deploy/flux each have the path of a directory in deploy: namespaces, greeter and monitor. The greeter depends on the namespaces, and the monitor depends on the greeter, so Flux applies them in this order.',
});
