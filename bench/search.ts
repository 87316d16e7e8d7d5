/**
 * How good the search is: `npm run bench:search`, after a build. Asks the questions of tools/search/queries and prints the
 * tables of tools/search/README.md; with the word `misses`, also what the first half misses.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {unreleased} from '../config/versions';
import {SEARCH_FOLDER, TEXT_FOLDER, type SearchIndex} from '../lib/searchIndex';
import {find} from '../src/search/find';
import {vocabularyOf} from '../src/search/vocabulary';
import {judge, table} from '../tools/search/judge';
import {judging, tuned, unknown} from '../tools/search/queries';

const build = path.join(__dirname, '..', 'build');
const start = `/docs/${unreleased.path}/`;
const source = readFileSync(path.join(build, SEARCH_FOLDER, `${unreleased.path}.json`), 'utf8');

const begun = performance.now();
const vocabulary = vocabularyOf(JSON.parse(source) as SearchIndex);
const loaded = performance.now();

const ask = (query: string) =>
  find(query, vocabulary).found.map(
    ({place: {page, anchor}}) => page.route.slice(start.length) + (anchor && `#${anchor}`),
  );

const halves = [judge(tuned, ask), judge(judging, ask)];
const asked = performance.now();

console.log(
  `| Kind | tuned by: first, in three | judged by: first, in three |\n|---|---|---|\n${table(halves)}`,
);
console.log(`unknown words with an answer: ${unknown.filter((word) => ask(word).length > 0).length}`);
const texts = readdirSync(path.join(build, TEXT_FOLDER)).map(
  (name) => gzipSync(readFileSync(path.join(build, TEXT_FOLDER, name))).length,
);
console.log(
  `index: ${gzipSync(source).length} bytes (gzip); text of a page: ` +
    `${Math.round(texts.reduce((sum, size) => sum + size, 0) / texts.length)} on average`,
);
console.log(
  `milliseconds: ${(loaded - begun).toFixed(0)} to take the index apart, ` +
    `${((asked - loaded) / (tuned.length + judging.length)).toFixed(1)} for a query`,
);
if (process.argv.includes('misses')) {
  for (const {query, got} of halves[0]?.misses ?? []) {
    console.log(
      `${query.kind} ${JSON.stringify(query.text)}: ${got.join(' ')}\n  not ${query.answers.join(' ')}`,
    );
  }
}
