/** Runs one page in its own session, and compares its outputs and files. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../engine/problem';
import type {CodeBlock} from './codeBlocks';
import {formatDiff, isMatch, updateBody} from './compare';
import {type RunContext, copyState, inCopy, startSession} from './copy';
import {containsExcerpt, laterFile} from './excerpt';
import type {ExamplePage} from './pages';
import {readResult, toLoopback, toReaderText} from './present';
import {commandAt, lastLines} from './report';
import {type Session, type SessionState, layout} from './session';

/** A problem found by running, with a diff or the output that explains it. */
interface RunProblem extends Problem {
  details?: string;
}

interface Rewrite {
  block: CodeBlock;
  body: string;
}

/** Executes the blocks of one page and compares its outputs and files with the real ones. */
class PageRun {
  readonly problems: RunProblem[] = [];
  readonly rewrites: Rewrite[] = [];
  /** Leaves the cluster, which a page enters at its first block for one. */
  private leave: (() => Promise<void>) | undefined;
  /** The output of the last commands. */
  private printed = '';

  constructor(
    private readonly page: ExamplePage,
    private readonly session: Session,
    private readonly context: RunContext,
  ) {}

  /** Runs the blocks in page order; false if a failure makes the remaining blocks meaningless. */
  async all(): Promise<boolean> {
    const {cluster} = this.context;
    for (const block of this.page.blocks.filter((one) => cluster || !one.cluster)) {
      const {kind} = block;
      if (block.cluster) {
        this.leave ??= await cluster?.enter();
      }
      if (
        kind === 'run' &&
        !(await (block.cluster ? this.runInCluster(block) : this.runIn(this.session, block)))
      ) {
        return false;
      }
      if (kind === 'proof') {
        await this.prove(block);
      } else if (kind === 'file') {
        this.writeFile(block);
      } else if (kind === 'output' || kind === 'made' || kind === 'excerpt') {
        this.readResult(block);
      }
    }
    return true;
  }

  async end(): Promise<void> {
    await this.leave?.();
    await this.session.end();
  }

  private report(block: CodeBlock, message: string, more: Partial<RunProblem> = {}): void {
    this.problems.push({file: this.page.file, line: block.line, message, ...more});
  }

  /** Runs commands in a copy of the session, so that the page continues as without a cluster. */
  private runInCluster(block: CodeBlock): Promise<boolean> {
    const run = (session: Session) => this.runIn(session, block);
    return inCopy(this.session, this.context, run, this.context.cluster);
  }

  private async runIn(session: Session, block: CodeBlock): Promise<boolean> {
    const outcome = await session.run(
      toLoopback(block.body, this.context.machine),
      block.status > 0 ? 'fails' : 'run',
    );
    this.printed = toReaderText(outcome.output, session.root, this.context.machine);
    const details = lastLines(this.printed);
    const {line, command} = commandAt(block, outcome.line);
    if (outcome.stopped) {
      this.report(block, `this block ${outcome.stopped}`, {details});
    } else if (block.status > 0 && outcome.status === 0) {
      this.report(block, 'this block is marked fails, but its last command succeeded', {details});
    } else if (block.status > 0 ? outcome.failedEarly : outcome.status !== 0) {
      this.report(block, `exit status ${outcome.status}: ${command}`, {details, line});
    } else if (outcome.status !== block.status) {
      // The page shows the status to readers.
      const word = outcome.status === 1 ? 'fails' : `fails=${outcome.status}`;
      const message = `exit status ${outcome.status}, so this block needs ${word}: ${command}`;
      this.report(block, message, {details, line});
    } else {
      return true;
    }
    return false;
  }

  /** Runs a proof in a copy of the session, so that it doesn't affect the page. */
  private prove(block: CodeBlock): Promise<void> {
    const prove = async (session: Session) => {
      const outcome = await session.run(toLoopback(block.body, this.context.machine), 'proof');
      const details = lastLines(toReaderText(outcome.output, session.root, this.context.machine));
      if (outcome.stopped) {
        this.report(block, `this proof ${outcome.stopped}`, {details});
      } else if (outcome.status !== 0) {
        const {line, command} = commandAt(block, outcome.line);
        this.report(block, `not proved, exit status ${outcome.status}: ${command}`, {details, line});
      }
    };
    return inCopy(this.session, this.context, prove, block.cluster ? this.context.cluster : undefined);
  }

  private writeFile(block: CodeBlock): void {
    const file = path.join(this.session.cwd, block.title ?? '');
    const whole = path.join(this.session.root, file);
    mkdirSync(path.dirname(whole), {recursive: true});
    writeFileSync(whole, toLoopback(block.body, this.context.machine));
  }

  private readResult(block: CodeBlock): void {
    const later = block.kind === 'excerpt' ? laterFile(block, this.page.blocks)?.body : undefined;
    const actual = readResult(block, this.session, this.printed, this.context.machine) ?? later;
    if (actual === undefined) {
      this.report(block, `no such file at this point: ${block.title}`);
    } else if (block.kind !== 'excerpt') {
      this.compare(block, actual);
    } else if (!containsExcerpt(actual, block.body)) {
      this.report(block, `${block.title} doesn't contain this block`, {details: lastLines(actual)});
    }
  }

  /** Compares a block with the printed output, or with a file. */
  private compare(block: CodeBlock, actual: string): void {
    // Only output has rules.
    const rules = block.kind === 'output' ? this.context.options.output : undefined;
    const body = updateBody(block.body, actual, rules);
    if (this.context.update) {
      this.rewrite(block, body);
    } else if (!isMatch(block.body, actual, rules)) {
      const details = formatDiff(block.body, body, block.line + 1);
      this.report(block, `${rules ? 'the output' : block.title} differs from this block`, {details});
    }
  }

  private rewrite(block: CodeBlock, body: string): void {
    if (body !== block.body && /^[ \t]*(```|~~~)/m.test(body)) {
      this.report(block, "the output contains a fence, so a fence can't show it");
    } else if (body !== block.body) {
      this.rewrites.push({block, body});
    }
  }
}

export interface PageResult {
  problems: RunProblem[];
  rewrites: Rewrite[];
  /** Undefined if the page's run couldn't finish. */
  state?: SessionState;
}

export async function runPage(
  page: ExamplePage,
  root: string,
  parent: SessionState | undefined,
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
    const {problems, rewrites} = run;
    const state = isComplete ? {root, cwd: session.cwd} : undefined;
    return {problems, rewrites, state};
  } finally {
    await run.end();
  }
}
