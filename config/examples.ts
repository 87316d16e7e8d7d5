import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '../plugins/examples/options';
import {readVersions} from './pages';
import type {Version} from './versions';
import {site} from './site';

/** A tool's version in the script that readers, CI and the devcontainer use to install it. */
function pinned(tool: string): string {
  const script = readFileSync(path.join(__dirname, '../static/install-tools.sh'), 'utf8');
  const version = new RegExp(`^${tool}_VERSION=.*:-([\\d.]+)}$`, 'm').exec(script)?.[1];
  if (!version) {
    throw new Error(`static/install-tools.sh has no version of ${tool}`);
  }
  return version;
}

const tool = (name: string, version: string, download: string, ...versionArgs: string[]) => ({
  name,
  version,
  versionArgs,
  download: `https://${download}`,
});

/** A command's tags come from a map, so their order changes between runs. */
function sortTags(tags: string): string {
  const flags = tags.match(/(?:'--inject'|--inject) (?:'[^']*'|[^\s']+)/g) ?? [];
  return flags.sort().join(' ') + (tags.endsWith(' ') ? ' ' : '');
}

/** `took 1m2.5s` → `took <duration>` */
const hideDurations = (text: string) =>
  text.replace(/(?<=\s)(?:\d+(?:\.\d+)?(?:h|ms|m|s|µs|us|ns))+(?=$|[\s,.])/g, '<duration>');

export const examplesFor = (versions: readonly Version[]): Options => ({
  folders: Object.fromEntries(versions.map(({path, folder}) => [path, folder])),
  address: site.url,
  tools: [
    tool('holos', pinned('HOLOS'), 'github.com/holos-run/holos/releases', 'version'),
    tool('helm', pinned('HELM'), 'github.com/helm/helm/releases', 'version', '--short'),
    // Any patch version works.
    tool(
      'kubectl',
      pinned('KUBECTL').replace(/\.\d+$/, ''),
      'kubernetes.io/releases/download/',
      'version',
      '--client',
    ),
  ],
  // The tools are Go programs that run for a second and spend a third of it on garbage collection. Pages run in
  // parallel, so threads within one tool would only wait for each other.
  environment: {
    GOGC: 'off',
    GOMEMLIMIT: '512MiB',
    GOMAXPROCS: '1',
    // Readers have configured Git's user; a page's private home directory hasn't.
    GIT_AUTHOR_NAME: 'You',
    GIT_AUTHOR_EMAIL: 'you@example.com',
    GIT_COMMITTER_NAME: 'You',
    GIT_COMMITTER_EMAIL: 'you@example.com',
  },
  output: {
    // Each pattern includes its context, because a bare duration would also hide a changed `interval: 5m`.
    normalizers: [
      {pattern: /(?:(?:'--inject'|--inject) (?:'[^']*'|[^\s']+) ?)+/g, as: sortTags},
      {pattern: /\b(?:rendered|built|took|finished)\b.*/g, as: hideDurations},
      {
        pattern: /(?:(?:\.\.\/)+)?\/?(?:tmp\/)?holos\.(validate|render|helm|kustomize)\d+/g,
        as: '<tmp>/holos.$1',
      },
      {pattern: /(?<=\.go:)\d+/g, as: '<line>'},
      // The hashes of a file in Git, whose content includes the local address of this site.
      {pattern: /^index [0-9a-f]{7,}\.\.[0-9a-f]{7,}/g, as: 'index <old>..<new>'},
      // Distributions of kubectl add a build name: v1.32.4-gke.1.
      {pattern: /(?<=^Client Version: v\d+\.\d+)\.\d+\S*/g, as: '.<patch>'},
      // The prefix of a message that klog printed.
      {pattern: /^([EIWF])\d{4} \d\d:\d\d:\d\d\.\d+\s+\d+ /g, as: '$1<time> '},
    ],
    // Components render in parallel; the platform comes last.
    unordered: [/^rendered (?!platform )\S+ in \S+$/, /^rendered platform in \S+$/],
    incomplete: /^error at .*: could not render component: /m,
  },
  seconds: 60,
  cluster: {
    gitHost: 'https://github.com/example',
    // Owners come first. Argo CD and Flux delete what they have deployed.
    kinds: [
      'applicationsets.argoproj.io',
      'applications.argoproj.io',
      'appprojects.argoproj.io',
      'kustomizations.kustomize.toolkit.fluxcd.io',
      'gitrepositories.source.toolkit.fluxcd.io',
      'namespaces',
      'customresourcedefinitions.apiextensions.k8s.io',
    ],
  },
  archive: {
    pages: 'tutorial/',
    init: /\bholos init platform (?:--\w+ )*\w+/,
    // CUE in ten minutes makes a module of its own beside the platform.
    marker: 'platform/platform.gen.cue',
    // Downloaded by a render, or written by another tool.
    ignored: ['vendor', '.git'],
    head: ({page, address, folder, init, links}) =>
      [
        `The platform at the end of ${site.url}/docs/${page}/`,
        'without the files that holos init writes. To get all of it:',
        '',
        `  mkdir ${folder} && cd ${folder}`,
        `  ${init}`,
        `  curl -sSL ${address} | holos txtar`,
        ...links.map((link) => `  ${link}`),
        '',
        '',
      ].join('\n'),
    start: ({page, title, commands}) => ({
      from: 'Start from ',
      name: page.endsWith('/tutorial/validators') ? 'the finished tutorial' : title,
      address: `/docs/${page}/`,
      summary: 'or get its files',
      code: commands
        .concat('holos render platform', `git init -q -b main && git add . && git commit -qm "${title}"`)
        .slice(commands.length === 0 ? 2 : 0)
        .join(' &&\n  '),
    }),
  },
});

/** The options for a copy of this site, which may have other versions. */
export const examplesIn = (siteDir: string) => examplesFor(readVersions(siteDir));
