/** Copies of a page's session, for commands that must not affect the page. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Cluster} from './cluster';
import {originOn, useGitHost} from './gitHost';
import type {Options} from './options';
import {type Machine, servedGitHost} from './present';
import {Session, type SessionState, layout, sessionEnvironment} from './session';

export interface RunContext {
  options: Options;
  machine: Machine;
  update: boolean;
  /** For the blocks that run in a cluster. */
  cluster?: Cluster;
}

/** Copies a state into the folder of another; cp keeps modes, times and links. */
export const copyState = (from: string, to: string) =>
  execFileSync('cp', ['-Rp', path.join(from, 'home'), path.join(from, layout.tmp), to]);

export function startSession(
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

/** Removes a private folder; a command that was just killed may still be writing into it. */
export const remove = (folder: string) =>
  rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});

/** Uses a session that starts in a copy of a state, and reaches the cluster if it's given. */
export async function inCopy<Result>(
  from: SessionState,
  context: RunContext,
  use: (session: Session) => Promise<Result>,
  cluster?: Cluster,
): Promise<Result> {
  const root = mkdtempSync(`${from.root}-`);
  copyState(from.root, root);
  const {gitHost} = context.machine;
  const served = servedGitHost(context.machine, path.basename(from.root));
  const access = cluster && {KUBECONFIG: cluster.kubeconfig, ...originOn(served)};
  const session = startSession({root, cwd: from.cwd}, context, access);
  try {
    if (cluster && gitHost !== undefined) {
      await session.run(useGitHost(gitHost, served), 'run');
    }
    return await use(session);
  } finally {
    await session.end();
    remove(root);
  }
}
