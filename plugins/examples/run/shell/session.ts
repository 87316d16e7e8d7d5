/** One bash per page, which runs the blocks one after the other and keeps its state. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Duplex} from 'node:stream';

const driver = path.join(__dirname, 'driver.sh');

/**
 * The layout of a session under its private root. The root mirrors a reader's layout, so that relative paths in outputs
 * (`../../../tmp/holos.validate1/…`) are the same as a reader's, and absolute paths become the same without the root.
 */
export const layout = {home: 'home/you', tmp: 'tmp', control: 'control'};

/**
 * The environment of a session. It inherits nothing, so that the writer's settings and locale don't affect an example.
 * The server at `proxy` rejects other hosts, so that an example that needs the network always fails.
 */
export function sessionEnvironment(
  root: string,
  proxy: string,
  further: Record<string, string>,
): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    // npm adds the site's own commands to the PATH, which readers don't have.
    .filter((entry) => entry.startsWith('/') && !entry.includes('/node_modules/'));
  return {
    // No cluster: without this address, kubectl tries port 8080.
    KUBECONFIG: '/dev/null',
    KUBERNETES_MASTER: 'http://127.0.0.1:1',
    ...further,
    PATH: folders.join(path.delimiter),
    HOME: path.join(root, layout.home),
    TMPDIR: path.join(root, layout.tmp),
    LC_ALL: 'C.UTF-8',
    TERM: 'dumb',
    NO_COLOR: '1',
    TZ: 'UTC',
    USER: 'you',
    SHELL: '/bin/bash',
    // curl ignores names in capitals.
    http_proxy: proxy,
    https_proxy: proxy,
    no_proxy: `127.0.0.1,localhost,${new URL(proxy).hostname}`,
  };
}

export interface BlockOutcome {
  /** The block's output, stdout and stderr in their order. */
  output: string;
  status: number;
  /** Line of the block's body that `status` belongs to, counted from 1. */
  line: number;
  /** Whether a command before the last one failed. */
  failedEarly: boolean;
  /** Set if the block had to be stopped, so that no other block can run. */
  stopped?: string;
}

const running = new Set<Session>();

/** Ends all sessions and what they have started. */
export function killSessions(): void {
  for (const session of running) {
    session.kill();
  }
}

/** Removes a private folder; a command that was just killed may still be writing into it. */
export const removeFolder = (folder: string) =>
  rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});

/** A state of a page: the root of its session, and the current directory under it. */
export interface SessionState {
  root: string;
  cwd: string;
}

/** A shell with a private root; `layout` defines its directories. */
export class Session {
  readonly root: string;
  cwd: string;
  private readonly output: string;
  private readonly child: ChildProcess;
  private readonly replies: AsyncIterator<string>;
  private seen = 0;

  /** Starts in an empty folder, or in a copy of another session's. */
  constructor(
    {root, cwd}: SessionState,
    env: NodeJS.ProcessEnv,
    private readonly seconds: number,
  ) {
    this.root = root;
    this.cwd = cwd;
    for (const folder of Object.values(layout)) {
      mkdirSync(path.join(root, folder), {recursive: true});
    }
    const control = path.join(root, layout.control);
    this.output = path.join(control, 'output');
    // Opened for appending, because two writers share it. It's a file, because a pipe would wait for background commands.
    const output = openSync(this.output, 'a');
    this.child = spawn('bash', ['--noprofile', '--norc', driver, control, root], {
      cwd: path.join(root, cwd),
      env,
      // Its own process group, so that killing the group ends all processes that the commands started.
      detached: true,
      stdio: ['ignore', output, output, 'pipe', 'pipe'],
    });
    this.child.on('error', () => {});
    (this.child.stdio[3] as Duplex).on('error', () => {});
    closeSync(output);
    this.replies = createInterface({input: this.child.stdio[4] as Duplex})[Symbol.asyncIterator]();
    running.add(this);
  }

  /** Runs a block. Each command must succeed; with `fails`, the last command must fail. */
  async run(code: string, mode: 'run' | 'fails' | 'proof'): Promise<BlockOutcome> {
    writeFileSync(path.join(this.root, layout.control, 'block'), code);
    (this.child.stdio[3] as Duplex).write(`${mode}\n`);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.kill();
    }, this.seconds * 1000);
    const reply = await this.replies.next();
    clearTimeout(timer);
    if (reply.done) {
      const late = `took longer than ${this.seconds} s and was killed`;
      return this.ended(isLate ? late : 'ended the shell; a block must not exit it');
    }
    const [, status, left, line, cwd = ''] = /^(\d+) (\d+) (\d+) (.*)$/.exec(reply.value) ?? [];
    // Outside the root, a command could read or change other files.
    if (!`${cwd}/`.startsWith(`${this.root}/`)) {
      return this.ended(`left the home directory for ${cwd}`);
    }
    this.cwd = cwd.slice(this.root.length + 1);
    return {output: this.readOutput(), status: Number(status), line: Number(line), failedEarly: left !== '0'};
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
      // The group has already ended.
    }
  }

  private ended(stopped: string): BlockOutcome {
    this.kill();
    return {output: this.readOutput(), status: -1, line: 1, failedEarly: false, stopped};
  }

  private readOutput(): string {
    const output = readFileSync(this.output);
    const text = output.subarray(this.seen).toString('utf8');
    this.seen = output.length;
    return text;
  }
}
