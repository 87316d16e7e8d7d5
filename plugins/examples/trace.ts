/** Relates lines of a page's files to lines of its results: changes one value at a time, and runs the commands again. */
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {type CodeBlock, numbered} from './codeBlocks';
import {changedLines} from './compare';
import {type RunContext, copyState, inCopy, remove} from './copy';
import {readResult, toLoopback} from './present';
import type {SessionState} from './session';
import {otherValues} from './values';

/** Follows the run of a page, and relates the lines of its traced blocks. */
export class Tracer {
  /**
   * The line of a file, then the lines of a result that it changes, with the number of their blocks: by `1:14 9:3,7`,
   * line 14 of block 1 changes lines 3 and 7 of block 9.
   */
  readonly related: string[] = [];
  /** The blocks of the page's files, by path under the root. */
  private readonly files = new Map<string, CodeBlock>();
  /** The state after the last file, and the commands since then. */
  private start: (SessionState & {runs: CodeBlock[]}) | undefined;

  constructor(
    private readonly blocks: CodeBlock[],
    private readonly context: RunContext,
  ) {}

  fileWritten(block: CodeBlock, file: string): void {
    this.files.set(file, block);
    if (this.start) {
      remove(this.start.root);
    }
    this.start = undefined;
  }

  /** Keeps the state before the commands that make a traced block. */
  beforeRun(block: CodeBlock, {root, cwd}: SessionState): void {
    const rest = this.blocks.slice(this.blocks.indexOf(block));
    const makesTraced = rest.find(({kind, traced}) => traced || kind === 'file')?.traced;
    if (this.context.traces && !this.start && makesTraced) {
      this.start = {root: mkdtempSync(`${root}-start-`), cwd, runs: []};
      copyState(root, this.start.root);
    }
    this.start?.runs.push(block);
  }

  /** Finds the lines of the page's files that change a block, which shows `body` now. Returns false if there are none. */
  async trace(result: CodeBlock, body: string): Promise<boolean> {
    const former = this.related.length;
    const number = (block: CodeBlock) => numbered(this.blocks).indexOf(block);
    // Two at a time, because the tools sometimes wait for the disk.
    const limit = pLimit(2);
    for (const [file, source] of this.files) {
      const lines = this.linesToTry(file, source);
      /** The tools may reject a value, or another value may replace it, so several are tried. */
      const firstChanges = async (index: number, others: string[]): Promise<number[]> => {
        for (const other of others) {
          const text = lines.map((line, at) => (at === index ? other : line)).join('\n');
          const changed = await this.changes(file, text, result, body);
          if (changed?.length) {
            return changed;
          }
        }
        return [];
      };
      // A file that can't be parsed changes nothing only if the commands don't read it.
      const isRead = lines.length > 0 && (await this.changes(file, '{', result, body))?.length !== 0;
      const effects = (isRead ? lines : []).map(async (line, index) => {
        const values = otherValues(line, source.lang, body);
        const found = await Promise.all(values.map((others) => limit(firstChanges, index, others)));
        const changed = [...new Set(found.flat())].sort((a, b) => a - b);
        return changed.length > 0
          ? [`${number(source)}:${index + 1} ${number(result)}:${changed.join(',')}`]
          : [];
      });
      this.related.push(...(await Promise.all(effects)).flat());
    }
    return this.related.length > former;
  }

  /** The lines of a file; none if the commands have changed it since the page showed it. */
  private linesToTry(file: string, {body}: CodeBlock): string[] {
    const {start, context} = this;
    const text = start && readFileSync(path.join(start.root, file), 'utf8');
    return text === toLoopback(body, context.machine) ? text.split('\n') : [];
  }

  /** The lines of a result that change with a file's new content; undefined if the commands' exit status changes, too. */
  private async changes(
    file: string,
    text: string,
    result: CodeBlock,
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
          if (outcome.status !== status || outcome.failedEarly) {
            return undefined;
          }
          printed = outcome.output;
        }
        const other = readResult(result, session, printed, context.machine);
        const rules = result.kind === 'output' ? context.options.output : undefined;
        return other === undefined ? undefined : changedLines(body, other, rules);
      })
    );
  }
}
