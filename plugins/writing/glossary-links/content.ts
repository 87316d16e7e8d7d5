import {checkOptions, call, keysOf, texts} from '../../engine/options';
import type {ContentCheck} from '../../engine/content';
import {idsOf} from '../headingIds';

interface Options {
  /** The ids of the terms. */
  terms: readonly string[];
  /** Whether a page explains the terms, given the path of its file from the site's folder. */
  isGlossary(file: string): boolean;
}

const schema = keysOf<Options>({terms: texts.required(), isGlossary: call.required()});

/** A check that each glossary explains each term: without its heading, all uses of a term link to the top of the page. */
export function checkTerms(options: Options): ContentCheck {
  const {terms, isGlossary} = checkOptions('glossary-links: checkTerms', schema, options);
  return ({pages}) =>
    pages
      .filter(({file}) => isGlossary(file))
      .flatMap((page) => {
        const ids = new Set(idsOf(page).map(({id}) => id));
        return terms
          .filter((term) => !ids.has(term))
          .map((term) => ({
            file: page.file,
            line: 1,
            message: `no heading has the id ${term}, to which other pages link where they use the term`,
            remedy: `write it, as in ## Term {#${term}}, or remove the term from the options of plugins/writing/glossary-links`,
            severity: 'warning' as const,
          }));
      });
}
