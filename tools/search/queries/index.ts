/**
 * What people type into the search, and where a fair reader would want to land. Each question was written before any
 * engine was asked: see README.md.
 */
import {errors} from './errors';
import {identifiers} from './identifiers';
import type {Query} from './list';
import {misspelt} from './misspelt';
import {questions} from './questions';
import {situations} from './situations';
import {tasks} from './tasks';
import {terms} from './terms';

export type {Kind, Query} from './list';
export {judging} from './judging';

/** The questions that weights and words are tuned by. */
export const tuned: readonly Query[] = [
  ...tasks,
  ...situations,
  ...terms,
  ...identifiers,
  ...errors,
  ...misspelt,
  ...questions,
];

/** Words that no page has: none of them may have an answer. */
export const unknown: readonly string[] = [
  'xylophone',
  'zzzz',
  'жжж',
  'wordpress',
  'blockchain',
  'photosynthesis',
  'qwertyuiop',
  'quetzalcoatl',
  'mongodb',
  'terraform',
];
