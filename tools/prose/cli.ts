/** Checks the prose of every page against the rules of STYLE.md that a machine can see. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readProse} from './page';
import {problemsOf} from './rules';

const folders = ['docs', 'versioned_docs', 'blog', 'src/pages'];

const files = folders.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name)),
);

const problems = files.sort().flatMap((file) => problemsOf(readProse(file)));
for (const {file, line, message} of problems) {
  console.error(`${file}:${line}: ${message}`);
}
console.log(`${files.length} pages of prose, ${problems.length} faults`);
if (problems.length > 0 || files.length === 0) {
  process.exitCode = 1;
}
