import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {filesBelow} from '../engine/files';

export const root = path.resolve(__dirname, '../..');

/** Reads the files below a folder of the site that match, by their paths from the root. */
export function read(folder: string, pattern: RegExp): Map<string, string> {
  const names = filesBelow(path.join(root, folder));
  const found = names.map((name) => path.posix.join(folder, name)).filter((file) => pattern.test(file));
  return new Map(found.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Texts or patterns by the file below node_modules that has them, or must not have them. */
type Evidence = Record<string, readonly (string | RegExp)[]>;

interface Fact {
  /** Files of this site that rely on it. */
  ours: readonly string[];
  /** Instruction for a changed fact, as a sentence. */
  then: string;
  /** Evidence that the installed packages contain. */
  seen?: Evidence;
  /** Evidence that the installed packages lack, which is why a workaround is needed. */
  unseen?: Evidence;
}

/** Lists what contradicts: texts that are missing, or those that should be. */
const objections = (evidence: Evidence, wanted: boolean) =>
  Object.entries(evidence).flatMap(([file, parts]) => {
    const whole = path.join(root, 'node_modules', file);
    if (!existsSync(whole)) {
      return [`node_modules/${file} is gone`];
    }
    const text = readFileSync(whole, 'utf8');
    const isSeen = (part: string | RegExp) =>
      typeof part === 'string' ? text.includes(part) : part.test(text);
    return parts
      .filter((part) => isSeen(part) !== wanted)
      .map((part) => `node_modules/${file} ${wanted ? 'lacks' : 'has'} ${String(part)}`);
  });

/** The files to look at and what to do there: the text of every failure. */
export const advice = ({ours, then}: Pick<Fact, 'ours' | 'then'>) => `\n→ ${ours.join(', ')}: ${then}\n`;

/**
 * Makes a test's body of a fact.
 *
 * @returns function that fails with the contradiction, the files to look at and the instruction
 */
export function holds(fact: Fact): () => void {
  return () => {
    expect(fact.ours.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const found = [...objections(fact.seen ?? {}, true), ...objections(fact.unseen ?? {}, false)];
    expect(found, advice(fact)).toEqual([]);
  };
}
