/** Checks the content of the site, as its build and its preview do, without either. */
import {siteDir} from '../../config/pages';
import {formatProblem} from '../../lib/examplePage';
import {createCheck} from './check';

const {findings, pages} = createCheck(siteDir)();
findings.forEach((finding) => console.error(formatProblem(finding)));
console.log(`${pages} pages, ${findings.length} mistakes`);
if (findings.length > 0 || pages === 0) {
  process.exitCode = 1;
}
