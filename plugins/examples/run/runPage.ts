/** Runs one page in its own session, and compares its outputs and files. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../engine/problem';
import type {Options} from '../options';
import type {CodeBlock} from '../page/page';
import type {ExamplePage} from '../page/site';
import type {Cluster} from './cluster';
import {containsExcerpt, formatDiff, isMatch, updateBody} from './compare';
import {type Machine, readFileAsReader, servedGitHost, toLoopback, toReaderText} from './machine';
import {gitHostCommands, originVariables} from './serve';
import {Session, type SessionState, layout, removeFolder, sessionEnvironment} from './shell/session';

/** A problem found by running, with a diff or the output that explains it. */
interface RunProblem extends Problem {
  details?: string;
}

export interface PageResult {
  problems: RunProblem[];
  /** Blocks with their new bodies. */
  rewrites: {block: CodeBlock; body: string}[];
  /** Undefined if the page's run couldn't finish. */
  state?: SessionState;
}

export interface RunContext {
  options: Options;
  machine: Machine;
  update: boolean;
  /** For the blocks that run in a cluster. */
  cluster?: Cluster;
}

/** A failed command and its line in the page; of a continued command, its last line. */
const commandAt = ({body, line}: CodeBlock, at: number): {line: number; command: string} => ({
  line: line + at,
  command: body.split('\n')[at - 1]?.trim() ?? '',
});

/** A message shows at most as many lines of an output. */
const MAX_LINES = 40;

function lastLines(printed: string): string {
  const lines = (printed || '(nothing printed)').replace(/\n$/, '').split('\n');
  const left = lines.length > MAX_LINES ? [`[${lines.length - MAX_LINES} lines left out]`] : [];
  return [...left, ...lines.slice(-MAX_LINES)].map((line) => `  ${line}`).join('\n');
}

/** Copies a state into the folder of another; cp keeps modes, times and links. */
const copyState = (from: string, to: string) =>
  execFileSync('cp', ['-Rp', path.join(from, 'home'), path.join(from, layout.tmp), to]);

function startSession(
  state: SessionState,
  {options, machine}: RunContext,
  further: Record<string, string> = {},
): Session {
  const variables = {...options.environment, ...further};
  const environment = sessionEnvironment(state.root, machine.loopback, variables);
  // Controllers take longer than commands.
  const seconds = options.seconds * ('KUBECONFIG' in further ? 5 : 1);
  return new Session(state, environment, seconds);
}

/** Uses a session in a copy of a state, so that it doesn't affect the page. With `cluster`, its commands reach the cluster. */
async function inCopy<Result>(
  from: SessionState,
  context: RunContext,
  use: (session: Session) => Promise<Result>,
  cluster?: Cluster,
): Promise<Result> {
  const root = mkdtempSync(`${from.root}-`);
  copyState(from.root, root);
  const served = servedGitHost(context.machine, path.basename(from.root));
  const access = cluster && {KUBECONFIG: cluster.kubeconfig, ...originVariables(served)};
  const session = startSession({root, cwd: from.cwd}, context, access);
  try {
    if (cluster) {
      await session.run(gitHostCommands(context.machine.gitHost, served), 'run');
    }
    return await use(session);
  } finally {
    await session.end();
    removeFolder(root);
  }
}

/** Executes the blocks of one page and compares its outputs and files with the real ones. */
class PageRun {
  readonly problems: RunProblem[] = [];
  readonly rewrites: PageResult['rewrites'] = [];
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
      if (kind === 'run' && !(await this.runCommands(block))) {
        return false;
      }
      if (kind === 'proof') {
        await this.prove(block);
      } else if (kind === 'file') {
        this.writeFile(block);
      } else if (kind === 'output') {
        this.compare(block, toReaderText(this.printed, this.session.root, this.context.machine));
      } else if (kind === 'made' || kind === 'excerpt') {
        this.compareFile(block);
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

  /** Runs commands in the session of the page, and those for a cluster in a copy of it. */
  private runCommands(block: CodeBlock): Promise<boolean> {
    const run = (session: Session) => this.runIn(session, block);
    return block.cluster ? inCopy(this.session, this.context, run, this.context.cluster) : run(this.session);
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
      // The word must be right, because the page shows the exit status to readers.
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
    const whole = path.join(this.session.root, this.session.cwd, block.title ?? '');
    mkdirSync(path.dirname(whole), {recursive: true});
    writeFileSync(whole, toLoopback(block.body, this.context.machine));
  }

  /** Compares a block with the file that its title names. An excerpt may also be part of a file that the page writes further down. */
  private compareFile(block: CodeBlock): void {
    const {kind, title = '', body} = block;
    const {blocks} = this.page;
    const isLater = (one: CodeBlock) => one.kind === 'file' && one.title === title;
    const later = blocks.slice(blocks.indexOf(block)).find(isLater);
    const actual =
      readFileAsReader(this.session, title, this.context.machine) ??
      (kind === 'excerpt' ? later?.body : undefined);
    if (actual === undefined) {
      this.report(block, `no such file at this point: ${title}`);
    } else if (kind === 'made') {
      this.compare(block, actual);
    } else if (!containsExcerpt(actual, body)) {
      this.report(block, `${title} doesn't contain this block`, {details: lastLines(actual)});
    }
  }

  /** Compares a whole block with the printed output, or with a file. */
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

/**
 * Runs a page.
 *
 * @param root a new private folder for its session
 * @param parent the final state of the page that it starts from
 */
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
    return {problems, rewrites, state: isComplete ? {root, cwd: session.cwd} : undefined};
  } finally {
    await run.end();
  }
}
