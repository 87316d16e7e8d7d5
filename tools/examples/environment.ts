/**
 * Everything the runner assumes about the world, in one place: tool versions, the environment of a
 * session, the addresses it replaces, and the differences allowed between two honest runs.
 */
import path from 'node:path';
import {site} from '../../config/site';

/** A command-line tool that the docs run, and the version they are written for. */
export interface Tool {
  name: string;
  /** The exact version, or a prefix of it that ends at a dot. */
  wanted: string;
  /** What install.sh downloads. */
  pinned: string;
  versionArgs: string[];
  download: string;
}

/** The tools of the docs; install.sh, and so the workflow in .github, reads its versions from here. */
export const tools: Tool[] = [
  {
    name: 'holos',
    wanted: '0.106.0',
    pinned: '0.106.0',
    versionArgs: ['version'],
    download: 'https://github.com/holos-run/holos/releases',
  },
  {
    name: 'helm',
    wanted: '3.17.3',
    pinned: '3.17.3',
    versionArgs: ['version', '--short'],
    download: 'https://github.com/helm/helm/releases',
  },
  {
    name: 'kubectl',
    wanted: '1.32',
    pinned: '1.32.4',
    versionArgs: ['version', '--client'],
    download: 'https://kubernetes.io/releases/download/',
  },
];

/** The site's own address: served from static/ on loopback while the examples run. */
export const siteAddress = site.url;

/** Seconds that one step may take unless --timeout says otherwise. */
export const stepSeconds = 60;

/** The least share of shell blocks that a version of the docs has to run. */
export const leastShare = 0.9;

/** Pages that publish the platform they end with as a txtar archive. */
export const publishesPlatform = (name: string) => name.startsWith('tutorial/');

/**
 * Where a session lives below its private root. The root mirrors the layout that a reader has, so
 * that relative paths which the tools print (`../../../tmp/holos.validate1/…`) come out the same,
 * and an absolute path becomes readable by dropping the root.
 */
export const layout = {home: 'home/you', tmp: 'tmp', cache: 'xdg/cache', control: 'control'};

/**
 * The whole environment of a session. It is built from nothing, so that HOLOS_*, HELM_*, DEBUG,
 * KUBECONFIG or a locale of the writer cannot reach an example. The proxy answers every request
 * for another host with an error: an example that needs the network fails the same way everywhere.
 */
export function sessionEnvironment(root: string, proxy: string): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    // npm puts the site's own commands on the PATH; a reader does not have them.
    .filter((entry) => entry.startsWith('/') && !entry.includes('/node_modules/'));
  return {
    PATH: folders.join(path.delimiter),
    HOME: path.join(root, layout.home),
    TMPDIR: path.join(root, layout.tmp),
    XDG_CACHE_HOME: path.join(root, layout.cache),
    XDG_CONFIG_HOME: path.join(root, 'xdg/config'),
    XDG_DATA_HOME: path.join(root, 'xdg/data'),
    XDG_STATE_HOME: path.join(root, 'xdg/state'),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TERM: 'dumb',
    NO_COLOR: '1',
    TZ: 'UTC',
    USER: 'you',
    SHELL: '/bin/bash',
    // The tools are written in Go and live for a second; collecting garbage is a third of their time. Pages run side by
    // side, so that threads within one tool only wait for each other.
    GOGC: 'off',
    GOMEMLIMIT: '512MiB',
    GOMAXPROCS: '1',
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    http_proxy: proxy,
    https_proxy: proxy,
    NO_PROXY: '127.0.0.1,localhost',
    no_proxy: '127.0.0.1,localhost',
  };
}

/** A part of a printed line that may differ between two runs, and the text it is compared as. */
export interface Normalizer {
  name: string;
  pattern: RegExp;
  as: string;
}

/**
 * Meaningless differences in the output of commands. Each pattern names its context: a bare
 * duration pattern would also hide a changed `interval: 5m`. Files are compared without these.
 */
export const normalizers: Normalizer[] = [
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
];

/** Lines whose order is not settled: components render side by side. */
export const unorderedLine = /^rendered \S+ in \S+$/;

/** Says that a render failed. Whether the components beside the failing one were done by then is chance. */
export const failedRender = /^error at .*: could not render component: /m;

/** The tags of one spawned command come from a map, so their order differs from run to run. */
export const injectedTags = /(?:(?:'--inject'|--inject) (?:'[^']*'|[^\s']+) ?)+/g;

/**
 * Text that is taken to differ from run to run though no normalizer knows it: times, and long numbers and hashes.
 * Where a normalizer can be written, write one: then the page shows the real text.
 */
export const varying = /\d{6,}|[0-9a-f]{12,}|\d\d:\d\d:\d\d|\d{4}-\d\d-\d\d/;

/** An elision that leaves out at most this much, and nothing that varies, has to be written out. */
export const noiseRows = 10;

/** A longer line counts as several. */
export const rowColumns = 100;

/** The most elisions that a version of the docs may have. */
export const mostElisions = 30;
