/** What runs of pages need and leave behind. */
import type {Comparison} from './compare';
import type {PlacedElision, Shown} from './elisions';
import type {Run} from './pages';
import type {Problem, Step} from '../../lib/examplePage';
import type {Installed} from './tools';

/** A fault found by running, with a diff or the output that explains it. */
export interface Fault extends Problem {
  edits?: Comparison['edits'];
  printed?: string;
}

/** New text for the body of an output block. */
export interface Rewrite {
  step: Step;
  body: string;
}

/** The state that a page leaves for the pages that start from it. */
export interface EndState {
  root: string;
  cwd: string;
  /** Files that blocks wrote, by path below the root, with the place of the block. */
  written: Map<string, string>;
}

export interface PageResult {
  run: Run;
  /** What ran and what was compared, without the proofs. */
  steps: number;
  proofs: number;
  seconds: number;
  faults: Fault[];
  rewrites: Rewrite[];
  /** Of the first run of a page with several states. */
  elisions: PlacedElision[];
  /** Of its other runs: what each block was compared with, by its index among the page's steps. */
  shown: Map<number, Shown>;
  /** Missing when the page could not be run to its end. */
  state?: EndState;
}

export interface RunOptions {
  loopback: string;
  installed: Installed[];
  seconds: number;
  update: boolean;
}
