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
const REFUSED = '50';

/** Every combination of values, such as `9090 0.1.0 4`. */
const combinations = settings.reduce<string[]>(
  (before, {values}) => before.flatMap((chosen) => values.map((value) => `${chosen} ${value}`.trim())),
  [''],
);

const isRefused = (combination: string) => combination.endsWith(` ${REFUSED}`);

const page = `${released.folder}/common/every-combination.mdx`;
const printed = {kind: 'output', language: 'txt'} as const;
const output = {...printed, file: page};

/** A block of a page, for plugins/home-data. */
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

/** Reads a diff of Git with one line of context. */
function readHunks(setting: string, diff: string): {file: string; hunk: Hunk; count: number}[] {
  return diff.split(/^diff --git \S+ b\//m).flatMap((part) => {
    const [file = '', ...others] = part.split('\n');
    const hunks = others.join('\n').split(/^@@/m).slice(1);
    return hunks.map((text) => {
      const [head = '', ...lines] = text.trimEnd().split('\n');
      const first = lines.findIndex((line) => /^[-+]/.test(line));
      const changes = lines.filter((line) => /^[-+]/.test(line));
      const shown = changes.length > LONGEST ? changes.slice(0, SHOWN) : changes;
      const context = lines.slice(Math.max(0, first - 1), first);
      const more = changes.length > LONGEST ? added(head) - SHOWN : 0;
      return {file, hunk: {setting, lines: [...context, ...shown], more}, count: added(head)};
    });
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

/** Reads the output of `grep -n . FILE` for both files. */
function readSources(text: string, places: readonly string[]): Stage['sources'] {
  const lines = text.split('\n').map((line): SourceLine => {
    const [, number = '', code = ''] = must(/^(\d+):(.*)$/.exec(line), `number in ${line}`);
    const setting = settings.find((one) => one.line.test(code));
    const [before] = setting?.line.exec(code) ?? [];
    return setting && before !== undefined
      ? {
          number: Number(number),
          text: before,
          setting: setting.name,
          after: code.slice(before.length + setting.now.length),
        }
      : {number: Number(number), text: code};
  });
  const second = lines.map(({number}) => number).lastIndexOf(1);
  const table = lines.slice(second).filter(({number}) => number > 1);
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

/** Makes the home page's stage from the code of `stageTexts`. */
export function readStage(texts: Record<string, string>): Stage {
  const text = (name: string) => must(texts[name], `block ${name}`);
  const refusal = readRefusal(texts);
  const parts = settings.flatMap(({name}) => readHunks(name, text(name)));
  const files = text('files')
    .split('\n')
    .filter((file) => file.startsWith('deploy/environments/'));
  const manifests = files.map((file): Manifest => {
    const [, , environment = '', , , name = ''] = file.split('/');
    const hunks = parts.filter((part) => part.file.startsWith(`${file} `) || part.file === file);
    return {environment, name, hunks: hunks.map(({hunk}) => hunk)};
  });
  const sizes = combinations
    .filter((one) => !isRefused(one))
    .map((one) => {
      const [port, chart, replicas] = one.split(' ');
      const start = `port ${port}, chart ${chart}, replicas ${replicas}:`;
      const line = text(one)
        .split('\n')
        .find((candidate) => candidate.startsWith(start));
      return {values: one.split(' '), size: must(line, `line "${start}"`).slice(start.length).trim()};
    });
  const upgrades = parts.filter(({hunk}) => hunk.setting === 'chart');
  const inEach = Array.from(new Set(upgrades.map(({file}) => file)), (file) =>
    upgrades.filter((part) => part.file === file).reduce((sum, {count}) => sum + count, 0),
  );
  if (new Set(inEach).size !== 1) {
    throw new Error(`${page}: the upgrade adds ${inEach.join(' and ')} lines, the home page says one number`);
  }
  return {
    sources: readSources(text('sources'), refusal.places),
    manifests,
    sizes,
    refusal,
    upgrade: inEach[0] ?? 0,
  };
}
