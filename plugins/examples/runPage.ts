/** Runs one page in its own session, and compares its outputs and files. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Step} from '../kit/examplePage';
import type {Problem} from '../kit/problem';
import {formatDiff, isMatch, updated} from './compare';
import type {Options, OutputOptions} from './options';
import type {Page} from './pages';
import {type Machine, present, toLoopback} from './present';
import {commandAt, excerpt} from './report';
import {type Outcome, Session, layout, sessionEnvironment} from './session';

/** A problem found by running, with a diff or the output that explains it. */
export interface Fault extends Problem {
  details?: string;
}

export interface Rewrite {
  step: Step;
  body: string;
}

/** The state that a page leaves for the pages that start from it. */
export interface EndState {
  root: string;
  cwd: string;
}

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
  private last: Outcome | undefined;

  constructor(
    private readonly page: Page,
    private readonly session: Session,
    private readonly context: RunContext,
  ) {}

  /** Runs the steps in page order; false if a failure makes the remaining steps meaningless. */
  async all(): Promise<boolean> {
    for (const step of this.page.steps) {
      const {kind} = step;
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
    this.faults.push({file: this.page.file, line: step.line, message, ...more});
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
      // The page shows the status to readers.
      const word = outcome.status === 1 ? 'fails' : `fails=${outcome.status}`;
      const message = `exit status ${outcome.status}, so this block needs ${word}: ${command}`;
      this.report(step, message, {details, line});
    } else {
      return true;
    }
    return false;
  }

  /** Runs a proof in a copy of the session, so that it doesn't affect the page. */
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
    const file = path.join(this.session.root, this.session.cwd, step.title ?? '');
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, toLoopback(step.body, this.context.machine));
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
      this.report(step, `${step.title} does not contain this`, {details: excerpt(content)});
    }
  }

  /** Compares a block with the printed output, or with a file if there are no rules for output. */
  private compare(step: Step, actual: string, rules?: OutputOptions): void {
    if (this.context.update) {
      this.rewrite(step, updated(step.body, actual, rules));
      return;
    }
    if (!isMatch(step.body, actual, rules)) {
      const details = formatDiff(step.body, updated(step.body, actual, rules), step.line + 1);
      this.report(step, `${rules ? 'what was printed' : step.title} differs from this block`, {details});
    }
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

export interface PageResult {
  faults: Fault[];
  rewrites: Rewrite[];
  /** Undefined if the page's run couldn't finish. */
  state?: EndState;
}

export async function runPage(
  page: Page,
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
  const run = new PageRun(page, session, context);
  try {
    const isComplete = await run.all();
    const {faults, rewrites} = run;
    const state = {root, cwd: session.cwd};
    return {faults, rewrites, ...(isComplete && {state})};
  } finally {
    await session.end();
  }
}
