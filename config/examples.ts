/** How the pages of this site are executed: see plugins/examples/README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readVersions} from '../plugins/kit/pages';
import type {Version} from '../plugins/kit/versions';
import {site} from './site';

/** The version of a tool in the script that readers, CI and the devcontainer install it with. */
function pinned(tool: string): string {
  const script = readFileSync(path.join(__dirname, '../static/install-tools.sh'), 'utf8');
  const version = new RegExp(`^${tool}_VERSION=.*:-([\\d.]+)}$`, 'm').exec(script)?.[1];
  if (!version) {
    throw new Error(`static/install-tools.sh has no version of ${tool}`);
  }
  return version;
}

/** The tags of a command come from a map, so that their order differs from run to run. */
function sortTags(tags: string): string {
  const pairs = tags.match(/(?:'--inject'|--inject) (?:'[^']*'|[^\s']+)/g) ?? [];
  return pairs.sort().join(' ') + (tags.endsWith(' ') ? ' ' : '');
}

export const examplesFor = (versions: readonly Version[]) => ({
  folders: Object.fromEntries(versions.map(({path, folder}) => [path, folder])),
  address: site.url,
  tools: [
    {
      name: 'holos',
      version: pinned('HOLOS'),
      versionArgs: ['version'],
      download: 'https://github.com/holos-run/holos/releases',
    },
    {
      name: 'helm',
      version: pinned('HELM'),
      versionArgs: ['version', '--short'],
      download: 'https://github.com/helm/helm/releases',
    },
    {
      name: 'kubectl',
      // Each of its patches will do.
      version: pinned('KUBECTL').replace(/\.\d+$/, ''),
      versionArgs: ['version', '--client'],
      download: 'https://kubernetes.io/releases/download/',
    },
  ],
  // The tools are written in Go and live for a second; collecting garbage is a third of their time. Pages run side by
  // side, so that threads within one tool only wait for each other.
  environment: {
    GOGC: 'off',
    GOMEMLIMIT: '512MiB',
    GOMAXPROCS: '1',
    // Readers have told Git who they are; the private home of a page has not.
    GIT_AUTHOR_NAME: 'You',
    GIT_AUTHOR_EMAIL: 'you@example.com',
    GIT_COMMITTER_NAME: 'You',
    GIT_COMMITTER_EMAIL: 'you@example.com',
  },
  output: {
    // Each pattern names its context: a bare duration would also hide a changed `interval: 5m`.
    normalizers: [
      {
        name: 'order of tags',
        pattern: /(?:(?:'--inject'|--inject) (?:'[^']*'|[^\s']+) ?)+/g,
        as: sortTags,
      },
      {
        name: 'duration',
        pattern:
          /(?<=\b(?:rendered|built|took|finished)\b.*\s)(?:\d+(?:\.\d+)?(?:h|ms|m|s|µs|us|ns))+(?=$|[\s,.])/gu,
        as: '<duration>',
      },
      {
        name: 'temporary directory',
        pattern: /(?:(?:\.\.\/)+)?\/?(?:tmp\/)?holos\.(validate|render|helm|kustomize)\d+/g,
        as: '<tmp>/holos.$1',
      },
      {name: 'line of the tool’s source', pattern: /(?<=\.go:)\d+/g, as: '<line>'},
      {
        // The content of a file has the address that answers for this site.
        name: 'content of a file in Git',
        pattern: /^index [0-9a-f]{7,}\.\.[0-9a-f]{7,}/g,
        as: 'index <old>..<new>',
      },
      {name: 'process id', pattern: /(?<=\bpid=)\d+/g, as: '<pid>'},
      {
        // Distributions name their builds: v1.32.4-gke.1.
        name: 'build of kubectl',
        pattern: /(?<=^Client Version: v\d+\.\d+)\.\d+\S*/g,
        as: '.<patch>',
      },
      {
        name: 'klog header',
        pattern: /^([EIWF])\d{4} \d\d:\d\d:\d\d\.\d+\s+\d+ /g,
        as: '$1<time> ',
      },
    ],
    // Components render side by side; the platform is always the last to be rendered.
    unordered: [/^rendered (?!platform )\S+ in \S+$/, /^rendered platform in \S+$/],
    incomplete: /^error at .*: could not render component: /m,
  },
  archive: {
    pages: 'tutorial/',
    folder: 'platforms',
    init: /\bholos init platform (?:--\w+ )*\w+/,
    marker: 'cue.mod/module.cue',
    // Fetched by a render, or another tool's business.
    ignored: ['vendor', '.git'],
    head: ({page, address, folder, init}: Record<'page' | 'address' | 'folder' | 'init', string>) =>
      [
        `The platform at the end of ${site.url}/docs/${page}/`,
        'without the files that holos init writes. To get all of it:',
        '',
        `  mkdir ${folder} && cd ${folder}`,
        `  ${init}`,
        `  curl -sSL ${address} | holos txtar`,
        '',
        '',
      ].join('\n'),
    link: {label: 'Download the finished platform', unpack: 'holos txtar'},
  },
});

/** The options for a copy of this site, whose versions may be others. */
export const examplesIn = (siteDir: string) => examplesFor(readVersions(siteDir));
