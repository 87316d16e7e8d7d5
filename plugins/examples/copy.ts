/** Copies of a page's session, for commands that must not affect the page. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Options} from './options';
import type {Machine} from './present';
import {Session, type SessionState, layout, sessionEnvironment} from './session';

export interface RunContext {
  options: Options;
  machine: Machine;
  update: boolean;
  /** Whether to relate lines, which takes a run for each value of a page's files. */
  traces: boolean;
}

/** Copies a state into the folder of another; cp keeps modes, times and links. */
export const copyState = (from: string, to: string) =>
  execFileSync('cp', ['-Rp', path.join(from, 'home'), path.join(from, layout.tmp), to]);

export function startSession(state: SessionState, {options, machine}: RunContext): Session {
  const environment = sessionEnvironment(state.root, machine.loopback, options.environment);
  return new Session(state, environment, options.seconds);
}

/** Removes a private folder; a command that was just killed may still be writing into it. */
export const remove = (folder: string) =>
  rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});

/** Uses a session that starts in a copy of a state. */
export async function inCopy<Result>(
  from: SessionState,
  context: RunContext,
  use: (session: Session) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(`${from.root}-`);
  copyState(from.root, root);
  const session = startSession({root, cwd: from.cwd}, context);
  try {
    return await use(session);
  } finally {
    await session.end();
    remove(root);
  }
}
