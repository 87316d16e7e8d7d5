import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** One directory for each pair of a cluster and an environment. */
export const Matrix = figure({
  wide,
  narrow,
  label:
    'One table lists the environments dev and prod, another lists the clusters dev-eu, prod-eu and prod-us with their environments. One loop renders the greeter and the monitor for dev on dev-eu, for prod on prod-eu, and for prod on prod-us. The other three pairs have no directory.',
});
