/** One bash per page: blocks go in one after the other, state stays. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Duplex} from 'node:stream';
import {setTimeout} from 'node:timers/promises';
import {open} from 'node:fs/promises';

const driver = path.join(__dirname, 'driver.sh');

/**
 * Where a session lives below its private root. The root mirrors the layout that a reader has, so that relative paths
 * which the tools print (`../../../tmp/holos.validate1/…`) come out the same, and an absolute path becomes readable by
 * dropping the root.
 */
export const layout = {home: 'home/you', tmp: 'tmp', cache: 'xdg/cache', control: 'control'};

/**
 * The whole environment of a session. It is built from nothing, so that no setting or locale of the writer can reach an
 * example.
 *
 * @param proxy address of the server that refuses other hosts, so that an example that needs the network fails everywhere
 */
export function sessionEnvironment(
  root: string,
  proxy: string,
  further: Record<string, string>,
): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    // npm puts the site's own commands on the PATH; a reader does not have them.
    .filter((entry) => entry.startsWith('/') && !entry.includes('/node_modules/'));
  return {
    ...further,
    PATH: folders.join(path.delimiter),
    HOME: path.join(root, layout.home),
    TMPDIR: path.join(root, layout.tmp),
    XDG_CACHE_HOME: path.join(root, layout.cache),
    XDG_CONFIG_HOME: path.join(root, 'xdg/config'),
    XDG_DATA_HOME: path.join(root, 'xdg/data'),
    XDG_STATE_HOME: path.join(root, 'xdg/state'),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TERM: 'dumb',
    NO_COLOR: '1',
    TZ: 'UTC',
    USER: 'you',
    SHELL: '/bin/bash',
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    http_proxy: proxy,
    https_proxy: proxy,
    NO_PROXY: '127.0.0.1,localhost',
    no_proxy: '127.0.0.1,localhost',
  };
}

export interface Outcome {
  /** What the block printed, stdout and stderr as they came. */
  output: string;
  status: number;
  /** Line of the block's body that `status` belongs to, counted from 1. */
  line: number;
  /** Whether a command before the last one failed. */
  early: boolean;
  /** Set when the block did not end by itself: nothing can run after it. */
  dead?: string;
}

/** What driver.sh is asked to run a block as. */
export type Request = 'run' | 'fails' | 'proof';

const running = new Set<Session>();

export function killSessions(): void {
  for (const session of running) {
    session.kill();
  }
}

export interface Start {
  /** An empty folder, or a copy of another session's. */
  root: string;
  /** The current directory, below the root. */
  cwd: string;
  environment: NodeJS.ProcessEnv;
  seconds: number;
}

/** A shell with a private root; `layout` has what lives where. */
export class Session {
  private replies: AsyncIterator<string>;
  private seen = 0;

  private constructor(
    readonly root: string,
    private readonly child: ChildProcess,
    private readonly output: string,
    public cwd: string,
    private readonly seconds: number,
  ) {
    this.replies = createInterface({input: child.stdio[4] as Duplex})[Symbol.asyncIterator]();
    running.add(this);
  }

  static async start({root, cwd, environment, seconds}: Start): Promise<Session> {
    for (const folder of Object.values(layout)) {
      mkdirSync(path.join(root, folder), {recursive: true});
    }
    const control = path.join(root, layout.control);
    const output = path.join(control, 'output');
    // Appending, as two writers share it; a file, because a pipe would wait for background commands.
    const file = await open(output, 'a');
    const child = spawn('bash', ['--noprofile', '--norc', driver, control, root], {
      cwd: path.join(root, cwd),
      env: environment,
      // Its own process group: killing the group ends everything that the commands started.
      detached: true,
      stdio: ['ignore', file.fd, file.fd, 'pipe', 'pipe'],
    });
    child.on('error', () => {});
    (child.stdio[3] as Duplex).on('error', () => {});
    await file.close();
    return new Session(root, child, output, cwd, seconds);
  }

  /** Runs a block: each command has to succeed; with `fails`, the last one has to fail. */
  async run(code: string, request: Request): Promise<Outcome> {
    writeFileSync(path.join(this.root, layout.control, 'block'), code);
    (this.child.stdio[3] as Duplex).write(`${request}\n`);
    const timer = new AbortController();
    const timeout = setTimeout(this.seconds * 1000, 'timeout' as const, {signal: timer.signal});
    timeout.catch(() => {});
    const reply = await Promise.race([this.replies.next(), timeout]);
    timer.abort();
    if (reply === 'timeout') {
      return this.ended(`took longer than ${this.seconds} s and was killed`);
    }
    if (reply.done) {
      return this.ended('ended the shell; a block must not exit it');
    }
    const [, status, left, line, cwd = ''] = /^(\d+) (\d+) (\d+) (.*)$/.exec(reply.value) ?? [];
    // Outside, a command could read or change files of others.
    if (!`${cwd}/`.startsWith(`${this.root}/`)) {
      return this.ended(`left the home directory for ${cwd}`);
    }
    this.cwd = cwd.slice(this.root.length + 1);
    return {output: this.readOutput(), status: Number(status), line: Number(line), early: left !== '0'};
  }

  async end(): Promise<void> {
    (this.child.stdio[3] as Duplex).write('quit\n');
    const {pid, exitCode, signalCode} = this.child;
    if (pid !== undefined && exitCode === null && signalCode === null) {
      await once(this.child, 'exit');
    }
    this.kill();
    rmSync(path.join(this.root, layout.control), {recursive: true, force: true});
  }

  kill(): void {
    running.delete(this);
    try {
      if (this.child.pid !== undefined) {
        process.kill(-this.child.pid, 'SIGKILL');
      }
    } catch {
      // The group is gone already.
    }
  }

  private ended(dead: string): Outcome {
    this.kill();
    return {output: this.readOutput(), status: -1, line: 1, early: false, dead};
  }

  private readOutput(): string {
    const size = statSync(this.output).size;
    const text = readFileSync(this.output).subarray(this.seen, size).toString('utf8');
    this.seen = size;
    return text;
  }
}
