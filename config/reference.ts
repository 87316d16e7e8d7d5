/** Options of plugins/reference, for the API and the `holos` command. */
import {siteDir} from './pages';
import {versions} from './versions';

export const reference = {
  siteDir,
  versions: versions.map(({folder, label, path}) => ({folder, name: label, address: `/docs/${path}/`})),
  schema: {
    folder: 'data/schema',
    packages: {author: 'api/author/', core: 'api/core/'},
    init: ['init', 'platform'],
    sources: {
      generated: 'cue.mod/gen/github.com/holos-run/holos/api',
      overlay: 'cue.mod/pkg/github.com/holos-run/holos/api',
    },
  },
  commands: {
    file: 'data/cli.json',
    program: 'holos',
    // From the source of holos.
    hidden: [
      {
        path: 'completion',
        usage: 'holos completion [command]',
        flags: [{name: 'no-descriptions'}],
        words: ['bash', 'fish', 'powershell', 'zsh'],
      },
      {path: 'version', usage: 'holos version', flags: []},
      {
        path: '__complete',
        usage: 'holos __complete [command-line]',
        aliases: ['__completeNoDesc'],
        flags: [],
      },
    ],
    hiddenFlags: {'': {name: 'help', shorthand: 'h'}, 'kubectl-slice': {name: 'debug'}},
    foreign: ['cue'],
    machineDefaults: {concurrency: 'number of CPUs'},
  },
  // Which names in code lead to the reference.
  names: {
    commandsPage: 'api/cli/',
    commands: ['', 'compare yaml', 'render platform', 'show buildplans'],
    words: ['Artifacts', 'Files', 'Validators', 'Values'],
  },
};
