/**
 * Words by which readers look for a section and which its text lacks: other names of the thing, the situation that it
 * helps in, what another tool calls it. They hold for the section in every version that has it. What means the same
 * everywhere belongs to src/search/synonyms.ts instead.
 */
import {referenceWords} from './reference';
import {topicsWords} from './topics';
import {tutorialWords} from './tutorial';

/** Words, by the address of a section below a version of the docs: `topics/kargo/#the-kargo-resources`. */
export type SectionWords = Readonly<Record<string, string>>;

export const searchWords: SectionWords = {...tutorialWords, ...topicsWords, ...referenceWords};
