import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';

export const root = path.resolve(__dirname, '../..');

/** Paths of all files below a folder of the site, with slashes and a leading one. */
export function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map(
    (file) => `/${folder}/${file.split(path.sep).join('/')}`,
  );
}

/** All scripts of the framework. */
export const framework = [
  'core',
  'plugin-content-blog',
  'plugin-content-docs',
  'theme-classic',
  'theme-common',
  'theme-mermaid',
]
  .flatMap((name) => filesBelow(`node_modules/@docusaurus/${name}/lib`))
  .filter((file) => file.endsWith('.js'));

/** The modules that a script of the browser may be made of: nothing that only Node.js runs. */
export const inBrowser = framework.filter((file) =>
  /\/(?:theme|client|theme-common\/lib|prism-include)/.test(file),
);

/** Texts or patterns by the file below node_modules that has them, or must not have them. */
type Evidence = Record<string, readonly (string | RegExp)[]>;

interface Fact {
  /** Files of this site that rest on it; see files.ts. */
  ours: readonly string[];
  /** What to do once it no longer holds, as a sentence. */
  then: string;
  /** What the installed packages have. */
  seen?: Evidence;
  /** What the installed packages lack; a workaround of ours makes up for it. */
  unseen?: Evidence;
}

/**
 * Reads a file of an installed package.
 *
 * @throws Error when the package no longer has it
 */
export function installed(file: string): string {
  const whole = path.join(root, 'node_modules', file);
  if (!existsSync(whole)) {
    throw new Error(`node_modules/${file} is gone`);
  }
  return readFileSync(whole, 'utf8');
}

const includes = (text: string, part: string | RegExp) =>
  typeof part === 'string' ? text.includes(part) : part.test(text);

/** Lists what contradicts the fact: missing texts, and texts that should be missing. */
function objections({seen = {}, unseen = {}}: Fact): string[] {
  const list = (evidence: Evidence, wanted: boolean, verb: string) =>
    Object.entries(evidence).flatMap(([file, parts]) => {
      const text = installed(file);
      return parts
        .filter((part) => includes(text, part) !== wanted)
        .map((part) => `node_modules/${file} ${verb} ${String(part)}`);
    });
  return [...list(seen, true, 'lacks'), ...list(unseen, false, 'has')];
}

/** The files to look at and what to do there: the text of every failure. */
export const advice = ({ours, then}: Pick<Fact, 'ours' | 'then'>) => `\n→ ${ours.join(', ')}: ${then}\n`;

/**
 * Makes a test's body of a fact.
 *
 * @returns function that fails with what contradicts the fact, the files to look at and what to do there
 */
export function holds(fact: Fact): () => void {
  return () => {
    let found: string[];
    try {
      found = objections(fact);
    } catch (error) {
      found = [String(error)];
    }
    expect(found, advice(fact)).toEqual([]);
  };
}
