/** Copies of a page's session, for commands that must not affect the page. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Options} from './options';
import type {Machine} from './present';
import {Session, layout, sessionEnvironment} from './session';

/** A state of a page: the root of its session, and the current directory under it. */
export interface State {
  root: string;
  cwd: string;
}

export interface RunContext {
  options: Options;
  machine: Machine;
  update: boolean;
  /** Whether to relate lines, which takes a run for each value of a page's files. */
  traces: boolean;
}

/** Copies a state into another root, or only some of its folders; cp keeps modes, times and links. */
export function copyState(from: string, to: string, folders = ['home', 'xdg', layout.tmp]): void {
  mkdirSync(to, {recursive: true});
  execFileSync('cp', ['-Rp', ...folders.map((folder) => path.join(from, folder)), to]);
}

export const startSession = ({root, cwd}: State, {options, machine}: RunContext) =>
  Session.start({
    root,
    cwd,
    seconds: options.seconds,
    environment: sessionEnvironment(root, machine.loopback, options.environment),
  });

export const remove = (root: string) => rmSync(root, {recursive: true, force: true, maxRetries: 3});

let copies = 0;

/** Uses a session that starts in a copy of a state. */
export async function inCopy<Result>(
  from: State,
  context: RunContext,
  use: (session: Session) => Promise<Result>,
): Promise<Result> {
  const root = `${from.root}-${(copies += 1)}`;
  copyState(from.root, root);
  const session = await startSession({root, cwd: from.cwd}, context);
  try {
    return await use(session);
  } finally {
    await session.end();
    remove(root);
  }
}
