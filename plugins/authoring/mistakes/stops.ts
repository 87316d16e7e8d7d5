/** Which mistakes stop a run. Of no other file, as the framework's loader has Babel translate what the preset needs. */
import type {Problem} from '../../../lib/examplePage';

/** One thing to mend: see tools/content/finding.ts. */
export interface Finding extends Problem {
  gravity: 'mistake' | 'unfinished' | 'warning';
}

/** Checks all content, as it is now. */
export type Check = () => {findings: readonly Finding[]};

/**
 * What a run stops at: in a build also what a command has yet to be run for.
 *
 * @param mode `NODE_ENV`, by which the framework tells its commands apart
 */
export const stops =
  (mode: string | undefined) =>
  ({gravity}: Finding) =>
    gravity === 'mistake' || (gravity === 'unfinished' && mode === 'production');
