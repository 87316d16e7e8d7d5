/** What is said of a mistake in the content: where it is, what is wrong, and how to mend it. */
import {distance} from '../../lib/distance';
import type {Problem} from '../../lib/examplePage';

/**
 * - `mistake`: somebody has to change the file. Stops the preview's page, the build and the checks.
 * - `unfinished`: a command has to be run. The preview says so and goes on, as a page is written before it is run.
 * - `warning`: what the specification only warns of.
 */
export type Gravity = 'mistake' | 'unfinished' | 'warning';

/** One thing to mend. */
export interface Finding extends Problem {
  gravity: Gravity;
}

/** Collects what is found in one file. */
export type Report = (line: number, message: string, gravity?: Gravity) => void;

/** A list to report to, and the function that fills it. */
export function reporter(file: string): {found: Finding[]; report: Report} {
  const found: Finding[] = [];
  return {
    found,
    report: (line, message, gravity = 'mistake') => found.push({file, line, message, gravity}),
  };
}

/** More names than these are not listed in a message. */
const LISTED = 12;

/** The known name that was most likely meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({name, steps: distance(word.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, word.length / 3) ? best.name : undefined;
}

/** What to write instead of an unknown word: the nearest known one, or all of them where they are few. */
export function instead(word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  const isShort = known.length > (guess ? 1 : 0) && known.length <= LISTED;
  const list = isShort ? `known: ${known.join(', ')}` : '';
  return [guess && `did you mean ${guess}?`, list].filter(Boolean).join(' ') || 'there is none like it';
}
