/** Compares an output block with the real output of its commands. */
import {type Normalizer, failedRender, injectedTags, normalizers, unorderedLine} from './environment';

/** A line as shown, and as compared. */
interface Line {
  text: string;
  key: string;
}

/** Splits into lines and normalizes parts that may differ between two honest runs. */
function readLines(text: string, rules: Normalizer[] | undefined): Line[] {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  if (!rules) {
    return lines.map((line) => ({text: line, key: line}));
  }
  return sortUnordered(lines).map((line) => ({text: line, key: normalize(line, rules)}));
}

/** What was printed, without the lines that come or do not come by chance. */
export function settled(actual: string, printed: boolean): string {
  return printed && failedRender.test(actual)
    ? actual
        .split('\n')
        .filter((line) => !unorderedLine.test(line))
        .join('\n')
    : actual;
}

/** A printed line as it is compared. */
export function normalize(line: string, rules: Normalizer[]): string {
  const sorted = line.replace(injectedTags, (tags) => {
    const pairs = tags.match(/(?:'--inject'|--inject) (?:'[^']*'|[^\s']+)/g) ?? [];
    return pairs.sort().join(' ') + (tags.endsWith(' ') ? ' ' : '');
  });
  return rules.reduce((text, {pattern, as}) => text.replace(pattern, as), sorted);
}

/** By name, with the platform after its components: it is always the last to be rendered. */
function inOrder(a: string, b: string): number {
  const isPlatform = (line: string) => Number(line.startsWith('rendered platform in '));
  return isPlatform(a) - isPlatform(b) || (a < b ? -1 : 1);
}

function sortUnordered(lines: string[]): string[] {
  const sorted: string[] = [];
  let group: string[] = [];
  const flush = () => {
    sorted.push(...group.sort(inOrder));
    group = [];
  };
  for (const line of lines) {
    if (unorderedLine.test(line)) {
      group.push(line);
    } else {
      flush();
      sorted.push(line);
    }
  }
  flush();
  return sorted;
}

/** An expected line: literal, with `[..]` inside, or one of the two halves of `[...]`. */
type Token = Line & {test: (key: string) => boolean; kind: 'line' | 'one' | 'more' | 'between'};

/** Whether the token stands for any number of lines. */
const isMany = (token: Token | undefined) => token?.kind === 'more' || token?.kind === 'between';

function readPattern(text: string, rules: Normalizer[] | undefined): Token[] {
  return readLines(text, rules).flatMap((line): Token[] => {
    // One line at least, then any number: an elision of nothing must be deleted.
    if (line.text.trim() === '[...]') {
      return [
        {...line, kind: 'one', test: () => true},
        {...line, kind: 'more', test: () => true},
      ];
    }
    return [{...line, kind: 'line', test: lineTest(line.key, '.+')}];
  });
}

function lineTest(key: string, anything: string): (text: string) => boolean {
  if (!key.includes('[..]')) {
    return (text) => text === key;
  }
  const escaped = key.split('[..]').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`^${escaped.join(anything)}$`, 'u');
  return (text) => pattern.test(text);
}

/** One line of the difference between the page and the real output. */
export interface Edit {
  /** `between` is a line that only a bigger platform has: see the start states in README.md. */
  kind: 'same' | 'elided' | 'between' | 'removed' | 'added';
  text: string;
  /** What was printed, where that is not `text`. */
  actual?: string;
}

export interface Comparison {
  same: boolean;
  /** Set when the only fault is an elision of nothing. */
  stale?: string;
  edits: Edit[];
}

/**
 * Compares the body of an output block with what was printed. `printed` says that it comes from
 * commands, so that the normalizers apply; files are compared as they are. With `bigger`, lines that the block
 * does not show may stand between those it shows.
 */
export function compare(expected: string, actual: string, printed: boolean, bigger = false): Comparison {
  const rules = printed ? normalizers : undefined;
  const exact = readPattern(expected, rules);
  const pattern = bigger ? allowMore(exact) : exact;
  const lines = readLines(settled(actual, printed), rules);
  const edits = align(pattern, lines);
  const same = edits.every(({kind}) => kind !== 'removed' && kind !== 'added');
  if (same || bigger) {
    return {same, edits};
  }
  return {same, edits, stale: staleElision(pattern, lines)};
}

/** The pattern without the demand that an elision stands for something. */
function relax(pattern: Token[]): Token[] {
  return pattern
    .filter(({kind}) => kind !== 'one')
    .map((token) => (token.kind === 'line' ? {...token, test: lineTest(token.key, '.*')} : token));
}

/** The pattern with room for further lines before, between and after its own. */
function allowMore(pattern: Token[]): Token[] {
  const between: Token = {text: '', key: '', kind: 'between', test: () => true};
  return [between, ...relax(pattern).flatMap((token) => [token, between])];
}

/** The first elision of nothing, if the body would match without it. */
function staleElision(pattern: Token[], lines: Line[]): string | undefined {
  const lenient = relax(pattern);
  const matches = (tokens: Token[]) =>
    !align(tokens, lines).some(({kind}) => kind === 'removed' || kind === 'added');
  if (!matches(lenient)) {
    return undefined;
  }
  return lenient
    .find((token, index) => {
      const strict = {...token, kind: token.kind === 'more' ? ('one' as const) : token.kind};
      const test = token.kind === 'more' ? token.test : lineTest(token.key, '.+');
      const rest = token.kind === 'more' ? [token] : [];
      return !matches([...lenient.slice(0, index), {...strict, test}, ...rest, ...lenient.slice(index + 1)]);
    })
    ?.text.trim();
}

/** The cheapest way from the pattern to the lines; a plain dynamic program, blocks are small. */
function align(pattern: Token[], lines: Line[]): Edit[] {
  const width = lines.length + 1;
  const cost = new Uint32Array((pattern.length + 1) * width);
  const at = (i: number, j: number) => cost[i * width + j] ?? 0;
  for (let i = pattern.length; i >= 0; i--) {
    const token = pattern[i];
    for (let j = lines.length; j >= 0; j--) {
      const line = lines[j];
      const choices: number[] = [];
      if (!token && !line) {
        choices.push(0);
      }
      if (token) {
        choices.push(at(i + 1, j) + (isMany(token) ? 0 : 1));
      }
      if (line) {
        choices.push(at(i, j + 1) + (isMany(token) ? 0 : 1));
      }
      if (token && line && !isMany(token) && token.test(line.key)) {
        choices.push(at(i + 1, j + 1));
      }
      cost[i * width + j] = Math.min(...choices);
    }
  }
  return walk(pattern, lines, at);
}

function walk(pattern: Token[], lines: Line[], at: (i: number, j: number) => number): Edit[] {
  const edits: Edit[] = [];
  let i = 0;
  let j = 0;
  while (i < pattern.length || j < lines.length) {
    const token = pattern[i];
    const line = lines[j];
    const here = at(i, j);
    if (token && line && token.kind === 'line' && token.test(line.key) && here === at(i + 1, j + 1)) {
      edits.push({kind: 'same', text: token.text, actual: line.text});
      i++;
      j++;
    } else if (token?.kind === 'one' && line && here === at(i + 1, j + 1)) {
      edits.push({kind: 'elided', text: token.text, actual: line.text});
      i++;
      j++;
    } else if (isMany(token) && here === at(i + 1, j)) {
      i++;
    } else if (token && isMany(token) && line && here === at(i, j + 1)) {
      edits.push({
        kind: token.kind === 'between' ? 'between' : 'elided',
        text: token.text,
        actual: line.text,
      });
      j++;
    } else if (token && !isMany(token) && here === at(i + 1, j) + 1) {
      edits.push({kind: 'removed', text: token.text});
      i++;
    } else {
      edits.push({kind: 'added', text: line?.text ?? ''});
      j++;
    }
  }
  return edits;
}
