/** Quotes of docs pages on the home page: see plugins/home-data/README.md. */
import {released} from './versions';

const page = (id: string) => `${released.folder}/${id}.mdx`;

/** Title of the pull request on the home page: the message of a commit that a page makes. */
export const pullRequestTitle = 'Upgrade the greeter to 0.2.0';

const upgrade = {file: page('topics/gitops/index'), kind: 'output', language: 'diff'} as const;
const shared = {file: page('topics/structures/index'), kind: 'output', language: 'diff'} as const;
const manifest = (environment: string, component: string) =>
  `deploy/environments/${environment}/components/${component}/${component}.gen.yaml`;

/** Every block that the home page quotes, so that it isn't written twice. */
export const quotes = {
  install: {file: page('tutorial/setup'), kind: 'skip', language: 'bash', contains: 'brew install'},
  version: {
    file: page('tutorial/setup'),
    kind: 'output',
    language: 'txt',
    contains: 'Client Version',
    lines: [0, 1],
  },

  // The pull request.
  upgradeCommit: {
    file: upgrade.file,
    kind: 'run',
    language: 'bash',
    contains: `git commit -qam "${pullRequestTitle}"`,
  },
  upgradeSize: {file: upgrade.file, kind: 'output', language: 'txt', contains: 'files changed'},
  upgradeSource: {...upgrade, changed: 'environments.cue', lines: [1, 4]},
  upgradeDev: {...upgrade, changed: manifest('dev', 'greeter'), lines: [2, 11]},
  upgradeProd: {...upgrade, changed: manifest('prod', 'greeter'), lines: [2, 7]},
  upgradeCheck: {
    file: upgrade.file,
    kind: 'run',
    language: 'bash',
    contains: '--exit-code deploy',
    lines: [1],
  },

  // One line that four manifests read.
  sharedSource: {...shared, changed: 'settings.cue', lines: [2]},
  sharedDevGreeter: {...shared, changed: manifest('dev', 'greeter'), lines: [1]},
  sharedDevMonitor: {...shared, changed: manifest('dev', 'monitor'), lines: [1]},
  sharedProdGreeter: {...shared, changed: manifest('prod', 'greeter'), lines: [1]},
  sharedProdMonitor: {...shared, changed: manifest('prod', 'monitor'), lines: [1]},

  // Write, run, commit.
  component: {
    file: page('tutorial/hello-holos'),
    kind: 'file',
    language: 'cue',
    title: 'components/greeter/greeter.cue',
  },
  command: {
    file: page('tutorial/hello-holos'),
    kind: 'run',
    language: 'bash',
    contains: 'holos render platform',
  },
  rendered: {
    file: page('tutorial/hello-holos'),
    kind: 'output',
    language: 'txt',
    contains: 'rendered greeter',
  },
  // The object that contains the component's text, and the start of the next object.
  manifest: {
    file: page('tutorial/hello-holos'),
    kind: 'made',
    language: 'yaml',
    title: 'deploy/components/greeter/greeter.gen.yaml',
    lines: [0, 16],
  },

  // The proofs. Errors are quoted with their message and places; the lines around them only name places inside holos.
  refusal: {
    file: page('tutorial/helm-values'),
    kind: 'output',
    language: 'txt',
    contains: 'out of bound',
    lines: [1, 4],
  },
  extension: {
    file: page('tutorial/kustomize'),
    kind: 'file',
    language: 'cue',
    title: 'components/greeter/kustomize.cue',
  },
  policy: {
    file: page('tutorial/validators'),
    kind: 'output',
    language: 'txt',
    contains: 'Secrets are not allowed',
    lines: [0, 2],
  },
} as const;
