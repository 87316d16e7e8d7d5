/** Runs one page in a session of its own. */
import {mkdirSync} from 'node:fs';
import {layout} from './environment';
import {copyFolders} from './folders';
import type {Run} from './pages';
import {PageRunner} from './pageRunner';
import type {EndState, PageResult, RunOptions} from './results';
import {Session} from './session';

/** Runs a page in `folder`, an empty directory, from `parent`, the state that the run names. */
export async function runPage(
  run: Run,
  folder: string,
  parent: EndState | undefined,
  options: RunOptions,
): Promise<PageResult> {
  const started = performance.now();
  mkdirSync(folder, {recursive: true});
  if (parent) {
    copyFolders(parent.root, folder, ['home', 'xdg']);
  }
  const session = await Session.start(folder, parent?.cwd ?? layout.home, options.loopback, options.seconds);
  const runner = new PageRunner(run, session, new Map(parent?.written), options);
  try {
    const complete = await runner.run();
    const state = complete && {root: session.root, cwd: session.cwd, written: runner.written};
    const seconds = (performance.now() - started) / 1000;
    return {
      run,
      steps: runner.steps,
      proofs: runner.proofs,
      seconds,
      faults: runner.faults,
      rewrites: runner.rewrites,
      elisions: runner.elisions,
      shown: runner.shown,
      ...(state && {state}),
    };
  } finally {
    await session.end();
  }
}
