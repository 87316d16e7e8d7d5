/** Relates lines of a page's files to lines of its results: changes one value at a time, and runs the commands again. */
import {mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {type Step, numbered} from '../engine/examplePage';
import {changedLines} from './compare';
import {type RunContext, copyState, inCopy, remove} from './copy';
import {present, toLoopback} from './present';
import type {State} from './session';
import {otherValues} from './values';

/** The content that an output or the block of a written file has to show; undefined if the file doesn't exist. */
export function readResult(
  {kind, title = ''}: Step,
  {root, cwd}: State,
  printed: string,
  {machine}: RunContext,
): string | undefined {
  if (kind === 'output') {
    return present(printed, root, machine);
  }
  const file = path.join(root, cwd, title);
  const isFile = statSync(file, {throwIfNoEntry: false})?.isFile();
  return isFile ? present(readFileSync(file, 'utf8'), root, machine) : undefined;
}

/** The state after the last file, and the commands since then. */
interface Start extends State {
  runs: Step[];
}

/** Follows the run of a page, and relates the lines of its traced blocks. */
export class Tracer {
  /**
   * The line of a file, then the lines of a result that it changes, with the number of their blocks: by `1:14 9:3,7`,
   * line 14 of block 1 changes lines 3 and 7 of block 9.
   */
  readonly related: string[] = [];
  /** The blocks of the page's files, by path under the root. */
  private readonly files = new Map<string, Step>();
  private start: Start | undefined;

  constructor(
    private readonly steps: Step[],
    private readonly context: RunContext,
  ) {}

  wrote(step: Step, file: string): void {
    this.files.set(file, step);
    if (this.start) {
      remove(this.start.root);
    }
    this.start = undefined;
  }

  /** Keeps the state before the commands that make a traced block. */
  beforeRun(step: Step, {root, cwd}: State): void {
    const rest = this.steps.slice(this.steps.indexOf(step));
    const next = rest.findIndex(({kind}) => kind === 'file');
    if (
      this.context.traces &&
      !this.start &&
      rest.slice(0, next < 0 ? undefined : next).some(({traced}) => traced)
    ) {
      this.start = {root: mkdtempSync(`${root}-start-`), cwd, runs: []};
      copyState(root, this.start.root);
    }
    this.start?.runs.push(step);
  }

  /** Relates the lines of a block, which shows `body` now; false if no line of the page's files changes it. */
  async trace(result: Step, body: string): Promise<boolean> {
    const former = this.related.length;
    for (const [file, source] of this.files) {
      for (const [index, changed] of (await this.effects(file, source, result, body)).entries()) {
        if (changed.length > 0) {
          const line = `${this.number(source)}:${index + 1}`;
          this.related.push(`${line} ${this.number(result)}:${changed.join(',')}`);
        }
      }
    }
    return this.related.length > former;
  }

  /** By the lines of a file: the lines of the result that they change. */
  private async effects(file: string, source: Step, result: Step, body: string): Promise<number[][]> {
    const text = readFileSync(path.join(this.start?.root ?? '', file), 'utf8');
    // The commands may have changed the file since the page showed it.
    if (text !== toLoopback(source.body, this.context.machine)) {
      return [];
    }
    // A file that can't be parsed changes nothing only if the commands don't read it.
    const broken = await this.changes(file, '{', result, body);
    if (broken?.length === 0) {
      return [];
    }
    const lines = text.split('\n');
    /** The tools may reject a value, or another value may replace it, so several are tried. */
    const firstChanges = async (index: number, others: string[]): Promise<number[]> => {
      for (const other of others) {
        const changed = lines.map((line, at) => (at === index ? other : line)).join('\n');
        const found = await this.changes(file, changed, result, body);
        if (found?.length) {
          return found;
        }
      }
      return [];
    };
    // The tools wait for the disk now and then.
    const limit = pLimit(2);
    return Promise.all(
      lines.map(async (line, index) => {
        const tried = otherValues(line, source.lang, body).map((others) =>
          limit(firstChanges, index, others),
        );
        return [...new Set((await Promise.all(tried)).flat())].sort((a, b) => a - b);
      }),
    );
  }

  /** The lines of a result that change with a file's new content; undefined if the commands' exit status changes, too. */
  private async changes(
    file: string,
    text: string,
    result: Step,
    body: string,
  ): Promise<number[] | undefined> {
    const {start, context} = this;
    return (
      start &&
      inCopy(start, context, async (session) => {
        writeFileSync(path.join(session.root, file), text);
        let printed = '';
        for (const {body: commands, status} of start.runs) {
          const outcome = await session.run(
            toLoopback(commands, context.machine),
            status > 0 ? 'fails' : 'run',
          );
          if (outcome.status !== status || outcome.early) {
            return undefined;
          }
          printed = outcome.output;
        }
        const other = readResult(result, session, printed, context);
        const rules = result.kind === 'output' ? context.options.output : undefined;
        return other === undefined ? undefined : changedLines(body, other, rules);
      })
    );
  }

  private number(step: Step): number {
    return numbered(this.steps).indexOf(step);
  }
}
