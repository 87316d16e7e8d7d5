/** How large the repository is: lines of own code and of tests, files that replace parts of the theme, and so on. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * No count may exceed its ceiling. Whoever frees lines lowers the ceiling to the new count in the same commit. Whoever
 * raises one writes the reason beside it: what a reader or writer notices of the added lines.
 */
export const ceilings = {
  /** Lines of TypeScript, CSS and shell that are neither tests nor content, blank ones included. */
  // The home page shows a pull request; tabs work without a script; text of any size fits; headings have the cards' typeface.
  // The reference has examples beside its fields, which light up; names are filtered; the sidebar marks pages that were read.
  // Results know the lines that they depend on; links show the beginning of an explanation; versions are compared.
  // A skill for coding agents, each page's commands as a test, sections as Markdown, transitions, links to a text.
  // A first tap waits for React if a client module handles it.
  ownCode: 18_390,
  /** Lines of tests, of what they share, of their fixtures, and of the facts about the framework. */
  // Names find their types, and results are counted. Sections as Markdown, transitions, links to a text, first taps before React.
  // Relations are shifted by one line, and each is noticed; cards and related lines by pointer, keyboard and touch.
  tests: 13_153,
  /** Files that replace or wrap a component of the theme, with their styles. */
  // The heading's link is no longer read out with the heading; tabs work by themselves; steps are counted.
  // Three icons of a few strokes make each page lighter. Contents end with a button that copies the section.
  themeFiles: 34,
  /** Facts about the framework that a workaround rests on. */
  // A transition begins between loading and rendering, for which the router has no hook.
  facts: 33,
  /** Words of the guides: all Markdown but content. */
  // What the breakpoints and the reading place do.
  guideWords: 9_733,
  /** Scripts in package.json. */
  scripts: 11,
};

const isContent = (file: string) => /^(?:docs|versioned_docs|blog|static|\.github)\//.test(file);
const isCode = (file: string) =>
  /\.(?:tsx?|[mc]?js|mts|css|sh)$/.test(file) && !isContent(file) && !/^(?:data|charts)\//.test(file);
const isTest = (file: string) =>
  /\.(?:test|spec)\.tsx?$|^test\/|\/(?:fixtures?|__fixtures__)\/|^plugins\/upstream\/.*\.ts$/.test(file);

/** The counts of a checkout; Git knows its files. */
export function count(root: string): typeof ceilings {
  const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'})
    .split('\0')
    .filter(Boolean);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const matches = (chosen: string[], pattern: RegExp) =>
    chosen.reduce((sum, file) => sum + (read(file).match(pattern)?.length ?? 0), 0);
  const code = files.filter(isCode);
  const facts = files.filter((file) => /^plugins\/upstream\/.*\.test\.ts$/.test(file));
  const {scripts} = JSON.parse(read('package.json')) as {scripts: object};
  return {
    ownCode: matches(
      code.filter((file) => !isTest(file)),
      /\n/g,
    ),
    tests: matches(code.filter(isTest), /\n/g),
    themeFiles: files.filter((file) => /(?:^|\/)theme\/.*\.(?:tsx?|css)$/.test(file) && !isTest(file)).length,
    facts: matches(facts, /\b(?:holds|test)\(/g),
    guideWords: matches(
      files.filter((file) => file.endsWith('.md') && !isContent(file)),
      /\S+/g,
    ),
    scripts: Object.keys(scripts).length,
  };
}
