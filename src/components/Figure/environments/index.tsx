import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** One table, one directory for each environment. */
export const Environments = figure({
  wide,
  narrow,
  label:
    'The table in environments.cue has 2 replicas for dev and 4 for prod, and the greeter is written once. Holos renders a directory for each environment. The changed value of prod changes two lines in its directory, the replicas and the disruption budget, and nothing in the directory of dev. Both directories are deployed separately.',
});
