import {figure} from '..';
import narrow from '!!../svg-text.mjs!./narrow.svg';
import wide from '!!../svg-text.mjs!./wide.svg';

/** One Application creates the others. */
export const AppOfApps = figure({
  wide,
  narrow,
  label:
    'You create one Application, platform, whose path is deploy/argocd. It creates the Applications in that directory, such as namespaces and the greeter of dev and prod, and each of them applies its own directory. A new file in deploy/argocd is a new Application.',
});
