import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {encodePath} from '../../engine/addresses';
import type {Capability} from '../../engine/capability';
import {quantity} from '../../engine/quantity';
import {diffLines, readLines} from './compare';

export interface Options {
  /** Returns a line without what may differ between runs, such as durations. */
  normalize: (line: string) => string;
}

/** Compares the Markdown copy of each page with that of another version, and writes the differences next to it; see README.md. */
export function versionDifferences({normalize}: Options): Capability {
  return {
    name: 'version-differences',
    needs: {'markdown-copies': 'it compares the copies of pages'},
    async site({outDir, url, articles}) {
      const fileIn = (route: string, name: string) => path.join(outDir, route, name);
      async function readPage(route: string) {
        const copy = await readFile(fileIn(route, 'index.md'), 'utf8');
        // The line that names the page's address always differs.
        return readLines(copy, normalize).filter(({text}) => !text.includes(`<${url}${encodePath(route)}>`));
      }
      // Posts have no versions, and unlisted pages no copy.
      const pages = articles.filter(({day, route}) => !day && existsSync(fileIn(route, 'index.md')));
      const versions = [...new Set(pages.map(({section}) => section))];
      for (const newer of pages) {
        const version = versions[versions.indexOf(newer.section) + 1];
        const older = pages.find(({id, section}) => id === newer.id && section === version);
        if (older) {
          const hunks = diffLines(await readPage(older.route), await readPage(newer.route));
          const title = `${newer.title}: ${quantity(hunks.length, 'change')} from ${older.section} to ${newer.section}`;
          const names = [`--- ${older.section}`, `+++ ${newer.section}`];
          const diff = [title, '', ...names, ...hunks.flat(), ''].join('\n');
          await writeFile(fileIn(newer.route, 'differences.txt'), diff);
          // The oldest version is compared with the one after it.
          if (version === versions.at(-1)) {
            await writeFile(fileIn(older.route, 'differences.txt'), diff);
          }
        }
      }
    },
  };
}
