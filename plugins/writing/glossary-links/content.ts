import type {ContentCheck} from '../../engine/content';
import {findIds} from '../../engine/headingIds';

/** A check that each glossary explains each term: without its heading, all uses of a term link to the top of the page. */
export const checkTerms =
  (terms: readonly string[], isGlossary: (file: string) => boolean): ContentCheck =>
  ({pages}) =>
    pages
      .filter(({file}) => isGlossary(file))
      .flatMap((page) => {
        const ids = new Set(findIds(page).map(({id}) => id));
        return terms
          .filter((term) => !ids.has(term))
          .map((term) => ({
            file: page.file,
            line: 1,
            message: `no heading has the id ${term}, to which other pages link where they use the term`,
            remedy: `write it, as in ## Term {#${term}}, or remove the term from the options of glossary-links`,
            severity: 'warning' as const,
          }));
      });
