/** Compares a page with the same page of the neighboring version. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {diffArrays} from 'diff';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadPackage} from '../kit/loadPackage';
import {parseMarkdown} from '../kit/markdown';
import type {Version} from '../kit/versions';
import {linesOf, type Line} from './lines';

const {unified} = loadPackage('unified') as typeof import('unified');

export interface Options {
  siteDir: string;
  /** From the newest to the oldest. */
  versions: readonly Pick<Version, 'label' | 'path' | 'folder'>[];
  /** Remark plugins that change the text of pages. */
  prepare?: readonly (() => Transformer<Root>)[];
  /** The form in which a line is compared. */
  normalize?(line: string): string;
}

interface Differences {
  /** `2 lines differ from v1`. */
  label: string;
  /** A unified diff whose context is headings. */
  text: string;
}

/** The form in which a line is compared. */
type KeyedLine = Line & {key: string};

/** Only the lines that differ, each after its sign, with the places where they are. */
function diffOf(older: KeyedLine[], newer: KeyedLine[]) {
  const changes = diffArrays(older, newer, {comparator: (a, b) => a.key === b.key});
  // A line that changed is one that is removed and one that is added.
  const count = changes.reduce((sum, {added, removed, count}, at) => {
    const before = changes[at - 1];
    const isNew = added && count - (before?.removed ? before.count : 0);
    return sum + (removed ? count : Math.max(0, isNew || 0));
  }, 0);
  const lines = changes.flatMap(({added, removed, value}) =>
    added || removed ? value.map(({place, text}) => ({place, text: (added ? '+' : '-') + text})) : [],
  );
  const text = lines.flatMap(({place, text}, at) =>
    place === lines[at - 1]?.place ? text : [`@@ ${place} @@`, text],
  );
  return {count, text};
}

/** The differences of a page from the version before its own, or else after it; undefined if there are none. */
export function compareVersions(options: Options) {
  const {siteDir, versions, prepare = [], normalize = (line) => line} = options;
  const diffs = new Map<string, ReturnType<typeof diffOf>>();
  // An address differs only because it names its version.
  const keyOf = (line: string) =>
    versions.reduce((all, {path}) => all.replaceAll(`/${path}/`, '/'), normalize(line));
  function read(file: string): KeyedLine[] {
    const tree = unified()
      .use([...prepare])
      .runSync(parseMarkdown(readFileSync(file, 'utf8'), file), {path: file});
    return linesOf(tree as Root).map((line) => ({...line, key: keyOf(line.text)}));
  }
  return (file: string): Differences | undefined => {
    const source = path.relative(siteDir, file).split(path.sep).join('/');
    const at = versions.findIndex(({folder}) => source.startsWith(`${folder}/`));
    const start = versions[at + 1] ? at : at - 1;
    const [newer, older] = start < 0 ? [] : versions.slice(start);
    const page = source.slice(versions[at]?.folder.length);
    const files = [older, newer].map((version) => path.join(siteDir, `${version?.folder}${page}`));
    if (at < 0 || !newer || !older || !files.every((one) => existsSync(one))) {
      return undefined;
    }
    const [before = '', after = ''] = files;
    const {count, text} = diffs.get(after) ?? diffOf(read(before), read(after));
    diffs.set(after, {count, text});
    const label = `${count} ${count > 1 ? 'lines differ' : 'line differs'} from ${versions[at] === newer ? older.label : newer.label}`;
    return count > 0
      ? {label, text: [`--- ${older.label}`, `+++ ${newer.label}`, ...text, ''].join('\n')}
      : undefined;
  };
}
