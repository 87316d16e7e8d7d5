/** Executes the steps of a page and compares what it shows. */
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Edit, compare} from './compare';
import {type PlacedElision, type Shown, describe, elisionsOf, needless} from './elisions';
import {layout} from './environment';
import {copyFolders} from './folders';
import {updated, writtenOut} from './merge';
import type {Page, Run} from './pages';
import type {Step} from '../../lib/examplePage';
import {present, toLoopback} from './present';
import type {Fault, Rewrite, RunOptions} from './results';
import {type Outcome, Session} from './session';

/** A failed command and its line in the page. Bash counts to the last line of a continued one. */
function commandAt({body, line}: Step, last: number): {line: number; command: string} {
  const lines = body.split('\n');
  let first = last - 1;
  while (lines[first - 1]?.endsWith('\\')) {
    first--;
  }
  return {line: line + first + 1, command: lines[first]?.trim() ?? ''};
}

/** Executes the steps of one page and compares its outputs and files with the real ones. */
export class PageRunner {
  readonly faults: Fault[] = [];
  readonly rewrites: Rewrite[] = [];
  readonly elisions: PlacedElision[] = [];
  readonly shown = new Map<number, Shown>();
  steps = 0;
  proofs = 0;
  private last: Outcome | undefined;
  private readonly page: Page;
  private readonly first: boolean;
  private readonly where: string;
  private readonly session: Session;
  readonly written: Map<string, string>;
  private readonly options: RunOptions;

  constructor({page, first, from}: Run, session: Session, written: Map<string, string>, options: RunOptions) {
    this.page = page;
    this.first = first;
    this.where = first || !from ? '' : ` (from ${from.name})`;
    this.session = session;
    this.written = written;
    this.options = options;
  }

  /** Runs the steps in page order; false when one keeps the rest from making sense. */
  async run(): Promise<boolean> {
    for (const step of this.page.steps) {
      if (step.kind === 'skip' || step.kind === 'illustration') {
        continue;
      }
      if (step.kind === 'proof') {
        this.proofs++;
        await this.runProof(step);
        continue;
      }
      this.steps++;
      if (step.kind === 'run' && !(await this.runCommands(step))) {
        return false;
      }
      if (step.kind === 'file') {
        this.writeFile(step);
      }
      if (step.kind === 'output' && this.last) {
        this.compare(step, this.present(this.last.output), true);
      }
      if (step.kind === 'made') {
        this.compareFile(step);
      }
      if (step.kind === 'excerpt') {
        this.findExcerpt(step);
      }
    }
    return true;
  }

  private report(step: Step, message: string, more: Partial<Fault> = {}): void {
    this.faults.push({file: this.page.file, line: step.line, message: message + this.where, ...more});
  }

  private present(text: string): string {
    return present(text, this.session.root, this.options.loopback, this.options.installed);
  }

  private async runCommands(step: Step): Promise<boolean> {
    const outcome = await this.session.run(
      toLoopback(step.body, this.options.loopback),
      step.status > 0 ? 'fails' : 'run',
    );
    this.last = outcome;
    const printed = this.present(outcome.output);
    const {line, command} = commandAt(step, outcome.line);
    const place = {printed, line};
    if (outcome.dead) {
      this.report(step, `this block ${outcome.dead}`, {printed});
      return false;
    }
    if (step.status > 0 && outcome.status === 0) {
      this.report(step, 'this block is marked fails, but its last command succeeded', {printed});
    } else if (step.status > 0 ? outcome.early : outcome.status !== 0) {
      this.report(step, `exit status ${outcome.status}: ${command}`, place);
    } else if (outcome.status !== step.status) {
      // The page tells its reader the status.
      const right = outcome.status === 1 ? 'fails' : `fails=${outcome.status}`;
      this.report(step, `exit status ${outcome.status}, so this block needs ${right}: ${command}`, place);
    } else {
      return true;
    }
    return false;
  }

  /** Runs a proof in a copy of the session, so that the page goes on as if it were not there. */
  private async runProof(step: Step): Promise<void> {
    const {root, cwd} = this.session;
    const {loopback, installed, seconds} = this.options;
    const folder = `${root}-proof`;
    mkdirSync(folder);
    copyFolders(root, folder, ['home', 'xdg', layout.tmp]);
    const session = await Session.start(folder, cwd, loopback, seconds);
    try {
      const outcome = await session.run(toLoopback(step.body, loopback), 'proof');
      const printed = present(outcome.output, session.root, loopback, installed);
      if (outcome.dead) {
        this.report(step, `this proof ${outcome.dead}`, {printed});
      } else if (outcome.status !== 0) {
        const {line, command} = commandAt(step, outcome.line);
        this.report(step, `not proved, exit status ${outcome.status}: ${command}`, {printed, line});
      }
    } finally {
      await session.end();
      rmSync(folder, {recursive: true, force: true, maxRetries: 3});
    }
  }

  private path(step: Step): string {
    return path.join(this.session.root, this.session.cwd, step.title ?? '');
  }

  private writeFile(step: Step): void {
    const filePath = this.path(step);
    const key = path.join(this.session.cwd, step.title ?? '');
    const earlier = this.written.get(key);
    // rules.ts says this of equal titles; only here is it known that two titles are one file.
    if (earlier && !step.replaces) {
      this.report(step, `${step.title} is already written at ${earlier}`);
    }
    if (step.replaces && !existsSync(filePath)) {
      this.report(step, `replaces a file that does not exist: ${step.title}`);
    }
    mkdirSync(path.dirname(filePath), {recursive: true});
    writeFileSync(filePath, toLoopback(step.body, this.options.loopback));
    this.written.set(key, `${this.page.file}:${step.line}`);
  }

  private readFile(step: Step): string | undefined {
    const filePath = this.path(step);
    if (statSync(filePath, {throwIfNoEntry: false})?.isFile()) {
      return this.present(readFileSync(filePath, 'utf8'));
    }
    this.report(step, `no such file at this point: ${step.title}`);
    return undefined;
  }

  private compareFile(step: Step): void {
    const content = this.readFile(step);
    if (content !== undefined) {
      this.compare(step, content, false);
    }
  }

  private findExcerpt(step: Step): void {
    const content = this.readFile(step);
    if (content === undefined || `\n${content}`.includes(`\n${step.body}`)) {
      return;
    }
    const {edits} = compare(step.body, content, false);
    // Only lines that the page shows and the file lacks; the rest of the file is no fault.
    this.report(step, `${step.title} does not contain this`, {
      edits: edits.filter(({kind}) => kind !== 'added'),
    });
  }

  private compare(step: Step, actual: string, printed: boolean): void {
    if (this.options.update && this.first) {
      this.update(step, actual, printed);
      return;
    }
    const {same, stale, edits} = compare(step.body, actual, printed, printed && !this.first);
    if (same) {
      // With several states, only all of them together tell what varies: see runPages.ts.
      if (this.page.from.length > 1) {
        this.note(step, edits, {actual, printed});
        return;
      }
      for (const elision of needless(elisionsOf(edits))) {
        this.report(step, describe(elision), {line: step.line + 1 + elision.row});
      }
    } else if (stale !== undefined) {
      this.report(step, `the elision stands for nothing: ${stale}`);
    } else {
      const subject = printed
        ? 'what was printed differs from this block'
        : `${step.title} differs from this block`;
      this.report(step, subject, {edits});
    }
  }

  /** Keeps what runPages.ts needs for judging the elisions of a block by all states. */
  private note(step: Step, edits: Edit[], shown: Shown): void {
    const index = this.page.steps.indexOf(step);
    if (this.first) {
      this.elisions.push(...elisionsOf(edits).map((elision) => ({...elision, step: index})));
    } else {
      this.shown.set(index, shown);
    }
  }

  private update(step: Step, actual: string, printed: boolean): void {
    const merged = updated(step.body, actual, printed);
    const several = this.page.from.length > 1;
    // With several states, an elision may stand for what differs from state to state.
    const body = several ? merged : writtenOut(merged, actual, printed);
    if (several) {
      this.note(step, compare(body, actual, printed).edits, {actual, printed});
    }
    if (body === step.body) {
      return;
    }
    if (/^[ \t]*(```|~~~)/m.test(body)) {
      this.report(step, 'the output contains a fence and cannot be shown in one');
    } else {
      this.rewrites.push({step, body});
    }
  }
}
