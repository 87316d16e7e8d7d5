import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {structuredPatch} from 'diff';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadPackage} from '../kit/loadPackage';
import {parseMarkdown} from '../kit/markdown';
import {linesOf, type Line} from './lines';

const {unified} = loadPackage('unified') as typeof import('unified');

export interface Options {
  siteDir: string;
  /** From the newest to the oldest: name, last segment of the address, and folder of the pages. */
  versions: readonly {label: string; path: string; folder: string}[];
  /** Remark plugins that change the text of pages. */
  prepare?: readonly (() => Transformer<Root>)[];
  /** The form in which a line is compared. */
  normalize?(line: string): string;
}

/** A line, and the form in which it's compared. */
type KeyedLine = Line & {key: string};

/** Compares a page with that of the version before its own, or else after it. */
export function compareVersions({siteDir, versions, prepare = [], normalize = (line) => line}: Options) {
  const pages = new Map<string, KeyedLine[]>();
  // An address differs only because it names its version.
  const keyOf = (text: string) =>
    versions.reduce((all, one) => all.replaceAll(`/${one.path}/`, '/'), normalize(text));
  function read(file: string): KeyedLine[] {
    const known = pages.get(file);
    if (known) {
      return known;
    }
    const tree = parseMarkdown(readFileSync(file, 'utf8'), file);
    const shown = unified()
      .use([...prepare])
      .runSync(tree, {path: file}) as Root;
    const lines = linesOf(shown).map((line) => ({...line, key: keyOf(line.text)}));
    pages.set(file, lines);
    return lines;
  }

  function differences(older: KeyedLine[], newer: KeyedLine[]): {count: number; lines: string[]} {
    const texts = new Map([...older, ...newer].map(({key, text}) => [key, text]));
    const join = (lines: KeyedLine[]) => lines.map(({key}) => `${texts.get(key)}\n`).join('');
    const {hunks} = structuredPatch('', '', join(older), join(newer), '', '', {context: 0});
    let place: string | undefined;
    const lines = hunks.flatMap(({oldStart, newStart, newLines, lines: changed}) => {
      const former = place;
      place = (newLines > 0 ? newer[newStart - 1] : older[oldStart - 1])?.place;
      return place === former ? changed : [`@@ ${place} @@`, ...changed];
    });
    return {count: hunks.reduce((sum, hunk) => sum + Math.max(hunk.oldLines, hunk.newLines), 0), lines};
  }

  /** Undefined for a page that has no twin or is the same. The text is a unified diff whose context is headings. */
  return (file: string): {label: string; text: string} | undefined => {
    const folders = versions.map(({folder}) => path.join(siteDir, folder, path.sep));
    const at = folders.findIndex((folder) => file.startsWith(folder));
    const other = at + 1 in versions ? at + 1 : at - 1;
    const twin = file.replace(folders[at] ?? '', folders[other] ?? '');
    if (at < 0 || other < 0 || !existsSync(twin)) {
      return undefined;
    }
    const [older, newer] = other > at ? [twin, file] : [file, twin];
    const {count, lines} = differences(read(older), read(newer));
    const label = `${count} ${count > 1 ? 'lines differ' : 'line differs'} from ${versions[other]?.label}`;
    const [to, from] = versions.slice(Math.min(at, other));
    return count > 0
      ? {label, text: [`--- ${from?.label}`, `+++ ${to?.label}`, ...lines, ''].join('\n')}
      : undefined;
  };
}
