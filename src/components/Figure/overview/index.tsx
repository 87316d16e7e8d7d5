import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** Two ways through one pull request. */
export const Overview = figure({
  wide,
  narrow,
  label:
    'Two pull requests change a chart’s version. Without rendered manifests, it is in values.yaml: the reviewer sees one changed value, and the controller renders the manifests after the merge. With Holos, it is in environments.cue: the manifests in deploy are rendered before the merge, so the reviewer sees each change, and the controller only applies them.',
});
