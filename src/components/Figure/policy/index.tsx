import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** A policy rejects a manifest before it reaches deploy. */
export const Policy = figure({
  wide,
  narrow,
  label:
    'Holos renders manifests to the directory .next, and the policy in policy/policy.cue checks each of them. The greeter’s manifest passes. The monitor’s manifest contains a Secret, which isn’t allowed, so the render ends with exit status 1 and deploy stays as it was, because render.sh replaces deploy only after a render without errors.',
});
