/** Two headings or elements of a page with the same id. */
import {findIds} from './headingIds';
import type {Rule} from '../rule';

export const idRule: Rule = (page, report) => {
  const taken = new Map<string, number>();
  for (const {id, line} of findIds(page)) {
    const former = taken.get(id);
    if (former !== undefined) {
      const remedy = 'give one of them another id, as in {#other-id}';
      report(line, `the id ${id} is also that of line ${former}`, remedy);
    }
    taken.set(id, former ?? line);
  }
};
