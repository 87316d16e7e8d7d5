import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {encodePath, withBase} from '../../engine/addresses';
import {CLICK_WAITS} from '../../engine/dom';
import type {Capability} from '../../engine/capability';
import {diffLines, readLines} from './compare';
import {COUNTS, WHERE, sayDifferences} from './names';

const NAME = 'version-differences';
const FILE = 'differences.txt';

interface Options {
  /** Returns a line without what may differ between runs, such as durations. */
  normalize?(line: string): string;
}

/** Writes the number of changes into a page's links, which name the other version. If nothing differs, they lead nowhere. */
const fillLinks = (html: string, count: number) =>
  html.replace(
    new RegExp(`<a ([^>]*\\bdata-differences="(${WHERE})"[^>]*)>[^<]*`, 'g'),
    (_, attributes: string, where: string) =>
      `<a ${count > 0 ? attributes : attributes.replace(/\bhref=\S+ ?/, '')}>${sayDifferences(count, where)}`,
  );

/**
 * Shows the lines in which a page differs from the same page of another version: compares the Markdown copies of pages, and writes
 * the differences next to each page. See README.md.
 */
export function versionDifferences({normalize}: Options = {}): Capability {
  return {
    name: NAME,
    client: ['client/open.ts', 'differences.css'].map((file) => path.join(__dirname, file)),
    // With static-first, a click on the link waits for React.
    metas: {[CLICK_WAITS]: `${FILE}$`},
    // The preview has no files to show.
    data: process.env.NODE_ENV === 'production' ? FILE : undefined,
    needs: {'markdown-copies': 'it compares the copies of pages'},
    async site({outDir, url, baseUrl, articles}) {
      const fileIn = (route: string, name: string) => path.join(outDir, route, name);
      const counts: Record<string, number> = {};
      async function readPage(route: string) {
        const copy = await readFile(fileIn(route, 'index.md'), 'utf8');
        // The line that names the page's address always differs.
        return readLines(copy, normalize).filter(({text}) => !text.includes(`<${url}${encodePath(route)}>`));
      }
      async function publish(route: string, diff: string, count: number) {
        await writeFile(fileIn(route, FILE), diff);
        const page = fileIn(route, 'index.html');
        await writeFile(page, fillLinks(await readFile(page, 'utf8'), count));
        counts[withBase(baseUrl, encodePath(route))] = count;
      }
      const pages = articles.filter(({day, route}) => !day && existsSync(fileIn(route, 'index.md')));
      const sections = new Map(pages.map(({section, instance}) => [section, instance]));
      for (const newer of pages) {
        const versions = [...sections.keys()].filter((name) => sections.get(name) === newer.instance);
        const version = versions[versions.indexOf(newer.section) + 1];
        const older = pages.find(({id, section}) => id === newer.id && section === version);
        if (older) {
          const hunks = diffLines(await readPage(older.route), await readPage(newer.route));
          const diff = [`--- ${older.section}`, `+++ ${newer.section}`, ...hunks.flat(), ''].join('\n');
          await publish(newer.route, diff, hunks.length);
          // The oldest version is compared with the one after it.
          if (version === versions.at(-1)) {
            await publish(older.route, diff, hunks.length);
          }
        }
      }
      await writeFile(path.join(outDir, COUNTS), JSON.stringify(counts));
    },
  };
}
