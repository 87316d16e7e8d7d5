/** Checks pages and the lock without running anything. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isExecuted} from '../../engine/fences';
import {memoizeWeak} from '../../engine/memoizeWeak';
import type {Problem} from '../../engine/problem';
import {hashBlocks, hashCluster, hashFile} from './hash';
import {type LockEntry, archivePath, isVersion, readLock, updateCommand} from './lock';
import {type CodeBlock, isExecutable} from './page';
import {type ExamplePage, type ExampleSite, isChainRead, resolveChain} from './site';

/** In these places, bash consumes a command's status, so a failure has no effect. */
const ignoredStatus = /(?:^|[\s;({])(if|elif|while|until)\s|(&&|\|\|)|(&)\s*$/;

const negation = /(?:^|[;&|({]|\b(?:do|then|else)\s)\s*!\s/;

/** `!` makes a claim only of commands that answer "no" by failing; proof.sh tells this from errors. */
const allowedNegation = /^! (?:grep|diff|cmp|test|\[\[?) [^;]*$/;

/**
 * Finds commands that can't make a proof fail, as far as the text shows; proof.sh finds the others at run time. (The tree of
 * sh-syntax 0.5.8 doesn't say which command is an `if` or an `&&`.) Lines are counted from 1.
 */
export const checkProof = memoizeWeak(
  ({body}: Pick<CodeBlock, 'body'>): Pick<Problem, 'line' | 'message' | 'remedy'>[] => {
    const code = stripText(body);
    const isNested = /^(?:for|case)\b|\(\)\s*\{/m.test(code);
    return code.split('\n').flatMap((text, index) => {
      const line = index + 1;
      const word = ignoredStatus.exec(text)?.slice(1).find(Boolean);
      if (word) {
        const message = `the proof continues after a failure in \`${word}\``;
        return [{line, message, remedy: 'write one claim per line'}];
      }
      if (negation.test(text) && (isNested || !allowedNegation.test(text))) {
        const message = "bash ignores the status of this `!`, so the proof can't fail";
        return [{line, message, remedy: 'write `fails COMMAND …`, or `lacks PATTERN FILE`'}];
      }
      return [];
    });
  },
);

/** The commands without quoted text, comments and here-documents, line by line as before. */
function stripText(body: string): string {
  const lines: string[] = [];
  let end: string | undefined;
  for (const line of body.split('\n')) {
    if (end === undefined) {
      lines.push(line);
      end = /<<-?\s*['"]?(\w+)/.exec(line)?.[1];
    } else {
      lines.push('');
      end = line.trim() === end ? undefined : end;
    }
  }
  return lines
    .join('\n')
    .replace(/\\.|'[^']*'|"(?:\\.|[^"\\])*"|(?<=^|\s)#.*/g, (text) => text.replace(/[^\n]/g, '_'))
    .replace(/\\\n/g, ' \n');
}

function checkPage(page: ExamplePage): Problem[] {
  const problems = [
    ...page.problems,
    ...checkOutputs(page),
    ...(isChainRead(page) ? [...checkFrom(page), ...checkTitles(page)] : []),
  ];
  return problems.sort((a, b) => a.line - b.line);
}

function checkFrom(page: ExamplePage): Problem[] {
  const {from, fromLine, parent} = page;
  if (from === undefined) {
    return [];
  }
  const report = (message: string) => [{file: page.file, line: fromLine, message}];
  if (!parent) {
    return report(`starts from a page that ${page.prefix} doesn't have: ${from}`);
  }
  const chain = resolveChain(page);
  if (chain[0]?.parent === page) {
    const names = [page, ...chain.slice(0, -1)].reverse().map(({name}) => name);
    return report(`starts from itself: ${names.join(' → ')}`);
  }
  const hasFiles = parent.blocks.some(({kind}) => kind === 'file');
  return hasFiles || isExecutable(parent) ? [] : report(`starts from a page without runs: ${from}`);
}

function checkOutputs({file, blocks}: ExamplePage): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({file, line, message});
  let run: CodeBlock | undefined;
  let answered = false;
  for (const block of blocks) {
    if (isExecuted(block.kind)) {
      if (block.kind === 'proof') {
        problems.push(
          ...checkProof(block).map((problem) => ({...problem, file, line: block.line + problem.line})),
        );
      }
      // Readers don't see a proof's output.
      run = block.kind === 'run' ? block : undefined;
      answered = false;
    } else if (block.kind === 'skip' || block.kind === 'file') {
      // The block above an output must be the one that printed it.
      run = undefined;
    } else if (block.kind === 'output') {
      if (!run) {
        report(block.line, 'an output block without a run block before it');
      } else if (answered) {
        report(block.line, `the run block at line ${run.line} already has its output`);
      } else if (run.cluster !== block.cluster) {
        report(block.line, `write cluster in both or none of this fence and the one at line ${run.line}`);
      }
      answered = true;
    }
  }
  return problems;
}

/** A file that is shown twice needs a word in its fence, so that readers know whether to append or to replace. */
function checkTitles(page: ExamplePage): Problem[] {
  const problems: Problem[] = [];
  const written = new Map<string, string>();
  const shown = new Set<string>();
  for (const {file, blocks} of resolveChain(page)) {
    const isOwn = file === page.file;
    for (const {kind, line, title, replaces} of blocks) {
      if (title === undefined) {
        continue;
      }
      const place = written.get(title);
      if (isOwn && kind === 'file' && place && !replaces) {
        const message = `${title} is already written at ${place}`;
        problems.push({file, line, message, remedy: 'mark this block as replaces or excerpt'});
      } else if (isOwn && kind === 'file' && replaces && !place && !shown.has(title)) {
        const message = `replaces a file that no earlier block writes or shows: ${title}`;
        problems.push({file, line, message});
      }
      if (kind === 'file') {
        written.set(title, isOwn ? `line ${line}` : `${file}:${line}`);
      }
      shown.add(title);
    }
  }
  return problems;
}

/** The mistakes in the blocks of all pages. */
export const checkPages = ({pages}: ExampleSite): Problem[] => [...pages.values()].flatMap(checkPage);

/** Why a page has to run again, as far as its entry in the lock says; undefined if it hasn't. */
function entryProblem(entry: LockEntry, page: ExamplePage, site: ExampleSite): string | undefined {
  if (entry.blocks !== hashBlocks(page, site)) {
    return 'its blocks changed since they passed';
  }
  for (const {name, version} of site.options.tools) {
    const used = entry.tools[name];
    if (used !== undefined && !isVersion(used, version)) {
      return `passed with ${name} ${used}, wanted is ${version}`;
    }
  }
  if (entry.platform !== undefined) {
    const file = `static/${archivePath(page.id)}`;
    const whole = path.join(site.root, file);
    if (!existsSync(whole) || hashFile(whole) !== entry.platform) {
      return `${file} doesn't match the page's last platform`;
    }
  }
  return undefined;
}

/** Compares the lock with the pages, without the tools. The next update removes entries of deleted pages. */
export function checkLock(site: ExampleSite): Problem[] {
  const lock = readLock(site.root);
  const pages = [...site.pages.values()].filter((page) => isExecutable(page) && isChainRead(page));
  return pages.flatMap((page): Problem[] => {
    const entry = lock[page.id];
    const message = entry ? entryProblem(entry, page, site) : 'its commands have never passed';
    const inCluster = `its blocks for a cluster have ${entry?.cluster ? 'changed since they' : 'never'} passed`;
    const problem = {file: page.file, line: 1};
    return [
      ...(message ? [{...problem, message, remedy: updateCommand(page.id)}] : []),
      ...(entry?.cluster?.blocks === hashCluster(page)
        ? []
        : [{...problem, message: inCluster, remedy: `${updateCommand(page.id)} --cluster CONTEXT`}]),
    ];
  });
}
