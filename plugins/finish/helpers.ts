/** Processes that help the build: it is one thread for most of its time, while the other cores idle. */
import {fork, type ChildProcess} from 'node:child_process';
import {availableParallelism, constants, setPriority} from 'node:os';
import path from 'node:path';
import {execArgv} from '../../lib/forkOptions';
import type {Answer, Jobs, Request} from './helper';

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A process, and those who wait for its answers. */
interface Helper {
  process: ChildProcess;
  waiting: Map<number, Waiting>;
}

/** As many processes as run beside the build itself. */
export const HELPERS = Math.max(1, availableParallelism() - 1);

/** A process without work does not keep the build from ending; it ends with the build. */
function setRef({process: child, waiting}: Helper): void {
  if (waiting.size > 0) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Has a job done by a helping process; fails with the error of the job, or of a process that ended. */
export interface Help {
  <Kind extends keyof Jobs>(
    kind: Kind,
    job: Parameters<Jobs[Kind]>[0],
  ): Promise<Awaited<ReturnType<Jobs[Kind]>>>;
  /** Ends the processes that have no work, and with them what they keep in memory. Another job starts new ones. */
  end(): void;
}

/**
 * @param width number of processes; each starts with the first job that finds the others at work
 * @param priority of the processes, see `os.setPriority`
 */
export function createHelp(width: number, priority?: number): Help {
  const helpers: Helper[] = [];
  let count = 0;

  function start(): Helper {
    const child = fork(path.join(__dirname, 'helper.ts'), {
      execArgv,
      // Keeps bytes as they are.
      serialization: 'advanced',
    });
    const helper: Helper = {process: child, waiting: new Map()};
    helpers.push(helper);
    if (priority !== undefined && child.pid !== undefined) {
      setPriority(child.pid, priority);
    }
    child.on('message', ({id, result, error}: Answer) => {
      const waiting = helper.waiting.get(id);
      helper.waiting.delete(id);
      setRef(helper);
      if (error === undefined) {
        waiting?.resolve(result as never);
      } else {
        waiting?.reject(new Error(error));
      }
    });
    function end(reason: string): void {
      const index = helpers.indexOf(helper);
      if (index >= 0) {
        helpers.splice(index, 1);
      }
      helper.waiting.forEach(({reject}) => reject(new Error(`A helping process ended: ${reason}`)));
      helper.waiting.clear();
    }
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(signal ?? `status ${code}`));
    return helper;
  }

  /** The helper with the least work; a new one while all have some. */
  function choose(): Helper {
    const [idlest] = [...helpers].sort((a, b) => a.waiting.size - b.waiting.size);
    return idlest && (idlest.waiting.size === 0 || helpers.length >= width) ? idlest : start();
  }

  const help = (kind: keyof Jobs, job: unknown) =>
    new Promise<never>((resolve, reject) => {
      const helper = choose();
      const id = count++;
      helper.waiting.set(id, {resolve, reject});
      setRef(helper);
      helper.process.send({id, kind, job: job as never} satisfies Request);
    });
  return Object.assign(help, {
    end() {
      for (const helper of helpers.filter(({waiting}) => waiting.size === 0)) {
        helpers.splice(helpers.indexOf(helper), 1);
        helper.process.disconnect();
      }
    },
  });
}

/**
 * Helps from the time that the content is known to the end. Its processes take what the build itself leaves of the cores:
 * cards, which need no page, are drawn beside the bundler and the framework's work on the pages.
 */
export const help = createHelp(HELPERS, constants.priority.PRIORITY_BELOW_NORMAL);

/** Has every process loaded before the first page is finished. */
export async function getReady(): Promise<void> {
  await Promise.all(Array.from({length: HELPERS}, () => help('load', undefined)));
}

/**
 * Does `act` for each item, `width` at a time, and gives the results in the order of the items.
 *
 * @param act its second argument is the number of the one that does it, below `width`
 */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  width: number,
  act: (item: Item, worker: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function work(worker: number): Promise<void> {
    for (const [index, item] of queue) {
      results[index] = await act(item, worker);
    }
  }
  await Promise.all(Array.from({length: width}, (_, worker) => work(worker)));
  return results;
}
