/** Runs one page in its own session, and compares its outputs and files. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Step} from './codeBlocks';
import type {Problem} from '../engine/problem';
import {formatDiff, isMatch, updated} from './compare';
import {type RunContext, copyState, inCopy, startSession} from './copy';
import {containsExcerpt, laterFile} from './excerpt';
import type {Page} from './pages';
import {present, readResult, toLoopback} from './present';
import {commandAt, excerpt} from './report';
import {type Outcome, type Session, type State, layout} from './session';
import {Tracer} from './trace';

/** A problem found by running, with a diff or the output that explains it. */
export interface Fault extends Problem {
  details?: string;
}

export interface Rewrite {
  step: Step;
  body: string;
}

/** Executes the steps of one page and compares its outputs and files with the real ones. */
class PageRun {
  readonly faults: Fault[] = [];
  readonly rewrites: Rewrite[] = [];
  readonly tracer: Tracer;
  private last: Outcome | undefined;

  constructor(
    private readonly page: Page,
    private readonly session: Session,
    private readonly context: RunContext,
  ) {
    this.tracer = new Tracer(page.steps, context);
  }

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
      } else if (kind === 'output' || kind === 'made' || kind === 'excerpt') {
        await this.readResult(step);
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
    this.tracer.beforeRun(step, this.session);
    const outcome = await this.session.run(
      toLoopback(step.body, this.context.machine),
      step.status > 0 ? 'fails' : 'run',
    );
    this.last = outcome;
    const details = excerpt(this.present(outcome.output));
    const {line, command} = commandAt(step, outcome.line);
    if (outcome.dead) {
      this.report(step, `this block ${outcome.dead}`, {details});
    } else if (step.status > 0 && outcome.status === 0) {
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
  private prove(step: Step): Promise<void> {
    return inCopy(this.session, this.context, async (session) => {
      const outcome = await session.run(toLoopback(step.body, this.context.machine), 'proof');
      const details = excerpt(this.present(outcome.output, session.root));
      if (outcome.dead) {
        this.report(step, `this proof ${outcome.dead}`, {details});
      } else if (outcome.status !== 0) {
        const {line, command} = commandAt(step, outcome.line);
        this.report(step, `not proved, exit status ${outcome.status}: ${command}`, {details, line});
      }
    });
  }

  private writeFile(step: Step): void {
    const file = path.join(this.session.cwd, step.title ?? '');
    const whole = path.join(this.session.root, file);
    mkdirSync(path.dirname(whole), {recursive: true});
    writeFileSync(whole, toLoopback(step.body, this.context.machine));
    this.tracer.wrote(step, file);
  }

  private async readResult(step: Step): Promise<void> {
    const later = step.kind === 'excerpt' ? laterFile(step, this.page.steps)?.body : undefined;
    const actual = readResult(step, this.session, this.last?.output ?? '', this.context.machine) ?? later;
    if (actual === undefined) {
      this.report(step, `no such file at this point: ${step.title}`);
    } else if (step.kind !== 'excerpt') {
      await this.compare(step, actual);
    } else if (!containsExcerpt(actual, step.body)) {
      this.report(step, `${step.title} doesn't contain this block`, {details: excerpt(actual)});
    }
  }

  /** Compares a block with the printed output, or with a file. */
  private async compare(step: Step, actual: string): Promise<void> {
    // Only output has rules.
    const rules = step.kind === 'output' ? this.context.options.output : undefined;
    const body = updated(step.body, actual, rules);
    if (this.context.update) {
      this.rewrite(step, body);
    } else if (!isMatch(step.body, actual, rules)) {
      const details = formatDiff(step.body, body, step.line + 1);
      this.report(step, `${rules ? 'the output' : step.title} differs from this block`, {details});
      return;
    }
    if (step.traced && this.context.traces && !(await this.tracer.trace(step, body))) {
      this.report(step, "this block is marked traced, but no line of the page's files changes it");
    }
  }

  private rewrite(step: Step, body: string): void {
    if (body !== step.body && /^[ \t]*(```|~~~)/m.test(body)) {
      this.report(step, "the output contains a fence, so a fence can't show it");
    } else if (body !== step.body) {
      this.rewrites.push({step, body});
    }
  }
}

export interface PageResult {
  faults: Fault[];
  rewrites: Rewrite[];
  /** Related lines: see Tracer. */
  related: string[];
  /** Undefined if the page's run couldn't finish. */
  state?: State;
}

export async function runPage(
  page: Page,
  root: string,
  parent: State | undefined,
  context: RunContext,
): Promise<PageResult> {
  mkdirSync(root);
  if (parent) {
    copyState(parent.root, root);
  }
  const session = startSession({root, cwd: parent?.cwd ?? layout.home}, context);
  const run = new PageRun(page, session, context);
  try {
    const isComplete = await run.all();
    const {faults, rewrites, tracer} = run;
    const state = isComplete ? {root, cwd: session.cwd} : undefined;
    return {faults, rewrites, related: tracer.related, state};
  } finally {
    await session.end();
  }
}
