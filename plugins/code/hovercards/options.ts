import {checkOptions, keysOf, pattern} from '../../engine/options';

export interface Options {
  /** Matches the addresses of the pages that explain terms and names. */
  pages: RegExp;
}

const schema = keysOf<Options>({pages: pattern.required()});

export const checkPages = (name: string, given: Options) => checkOptions(name, schema, given);
