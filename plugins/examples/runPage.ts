/** Runs one page in a session of its own, and compares what the page shows. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Step} from '../../lib/examplePage';
import type {Problem} from '../../lib/problem';
import {type Edit, compare, formatDiff, isSame, isWhole, search} from './compare';
import {needless, updated} from './elisions';
import type {Options, OutputOptions} from './options';
import type {Page, Run} from './pages';
import {type Machine, present, toLoopback} from './present';
import {commandAt, excerpt} from './report';
import {type Outcome, Session, layout, sessionEnvironment} from './session';

/** A problem found by running, with a diff or the output that explains it. */
export interface Fault extends Problem {
  details?: string;
}

/** New text for the body of an output block. */
export interface Rewrite {
  step: Step;
  body: string;
}

/** The state that a page leaves for the pages that start from it. */
export interface EndState {
  root: string;
  cwd: string;
  /** Files that blocks wrote, by path below the root, with the place of the block. */
  written: Map<string, string>;
}

/** What one run needs beside the page. */
export interface RunContext {
  options: Options;
  machine: Machine;
  update: boolean;
}

/** Copies folders of a session's root into another root; cp keeps modes, times and links. */
export function copyFolders(from: string, to: string, folders: string[]): void {
  execFileSync('cp', ['-Rp', ...folders.map((folder) => path.join(from, folder)), to]);
}

/** Executes the steps of one page and compares its outputs and files with the real ones. */
class PageRun {
  readonly faults: Fault[] = [];
  readonly rewrites: Rewrite[] = [];
  steps = 0;
  proofs = 0;
  private last: Outcome | undefined;
  private readonly page: Page;
  private readonly where: string;

  constructor(
    private readonly run: Run,
    private readonly session: Session,
    private readonly context: RunContext,
    readonly written: Map<string, string>,
  ) {
    this.page = run.page;
    this.where = run.first || !run.from ? '' : ` (from ${run.from.name})`;
  }

  /** Runs the steps in page order; false when one keeps the rest from making sense. */
  async all(): Promise<boolean> {
    for (const step of this.page.steps) {
      const {kind} = step;
      this.proofs += kind === 'proof' ? 1 : 0;
      this.steps += kind === 'proof' || kind === 'skip' || kind === 'illustration' ? 0 : 1;
      if (kind === 'run' && !(await this.runCommands(step))) {
        return false;
      }
      if (kind === 'proof') {
        await this.prove(step);
      } else if (kind === 'file') {
        this.writeFile(step);
      } else if (kind === 'output' && this.last) {
        this.compare(step, this.present(this.last.output), this.context.options.output);
      } else if (kind === 'made' || kind === 'excerpt') {
        this.readFile(step);
      }
    }
    return true;
  }

  private report(step: Step, message: string, more: Partial<Fault> = {}): void {
    this.faults.push({file: this.page.file, line: step.line, message: message + this.where, ...more});
  }

  private present(text: string, root = this.session.root): string {
    return present(text, root, this.context.machine);
  }

  private async runCommands(step: Step): Promise<boolean> {
    const outcome = await this.session.run(
      toLoopback(step.body, this.context.machine),
      step.status > 0 ? 'fails' : 'run',
    );
    this.last = outcome;
    const details = excerpt(this.present(outcome.output));
    const {line, command} = commandAt(step, outcome.line);
    if (outcome.dead) {
      this.report(step, `this block ${outcome.dead}`, {details});
      return false;
    }
    if (step.status > 0 && outcome.status === 0) {
      this.report(step, 'this block is marked fails, but its last command succeeded', {details});
    } else if (step.status > 0 ? outcome.early : outcome.status !== 0) {
      this.report(step, `exit status ${outcome.status}: ${command}`, {details, line});
    } else if (outcome.status !== step.status) {
      // The page tells its reader the status.
      const word = outcome.status === 1 ? 'fails' : `fails=${outcome.status}`;
      const message = `exit status ${outcome.status}, so this block needs ${word}: ${command}`;
      this.report(step, message, {details, line});
    } else {
      return true;
    }
    return false;
  }

  /** Runs a proof in a copy of the session, so that the page goes on as if it were not there. */
  private async prove(step: Step): Promise<void> {
    const {options, machine} = this.context;
    const {root, cwd} = this.session;
    const copy = `${root}-proof`;
    mkdirSync(copy);
    copyFolders(root, copy, ['home', 'xdg', layout.tmp]);
    const session = await startSession(copy, cwd, options, machine);
    try {
      const outcome = await session.run(toLoopback(step.body, machine), 'proof');
      const details = excerpt(this.present(outcome.output, session.root));
      if (outcome.dead) {
        this.report(step, `this proof ${outcome.dead}`, {details});
      } else if (outcome.status !== 0) {
        const {line, command} = commandAt(step, outcome.line);
        this.report(step, `not proved, exit status ${outcome.status}: ${command}`, {details, line});
      }
    } finally {
      await session.end();
      rmSync(copy, {recursive: true, force: true, maxRetries: 3});
    }
  }

  private writeFile(step: Step): void {
    const key = path.join(this.session.cwd, step.title ?? '');
    const file = path.join(this.session.root, key);
    const earlier = this.written.get(key);
    // rules.ts says this of equal titles; only here is it known that two titles are one file.
    if (earlier && !step.replaces) {
      this.report(step, `${step.title} is already written at ${earlier}`);
    }
    if (step.replaces && !existsSync(file)) {
      this.report(step, `replaces a file that does not exist: ${step.title}`);
    }
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, toLoopback(step.body, this.context.machine));
    this.written.set(key, `${this.page.file}:${step.line}`);
  }

  private readFile(step: Step): void {
    const file = path.join(this.session.root, this.session.cwd, step.title ?? '');
    if (!statSync(file, {throwIfNoEntry: false})?.isFile()) {
      this.report(step, `no such file at this point: ${step.title}`);
      return;
    }
    const content = this.present(readFileSync(file, 'utf8'));
    if (step.kind === 'made') {
      this.compare(step, content);
    } else if (!`\n${content}`.includes(`\n${step.body}`)) {
      const details = formatDiff(search(step.body, content), step.line + 1);
      this.report(step, `${step.title} does not contain this`, {details});
    }
  }

  /** Compares a block with what was printed, or with a file when there are no rules for output. */
  private compare(step: Step, actual: string, output?: OutputOptions): void {
    const {update, options} = this.context;
    const isOnly = this.page.from.length < 2;
    // What an elision hides may differ between the states of a page, so that none of them can be judged alone.
    const judged = isOnly ? options.output : undefined;
    if (update && this.run.first) {
      this.rewrite(step, updated(step.body, actual, output, judged));
      return;
    }
    const edits =
      output && !this.run.first ? search(step.body, actual, output) : compare(step.body, actual, output);
    if (!isSame(edits)) {
      this.reportEdits(step, edits, output ? 'what was printed' : `${step.title}`);
    } else if (judged) {
      for (const {row, message, remedy} of needless(edits, judged)) {
        this.report(step, message, {line: step.line + 1 + row, remedy});
      }
    }
  }

  private reportEdits(step: Step, edits: Edit[], subject: string): void {
    const wrong = edits.filter(({kind}) => kind === 'removed' || kind === 'added');
    const message = wrong.every(({kind, text}) => kind === 'removed' && isWhole(text))
      ? 'the elision stands for nothing'
      : `${subject} differs from this block`;
    this.report(step, message, {details: formatDiff(edits, step.line + 1)});
  }

  private rewrite(step: Step, body: string): void {
    if (body !== step.body && /^[ \t]*(```|~~~)/m.test(body)) {
      this.report(step, 'the output contains a fence and cannot be shown in one');
    } else if (body !== step.body) {
      this.rewrites.push({step, body});
    }
  }
}

const startSession = (root: string, cwd: string, {environment, seconds}: Options, {loopback}: Machine) =>
  Session.start({root, cwd, seconds, environment: sessionEnvironment(root, loopback, environment)});

/** What a run found and left. */
export interface PageResult {
  /** What ran and what was compared, without the proofs. */
  steps: number;
  proofs: number;
  faults: Fault[];
  rewrites: Rewrite[];
  /** Missing when the page could not be run to its end. */
  state?: EndState;
}

/**
 * Runs a page.
 *
 * @param folder an empty directory
 * @param parent the state that the run starts from
 */
export async function runPage(
  run: Run,
  folder: string,
  parent: EndState | undefined,
  context: RunContext,
): Promise<PageResult> {
  mkdirSync(folder, {recursive: true});
  const root = realpathSync(folder);
  if (parent) {
    copyFolders(parent.root, root, ['home', 'xdg']);
  }
  const session = await startSession(root, parent?.cwd ?? layout.home, context.options, context.machine);
  const page = new PageRun(run, session, context, new Map(parent?.written));
  try {
    const isComplete = await page.all();
    const {steps, proofs, faults, rewrites, written} = page;
    const state = {root, cwd: session.cwd, written};
    return {steps, proofs, faults, rewrites, ...(isComplete && {state})};
  } finally {
    await session.end();
  }
}
