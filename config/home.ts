/** Quotes of docs pages on the home page: see plugins/examples/README.md. */
import {site} from './site';
import {readStage, type Read} from './stage';
import {released} from './versions';

const page = (id: string) => `${released.folder}/${id}.mdx`;

/** Title of the pull request on the home page: the message of a commit that a page makes. */
export const pullRequestTitle = 'Upgrade the greeter to 0.2.0';

const output = {kind: 'output', language: 'txt'} as const;
const run = {kind: 'run', language: 'bash'} as const;
const written = {kind: 'file', language: 'cue'} as const;
const diff = {kind: 'output', language: 'diff'} as const;

const setup = page('tutorial/setup');
const hello = page('tutorial/hello-holos');
const gitops = page('topics/gitops/index');
const manifest = (environment: string, component: string) =>
  `deploy/environments/${environment}/components/${component}/${component}.gen.yaml`;

/** Every block that the home page quotes, so that it isn't written twice. */
export const quotes = {
  install: {file: setup, kind: 'skip', language: 'bash', contains: 'brew install'},

  // For the pull request.
  upgradeSource: {...diff, file: gitops, changed: 'environments.cue', lines: [2, 4]},
  upgradeAdds: {...diff, file: gitops, changed: manifest('dev', 'greeter'), lines: [1, 3]},
  upgradeSets: {...diff, file: gitops, changed: manifest('dev', 'greeter'), lines: [8, 11]},
  upgradeCheck: {...run, file: gitops, contains: '--exit-code deploy', lines: [1]},

  // For the steps: write, run, commit.
  component: {...written, file: hello, title: 'components/greeter/greeter.cue'},
  command: {...run, file: hello, contains: 'holos render platform'},
  rendered: {...output, file: hello, contains: 'rendered greeter'},
  manifest: {
    file: hello,
    kind: 'made',
    language: 'yaml',
    title: 'deploy/components/greeter/greeter.gen.yaml',
    lines: [0, 9],
  },

  // The proofs. Errors are quoted with their message and places; the lines around them only name places inside holos.
  refusal: {...output, file: page('tutorial/helm-values'), contains: 'out of bound', lines: [1, 4]},
  extension: {...written, file: page('tutorial/kustomize'), title: 'components/greeter/kustomize.cue'},
  policy: {...output, file: page('tutorial/validators'), contains: 'Secrets are not allowed', lines: [0, 2]},
} as const;

/** The data of the home page, from outputs of the docs. */
export function readFacts(read: Read) {
  const {version, day} = site.release;
  const printed = read({...output, file: setup, contains: 'Client Version', lines: [0, 1]}).trim();
  if (printed !== version) {
    throw new Error(`config/site.ts: the release is ${version}, but the docs ran holos ${printed}`);
  }
  // A page makes the commit whose message is the title.
  read({...run, file: gitops, contains: `git commit -qam "${pullRequestTitle}"`});
  const branch = read({...run, file: gitops, contains: 'git switch -qc', lines: [0, 1]});
  const size = read({...output, file: gitops, contains: 'files changed'});
  const [files, insertions, deletions] = size.match(/\d+/g) ?? [];
  const [, duration, unit] = /^rendered platform in ([\d.]+)(\w+)$/m.exec(read(quotes.rendered)) ?? [];
  return {
    stage: readStage(read),
    upgrade: {branch: branch.split(' ').at(-1), files, insertions, deletions},
    render: {duration: Number(duration), unit},
    release: {version, day},
  };
}

export type HomeFacts = ReturnType<typeof readFacts>;
