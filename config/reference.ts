/** The reference of the API and of the `holos` command: what plugins/reference cannot know. */
import {siteDir} from './pages';
import {versions} from './versions';

export const reference = {
  siteDir,
  versions: versions.map(({folder, label, path}) => ({folder, name: label, address: `/docs/${path}/`})),
  schema: {
    folder: 'data/schema',
    packages: {author: 'api/author/', core: 'api/core/'},
    sources: {
      generated: 'cue.mod/gen/github.com/holos-run/holos/api',
      overlay: 'cue.mod/pkg/github.com/holos-run/holos/api',
    },
  },
  commands: {
    file: 'data/cli.json',
    program: 'holos',
    // Found in the source of holos; each is tried before data is written.
    hidden: [
      {command: '', flag: {name: 'help', shorthand: 'h'}, proof: ['-h']},
      {command: 'kubectl-slice', flag: {name: 'debug'}, proof: ['kubectl-slice', '--debug', '--version']},
      {command: 'completion', proof: ['completion', 'bash']},
      {command: 'version', usage: 'holos version', proof: ['version']},
      {
        command: '__complete',
        usage: 'holos __complete [command-line]',
        aliases: ['__completeNoDesc'],
        proof: ['__completeNoDesc', 'render'],
      },
    ],
    folded: ['completion'],
    foreign: ['cue'],
    machineDefaults: {concurrency: 'number of CPUs'},
  },
};
