/**
 * Three settings that readers of the home page change, and what each value does, as pages of the docs printed it. A choice is named
 * by its place in this table, such as `1 other`, so only the table has values.
 */
import {parsePatch, type StructuredPatchHunk} from 'diff';
import {released} from './versions';

interface Setting {
  name: string;
  /** The code before the value, in its line. */
  before: string;
  /** Its values in the order in which they are shown. The refused one stops the render. */
  values: {now: string; other: string; refused?: string};
  /** A text that only the diff of this setting contains. */
  effect: string;
}

export const settings: readonly Setting[] = [
  {
    name: 'port',
    before: 'Settings: port: ',
    values: {now: '8080', other: '9090'},
    effect: 'http://greeter:',
  },
  {
    name: 'chart',
    before: '\tchart:     string | *"',
    values: {now: '0.1.0', other: '0.2.0'},
    effect: 'kind: CustomResourceDefinition',
  },
  {
    name: 'replicas',
    before: '\tprod: {greeting: "Hello", replicas: ',
    values: {other: '2', now: '4', refused: '50'},
    effect: 'minAvailable: ',
  },
];

export interface SourceLine {
  number: string;
  /** The line, or its part before the value of a setting. */
  text: string;
  /** Index of the setting whose value is in the line. */
  setting?: number;
  after?: string;
  /** Which of the error's places it is, from 1. */
  place?: number;
}

/** A part of a file's diff. */
export interface Hunk {
  setting: number;
  lines: string[];
  /** Number of changed lines that aren't shown. */
  more: number;
}

export interface Manifest {
  environment: string;
  name: string;
  hunks: Hunk[];
}

/** A block of a page: see plugins/examples/README.md. */
interface PageBlock {
  file: string;
  kind: 'output' | 'run';
  language: string;
  contains: string;
  lines?: readonly [first: number, end?: number];
}

/** Returns the code of a block, and stops the build if the page lacks it. */
export type Read = (block: PageBlock) => string;

const page = `${released.folder}/common/every-combination.mdx`;

/** A hunk with more changed lines shows only the first ones. */
const LONGEST = 4;
const SHOWN = 2;

function must<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) {
    throw new Error(`${page}: config/stage.ts finds no ${what}`);
  }
  return found;
}

/** `14:\tchart: "0.1.0",` → line 14, whose text ends where the value of a setting begins. */
function readLine(line: string): SourceLine {
  const [number = '', ...rest] = line.split(':');
  const code = rest.join(':');
  const setting = settings.findIndex(({before, values}) => code.startsWith(before + values.now));
  const {before, values} = settings[setting] ?? {};
  return before === undefined || values === undefined
    ? {number, text: code}
    : {number, text: before, setting, after: code.slice((before + values.now).length)};
}

/** A line with the blank lines above it, which `grep` leaves out. */
function afterBlankLines(line: SourceLine, index: number, all: readonly SourceLine[]): SourceLine[] {
  const number = Number(line.number);
  const before = Number(all[index - 1]?.number ?? number - 1);
  const blank = Array.from({length: number - before - 1}, (_, gap) => ({
    number: `${before + 1 + gap}`,
    text: '',
  }));
  return [...blank, line];
}

/** Reads the output of `grep -n . FILE` for both files, without their first lines. The second one ends after the last setting. */
function readSources(text: string, places: readonly string[]) {
  const files = text.split(/^1:.*\n/m).slice(1);
  const sources = ['settings.cue', 'environments.cue'].map((path, index) => {
    const lines = (files[index] ?? '').trimEnd().split('\n').map(readLine).flatMap(afterBlankLines);
    const end = lines.map(({setting}) => setting !== undefined).lastIndexOf(true) + 2;
    const marked = lines.slice(0, end).map((line) => {
      const place = places.findIndex((one) => one.startsWith(`${path}:${line.number}:`)) + 1;
      return place > 0 ? {...line, place} : line;
    });
    return {path, lines: marked};
  });
  const found = sources.flatMap(({lines}) => lines.map(({setting}) => setting));
  settings.forEach(({before, values}, index) =>
    must(found.includes(index) || undefined, `line "${before}${values.now}"`),
  );
  return sources;
}

const isChanged = (line: string) => /^[-+]/.test(line);

/** A hunk with one line before its changes. */
function shorten(setting: number, {lines}: StructuredPatchHunk): Hunk {
  const context = lines.slice(0, lines.findIndex(isChanged)).slice(-1);
  const changes = lines.filter(isChanged);
  const shown = changes.slice(0, changes.length > LONGEST ? SHOWN : LONGEST);
  return {setting, lines: [...context, ...shown], more: changes.length - shown.length};
}

/** Every combination of values that aren't refused, with the size of its diff, which Git doesn't print if nothing changed. */
function readSizes(read: (text: string) => string) {
  const kinds = ['now', 'other'] as const;
  const combinations = settings.reduce<(typeof kinds)[number][][]>(
    (all) => all.flatMap((one) => kinds.map((kind) => [...one, kind])),
    [[]],
  );
  return combinations.map((combination) => {
    const values = settings.map(({name, values}, index) => `${name} ${values[combination[index] ?? 'now']}`);
    const start = `${values.join(', ')}:`;
    const line = must(
      read(start)
        .split('\n')
        .find((one) => one.startsWith(start)),
      `line "${start}"`,
    );
    return {
      choices: combination.map((kind, index) => `${index} ${kind}`),
      size: line.slice(start.length).trim(),
    };
  });
}

/** The number of lines that the chart's new version adds, which is the same in each environment. */
function readUpgrade(diff: string): number {
  const sizes = parsePatch(diff).map(({hunks}) =>
    hunks.reduce((sum, {oldLines, newLines}) => sum + newLines - oldLines, 0),
  );
  const [size, ...others] = new Set(sizes);
  if (size === undefined || others.length > 0) {
    throw new Error(`${page}: the upgrade adds ${sizes.join(' and ')} lines, the home page says one number`);
  }
  return size;
}

/** Makes the home page's stage from outputs of the docs. */
export function readStage(read: Read) {
  const output = (contains: string, file = page) => read({file, kind: 'output', language: 'txt', contains});
  const error = output('out of bound');
  const refusal = {
    message: must(/^\S+: invalid value .*:$/m.exec(error)?.[0], 'message in the error'),
    places: Array.from(error.matchAll(/[\w-]+\.cue:\d+:\d+$/gm), ([place]) => place),
  };
  const diffs = settings.flatMap(({effect}, setting) =>
    parsePatch(output(effect)).map(({newFileName = '', hunks}) => ({setting, newFileName, hunks})),
  );
  const files = output('components/limits/', `${released.folder}/tutorial/environments.mdx`);
  const manifests = Array.from(
    files.matchAll(/^deploy\/environments\/(\w+)\/.*\/(.+)$/gm),
    ([file, environment = '', name = '']): Manifest => {
      const own = diffs.filter(({newFileName}) => newFileName === `b/${file}`);
      const hunks = own.flatMap(({setting, hunks: parts}) => parts.map((part) => shorten(setting, part)));
      return {environment, name, hunks};
    },
  );
  return {
    settings: settings.map(({name, values}) => ({name, values})),
    sources: readSources(output(settings[0]?.before ?? ''), refusal.places),
    manifests,
    sizes: readSizes(output),
    refusal,
    upgrade: readUpgrade(output('kind: CustomResourceDefinition')),
  };
}

export type Stage = ReturnType<typeof readStage>;
