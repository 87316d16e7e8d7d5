/** What a release leaves to be written by a person. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createPages} from '../../lib/pages';
import type {Version} from '../../lib/versions';

/** How often the pages of a version name another one. */
export interface Mentions {
  files: number;
  lines: number;
}

/** Counts the lines that name a version in the pages of these versions. */
export function mentionsOf(name: string, versions: readonly Version[], root: string): Mentions {
  const counts = createPages(root, versions)
    .all()
    .filter((page) => page.version)
    .map(({source}) => readFileSync(path.join(root, source), 'utf8').split('\n'))
    .map((lines) => lines.filter((line) => line.includes(name)).length)
    .filter((count) => count > 0);
  return {files: counts.length, lines: counts.reduce((sum, count) => sum + count, 0)};
}

/** The list of what to do next, from the release of `from` to the first commit of `to`. */
export function whatIsLeft(from: string, to: string, {files, lines}: Mentions): string {
  return `${from} is the released version now, and docs/ is ${to}. What no program can write:

  blog/DATE-holos-${from}/index.mdx
      the post that says so
  versioned_docs/version-${from}/index.mdx
      the last section: what changed in these docs for the release
  versioned_docs/version-${from}/api/index.mdx
      a section "Moving on to ${to}", when it is known what that takes
  docs/index.mdx
      "Choose the API version": what is new in ${to}; the list of changes begins anew
  docs/api/index.mdx
      how to come from ${from} to ${to}
  docs/ names ${from} on ${lines} lines of ${files} pages (grep -rn ${from} docs)
      These stay until holos knows ${to}: the pages are what it was seen to do.

Now:

  npm run examples ${to} -- --update     with the tools, or leave it to CI: what was copied is what passed
  git add --all && git commit            pages show the day of their last commit, so before the tests
  npm test

Once holos knows ${to}: change docs/, then npm run schema -- DIR and npm run examples ${to} -- --update.
RELEASING.md has all of it.`;
}
