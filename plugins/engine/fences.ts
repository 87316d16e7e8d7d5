/** The grammar of fences: the words after the language of a code block. plugins/examples/README.md explains it to writers. */

/** The part of a block in the run of its page: a `proof` runs but isn't shown, the reader writes a `file`, and the commands write a `made` file. */
export type BlockKind = 'run' | 'proof' | 'skip' | 'output' | 'file' | 'made' | 'excerpt' | 'illustration';

/** What the words of a fence say about its block. */
export interface Fence {
  /** Names of all words in their order, such as `run` and `title`. */
  words: readonly string[];
  kind: BlockKind;
  title?: string;
  /** Exit status of its last command: 0, unless the block `fails`. */
  status: number;
  replaces: boolean;
  /** Whether it runs only in a cluster, or is the output of a block that does. */
  cluster: boolean;
  /** Marked lines, counted from 1: `{1,3-5}`. */
  marked: string;
  /** The number of its first line, if readers see the numbers of lines. */
  firstNumber?: number;
  problem?: string;
}

const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shell-session']);
const wordsWithoutValue = ['run', 'fails', 'proof', 'output', 'excerpt', 'replaces', 'cluster'];
const wordsWithValue: Readonly<Record<string, string>> = {
  skip: 'a reason, as in skip="needs a cluster"',
  title: 'a path, as in title="platform/web.cue"',
};
const numbers = 'showLineNumbers';
const token = /\{[^}]*\}|[\w-]+=(?:"[^"]*"|'[^']*'|\S+)|\S+/g;

/** The number in `showLineNumbers=5`, or as a component has it, `{5}`. */
const numberOf = (value = '1') => Number(/^\{?([1-9]\d*)\}?$/.exec(value)?.[1] ?? 0);

/** Whether a fence in this language shows commands. */
export const isShell = (lang: string) => shells.has(lang.toLowerCase());

/** The mistakes in a word of a fence: `title="a.cue"` has the key `title` and the value `a.cue`. */
function checkWord(word: string, key: string, value: string | undefined): string[] {
  const example = wordsWithValue[key];
  if (example) {
    return value?.trim() ? [] : [`${key} needs ${example}`];
  }
  if (key === numbers) {
    return value === undefined || numberOf(value) ? [] : [`write a number, as in ${numbers}=5`];
  }
  if (key === 'fails' && value !== undefined) {
    const isStatus = /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 255 && value !== '1';
    return isStatus ? [] : ['fails means exit status 1; write another status as in fails=2'];
  }
  const isKnown = wordsWithoutValue.includes(key) && value === undefined;
  return isKnown
    ? []
    : [`unknown word ${word}; known are ${wordsWithoutValue.join(', ')}, ${numbers}, title="…", skip="…"`];
}

const combinations: Record<string, BlockKind> = {
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
const clusterKinds: readonly (BlockKind | undefined)[] = ['run', 'proof', 'output'];

/** Whether the commands of a block are executed. */
export const isExecuted = (kind: BlockKind) => kind === 'run' || kind === 'proof';

/** The kind of a block with these words; undefined if they can't be combined. */
function kindOf(words: readonly string[]): BlockKind | undefined {
  const others = words.filter((word) => word !== 'cluster');
  const kind = combinations[others.sort().join(' ')];
  return words.includes('cluster') && !clusterKinds.includes(kind) ? undefined : kind;
}

function combinationProblem(words: readonly string[]): string {
  const [word, need] = needs.find(([one, other]) => words.includes(one) && !words.includes(other)) ?? [];
  return word
    ? `${word} needs ${need}${need === 'title' ? '="…"' : ''}`
    : `these words can't be combined: ${words.join(', ')}`;
}

function languageProblem(lang: string, kind: BlockKind, words: readonly string[]): string | undefined {
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

/** Whether a title isn't a path under the current directory, so that the block is only shown. */
const isElsewhere = (title = '') => title.startsWith('/') || title.split(/[\\/]/).includes('..');

/**
 * Reads the fence of a block: `bash` with `run fails=2 {1,3}` → kind `run`, words `run` and `fails`, status 2, marked lines 0 and 2.
 * With a mistake in its words, a block is an illustration.
 */
export function readFence(lang: string, meta: string): Fence {
  const marked: string[] = [];
  const values = new Map<string, string | undefined>();
  const problems: string[] = [];
  for (const text of meta.match(token) ?? []) {
    if (text.startsWith('{')) {
      marked.push(text.slice(1, -1));
      continue;
    }
    const [, key = '', , value] = /^([^=]*)(?:=(["']?)(.*)\2)?$/.exec(text) ?? [];
    if (values.has(key)) {
      problems.push(`${key} appears twice`);
    }
    values.set(key, value);
    problems.push(...checkWord(text, key, value));
  }
  const firstNumber = values.has(numbers) ? numberOf(values.get(numbers)) : undefined;
  values.delete(numbers);
  const words = [...values.keys()];
  const title = values.get('title')?.trim() ? values.get('title') : undefined;
  const kind = kindOf(words);
  const problem = problems[0] ?? (kind ? languageProblem(lang, kind, words) : combinationProblem(words));
  return {
    words,
    kind: (problem === undefined && !isElsewhere(title) && kind) || 'illustration',
    title,
    status: values.has('fails') ? Number(values.get('fails') ?? 1) : 0,
    replaces: words.includes('replaces'),
    cluster: words.includes('cluster'),
    marked: `{${marked.join().replace(/\s/g, '')}}`,
    firstNumber,
    problem,
  };
}
