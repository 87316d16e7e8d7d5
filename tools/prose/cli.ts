/** Checks the prose of every page against the rules of STYLE.md that a machine can see. */
import {pages} from '../../config/pages';
import {readProse} from './page';
import {problemsOf} from './rules';

const files = pages
  .all()
  .map(({source}) => source)
  .filter((source) => /\.mdx?$/.test(source));

const problems = files.sort().flatMap((file) => problemsOf(readProse(file)));
for (const {file, line, message} of problems) {
  console.error(`${file}:${line}: ${message}`);
}
console.log(`${files.length} pages of prose, ${problems.length} faults`);
if (problems.length > 0 || files.length === 0) {
  process.exitCode = 1;
}
