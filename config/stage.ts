/**
 * Three settings that readers of the home page pick, and what each one changes: taken from a page that runs every combination, so
 * that the home page shows only what the tools printed.
 */
import {released} from './versions';

/** A setting of the platform, in the order of the arguments of the page's script. */
interface Setting {
  name: string;
  values: readonly string[];
  /** The value that the platform has. */
  now: string;
  /** The line of CUE up to the value. */
  line: RegExp;
  /** A line that another value changes, which tells its diff from others. */
  effect: string;
}

export const settings = [
  {
    name: 'port',
    values: ['8080', '9090'],
    now: '8080',
    line: /^Settings: port: /,
    effect: '+    port: 9090',
  },
  {
    name: 'chart',
    values: ['0.1.0', '0.2.0'],
    now: '0.1.0',
    line: /^\tchart: .*?"/,
    effect: '+kind: CustomResourceDefinition',
  },
  {
    name: 'replicas',
    values: ['2', '4', '50'],
    now: '4',
    line: /^\tprod: .*replicas: /,
    effect: '+  replicas: 2',
  },
] as const satisfies readonly Setting[];

/** A value that the table of environments refuses. */
export const REFUSED = '50';

/** Every combination of values, such as `9090 0.1.0 4`. */
const combinations = settings.reduce<string[]>(
  (before, {values}) => before.flatMap((chosen) => values.map((value) => `${chosen} ${value}`.trim())),
  [''],
);

const isRefused = (combination: string) => combination.endsWith(` ${REFUSED}`);

const page = `${released.folder}/common/every-combination.mdx`;
const printed = {kind: 'output', language: 'txt'} as const;
const output = {...printed, file: page};

/** A block of a page, for plugins/examples/home-data. */
type Block = Record<'file', string> & typeof printed & Partial<Record<'contains' | 'of', string>>;

/** The blocks of that page: the sources, the diff of each setting, and what each combination printed. */
export const stageTexts: Record<string, Block> = {
  sources: {...output, contains: 'Settings: port'},
  files: {
    ...output,
    file: `${released.folder}/tutorial/environments.mdx`,
    contains: 'deploy/environments/dev/components/limits/',
  },
  ...Object.fromEntries(settings.map(({name, effect}) => [name, {...output, contains: `\n${effect}\n`}])),
  ...Object.fromEntries(combinations.map((one) => [one, {...output, of: `sh pick.sh ${one}\n`}])),
};

export interface SourceLine {
  number: number;
  text: string;
  /** The setting whose value is in the line; the text ends before the value, `after` is the rest. */
  setting?: string;
  after?: string;
  /** Which of the error's places it is, from 1. */
  place?: number;
}

/** A part of a diff. */
export interface Hunk {
  setting: string;
  lines: string[];
  /** Number of added lines that aren't shown. */
  more: number;
}

export interface Manifest {
  environment: string;
  name: string;
  hunks: Hunk[];
}

export interface Stage {
  sources: {path: string; lines: SourceLine[]}[];
  manifests: Manifest[];
  /** What Git printed for each combination, by its values. Nothing if no file changed. */
  sizes: {values: string[]; size: string}[];
  /** The error of the combinations with the refused value. */
  refusal: {message: string; places: string[]};
  /** Lines that the chart's new version adds in each environment. */
  upgrade: number;
}

/** Lines of a hunk that are shown: one before the changes, and the changes, unless there are many. */
const LONGEST = 4;
const SHOWN = 2;

function must<Found>(found: Found | null | undefined, what: string): Found {
  if (found === null || found === undefined) {
    throw new Error(`${page}: config/stage.ts finds no ${what}`);
  }
  return found;
}

/** `@@ -1 +1,45 @@`: one line became 45, so 44 were added. */
const added = (head: string): number => {
  const [, before = '1', after = '1'] = must(/^ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(head), 'hunk');
  return Number(after) - Number(before);
};

/** A hunk, its file, and the number of lines that it adds. */
interface FileHunk {
  file: string;
  hunk: Hunk;
  count: number;
}

function readHunk(setting: string, text: string): Omit<FileHunk, 'file'> {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const count = added(head);
  const first = lines.findIndex((line) => /^[-+]/.test(line));
  const context = lines.slice(Math.max(0, first - 1), first);
  const changes = lines.filter((line) => /^[-+]/.test(line));
  return changes.length > LONGEST
    ? {hunk: {setting, lines: [...context, ...changes.slice(0, SHOWN)], more: count - SHOWN}, count}
    : {hunk: {setting, lines: [...context, ...changes], more: 0}, count};
}

/** Reads a diff of Git with one line of context. */
function readHunks(setting: string, diff: string): FileHunk[] {
  return diff.split(/^diff --git \S+ b\//m).flatMap((part) => {
    const [file = '', ...others] = part.split('\n');
    const hunks = others.join('\n').split(/^@@/m).slice(1);
    return hunks.map((text) => ({file, ...readHunk(setting, text)}));
  });
}

/** `environments.cue:8:25` of a place in the reader's directory. */
const placesIn = (error: string) =>
  [...error.matchAll(/([\w-]+\.cue):(\d+):(\d+)$/gm)].map(([place]) => place);

function readRefusal(texts: Record<string, string>): Stage['refusal'] {
  const errors = combinations.filter(isRefused).map((one) => must(texts[one], `output of ${one}`));
  const [error = '', ...others] = errors;
  if (others.some((other) => other !== error)) {
    throw new Error(`${page}: the error depends on the other settings, which the home page doesn't show`);
  }
  const [message] = must(/^Environments.*:$/m.exec(error), 'message in the error');
  return {message, places: placesIn(error)};
}

/** `14:\tchart: "0.1.0",` → line 14, whose text ends where the value of the setting begins. */
function readLine(line: string): SourceLine {
  const [, number = '', code = ''] = must(/^(\d+):(.*)$/.exec(line), `number in ${line}`);
  const setting = settings.find((one) => one.line.test(code));
  const [before] = setting?.line.exec(code) ?? [];
  if (!setting || before === undefined) {
    return {number: Number(number), text: code};
  }
  const after = code.slice(before.length + setting.now.length);
  return {number: Number(number), text: before, setting: setting.name, after};
}

/** Reads the output of `grep -n . FILE` for both files, without their first lines. */
function readSources(text: string, places: readonly string[]): Stage['sources'] {
  const lines = text.split('\n').map(readLine);
  const second = lines.map(({number}) => number).lastIndexOf(1);
  const table = lines.slice(second + 1);
  // Up to the line after the last setting.
  const end = table.findIndex(({setting}) => setting === 'replicas') + 2;
  const marked = table.slice(0, end).map((line) => {
    const place = places.findIndex((one) => one.split(':')[1] === String(line.number)) + 1;
    return place > 0 ? {...line, place} : line;
  });
  return [
    {path: 'settings.cue', lines: lines.slice(1, second)},
    {path: 'environments.cue', lines: marked},
  ];
}

/** What Git printed for a combination: `port 8080, chart 0.1.0, replicas 4: 2 files changed` → `2 files changed` */
function readSize(values: readonly string[], printed: string): string {
  const [port, chart, replicas] = values;
  const start = `port ${port}, chart ${chart}, replicas ${replicas}:`;
  const line = printed.split('\n').find((candidate) => candidate.startsWith(start));
  return must(line, `line "${start}"`).slice(start.length).trim();
}

/** The number of lines that the chart's new version adds, which is the same in each environment. */
function readUpgrade(hunks: readonly FileHunk[]): number {
  const counts = new Map<string, number>();
  for (const {file, count} of hunks.filter(({hunk}) => hunk.setting === 'chart')) {
    counts.set(file, (counts.get(file) ?? 0) + count);
  }
  const [count, ...others] = new Set(counts.values());
  if (count === undefined || others.length > 0) {
    const all = [...counts.values()].join(' and ');
    throw new Error(`${page}: the upgrade adds ${all} lines, the home page says one number`);
  }
  return count;
}

/** Makes the home page's stage from the code of `stageTexts`. */
export function readStage(texts: Record<string, string>): Stage {
  const text = (name: string) => must(texts[name], `block ${name}`);
  const refusal = readRefusal(texts);
  const hunks = settings.flatMap(({name}) => readHunks(name, text(name)));
  const files = text('files')
    .split('\n')
    .filter((file) => file.startsWith('deploy/environments/'));
  const manifests = files.map((file): Manifest => {
    const [, , environment = '', , , name = ''] = file.split('/');
    const own = hunks.filter((one) => one.file.startsWith(`${file} `) || one.file === file);
    return {environment, name, hunks: own.map(({hunk}) => hunk)};
  });
  const sizes = combinations
    .filter((one) => !isRefused(one))
    .map((one) => ({values: one.split(' '), size: readSize(one.split(' '), text(one))}));
  return {
    sources: readSources(text('sources'), refusal.places),
    manifests,
    sizes,
    refusal,
    upgrade: readUpgrade(hunks),
  };
}
