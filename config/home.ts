/** What the home page quotes from pages of the docs: see plugins/home-data/README.md. */
import {released} from './versions';

const tutorial = (page: string) => `${released.folder}/tutorial/${page}.mdx`;

/** Every block that the home page quotes. None of them is written a second time anywhere. */
export const quotes = {
  install: {file: tutorial('setup'), kind: 'skip', language: 'bash', contains: 'brew install'},
  component: {
    file: tutorial('hello-holos'),
    kind: 'file',
    language: 'cue',
    title: 'components/greeter/greeter.cue',
  },
  platform: {file: tutorial('hello-holos'), kind: 'file', language: 'cue', title: 'platform/greeter.cue'},
  command: {
    file: tutorial('hello-holos'),
    kind: 'run',
    language: 'bash',
    contains: 'holos render platform',
  },
  // The object that the component's text arrives in, and the beginning of the next one.
  manifest: {
    file: tutorial('hello-holos'),
    kind: 'made',
    language: 'yaml',
    title: 'deploy/components/greeter/greeter.gen.yaml',
    lines: [0, 16],
  },
  effect: {file: tutorial('helm-values'), kind: 'output', language: 'diff', contains: 'replicas: 2'},
  // The message and the two places; before and after them it says where in holos this happened.
  refusal: {
    file: tutorial('helm-values'),
    kind: 'output',
    language: 'txt',
    contains: 'out of bound',
    lines: [1, 4],
  },
  extension: {
    file: tutorial('kustomize'),
    kind: 'file',
    language: 'cue',
    title: 'components/greeter/kustomize.cue',
  },
} as const;
