/** The grammar of fences: the words after the language of a code block. CONTRIBUTING.md explains it to writers. */

/** The role of a block: a `proof` runs but isn't shown, the reader writes a `file`, and the commands write a `made` file. */
export type StepKind = 'run' | 'proof' | 'skip' | 'output' | 'file' | 'made' | 'excerpt' | 'illustration';

export interface FenceMeta {
  /** Names of all words in their order, such as `run` and `title`. */
  words: readonly string[];
  title?: string;
  reason?: string;
  /** Exit status of a block that fails. */
  status?: number;
  /** Marked lines, as indices from 0: `{1,3-5}` in the fence counts from 1. */
  marked: readonly number[];
  /** The first mistake in the words. */
  problem?: string;
}

/** A block's part in the run of its page. */
export interface FenceRole {
  kind: StepKind;
  /** Exit status of its last command: 0, unless the block `fails`. */
  status: number;
  replaces: boolean;
  /** Whether it runs only in a cluster, or is the output of a block that does. */
  cluster: boolean;
}

const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session']);
const known = ['run', 'fails', 'proof', 'output', 'excerpt', 'replaces', 'cluster'];
const token = /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\S+)|\S+/g;

/** Whether a fence in this language shows commands. */
export const isShell = (lang: string) => shells.has(lang.toLowerCase());

function readRange(range: string): number[] {
  return range
    .slice(1, -1)
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return first > 0 ? Array.from({length: last - first + 1}, (_, index) => first + index - 1) : [];
    });
}

/** The mistakes in a word of a fence: `title="a.cue"` has the key `title` and the value `a.cue`. */
function checkWord(word: string, key: string, value: string | undefined): string[] {
  if (key === 'skip') {
    return value?.trim() ? [] : ['skip needs a reason, as in skip="needs a cluster"'];
  }
  if (key === 'title') {
    return value?.trim() ? [] : ['title needs a path, as in title="platform/web.cue"'];
  }
  if (key === 'fails' && value !== undefined) {
    const isStatus = /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 255 && value !== '1';
    return isStatus ? [] : ['fails means exit status 1; write another status as in fails=2'];
  }
  const isKnown = known.includes(key) && value === undefined;
  return isKnown ? [] : [`unknown word ${word}; known are ${known.join(', ')}, title="…", skip="…"`];
}

/** Reads the words of a fence: `run fails=2 {1,3}` → words `run` and `fails`, status 2, marked lines 0 and 2. */
export function readMeta(meta: string): FenceMeta {
  const marked: number[] = [];
  const values = new Map<string, string | undefined>();
  const problems: string[] = [];
  for (const text of meta.match(token) ?? []) {
    if (text.startsWith('{')) {
      marked.push(...readRange(text));
      continue;
    }
    const [, key = '', , value] = /^([^=]*)(?:=(["']?)(.*)\2)?$/.exec(text) ?? [];
    if (values.has(key)) {
      problems.push(`${key} appears twice`);
    }
    values.set(key, value);
    problems.push(...checkWord(text, key, value));
  }
  return {
    words: [...values.keys()],
    marked,
    title: values.get('title')?.trim() ? values.get('title') : undefined,
    reason: values.get('skip')?.trim() ? values.get('skip') : undefined,
    status: values.has('fails') ? Number(values.get('fails') ?? 1) : undefined,
    problem: problems[0],
  };
}

const combinations: Record<string, StepKind> = {
  '': 'illustration',
  run: 'run',
  'fails run': 'run',
  'proof run': 'proof',
  skip: 'skip',
  output: 'output',
  title: 'file',
  'replaces title': 'file',
  'output title': 'made',
  'excerpt title': 'excerpt',
};

const needs = [
  ['fails', 'run'],
  ['proof', 'run'],
  ['excerpt', 'title'],
  ['replaces', 'title'],
] as const;

/** Blocks with the word `cluster`. They can't write files, because a run without a cluster would lack them. */
const clusterKinds: readonly (StepKind | undefined)[] = ['run', 'proof', 'output'];

/** Whether the commands of a block are executed. */
export const isExecuted = (kind: StepKind) => kind === 'run' || kind === 'proof';

/** Returns the role of a block from its language and words, or the mistake in them. */
export function roleOf(lang: string, meta: FenceMeta): FenceRole | {problem: string} {
  if (meta.problem !== undefined) {
    return {problem: meta.problem};
  }
  const present = meta.words;
  const cluster = present.includes('cluster');
  const others = present.filter((word) => word !== 'cluster');
  const kind = combinations[others.sort().join(' ')];
  if (!kind || (cluster && !clusterKinds.includes(kind))) {
    const lone = needs.find(([word, need]) => present.includes(word) && !present.includes(need));
    return {
      problem: lone
        ? `${lone[0]} needs ${lone[1]}${lone[1] === 'title' ? '="…"' : ''}`
        : `these words can't be combined: ${present.join(', ')}`,
    };
  }
  const problem = languageProblem(lang, kind, present) ?? titleProblem(meta.title);
  return problem === undefined
    ? {kind, status: meta.status ?? 0, replaces: present.includes('replaces'), cluster}
    : {problem};
}

function languageProblem(lang: string, kind: StepKind, words: readonly string[]): string | undefined {
  const commands = isExecuted(kind) || kind === 'skip';
  // A script is an ordinary file.
  if (isShell(lang) && !commands && !words.includes('title')) {
    return `a ${lang} block needs run, or skip="why it cannot run here"`;
  }
  if (commands && !isShell(lang)) {
    return `${words.join(' ')} belongs on a bash block`;
  }
  if (isExecuted(kind) && lang !== 'bash') {
    return `write bash instead of ${lang} for a block that runs`;
  }
  return undefined;
}

function titleProblem(title: string | undefined): string | undefined {
  return title !== undefined && (title.startsWith('/') || title.split(/[\\/]/).includes('..'))
    ? `title must be a path under the current directory, not ${title}`
    : undefined;
}
