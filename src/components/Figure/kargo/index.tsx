import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** Kargo promotes a version from stage to stage. */
export const Kargo = figure({
  wide,
  narrow,
  label:
    'A Kargo Warehouse watches the greeter’s charts. The stage dev changes the chart’s version in versions/dev.yaml, and then the stage prod changes it in versions/prod.yaml, each in its own pull request. Your CI runs holos for each pull request and writes the manifests of that environment.',
});
