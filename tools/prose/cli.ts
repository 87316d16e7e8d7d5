/** Checks the prose of every page against the rules of STYLE.md that a machine can see. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pages} from '../../config/pages';
import {checkProse} from './rules';

const files = pages
  .all()
  .map(({source}) => source)
  .filter((source) => /\.mdx?$/.test(source));

const problems = files
  .sort()
  .flatMap((file) => checkProse(readFileSync(path.join(pages.siteDir, file), 'utf8'), file));
for (const {file, line, message} of problems) {
  console.error(`${file}:${line}: ${message}`);
}
console.log(`${files.length} pages of prose, ${problems.length} faults`);
if (problems.length > 0 || files.length === 0) {
  process.exitCode = 1;
}
