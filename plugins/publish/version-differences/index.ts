import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {encodePath} from '../../engine/addresses';
import {CLICK_WAITS} from '../../engine/dom';
import {call, checkOptions, keysOf} from '../../engine/options';
import type {Step} from '../../engine/step';
import {differences, linesOf} from './compare';

const NAME = 'version-differences';
const FILE = 'differences.txt';

/** Shows the lines in which a page differs from the same page of another version; see README.md. */
export default function versionDifferences(): Plugin {
  return {
    name: NAME,
    contentLoaded({actions}) {
      // The preview has no files to show.
      if (process.env.NODE_ENV === 'production') {
        actions.setGlobalData(FILE);
      }
    },
    // With plugins/shell/static-first, a click on the link waits for React.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: CLICK_WAITS, content: `${FILE}$`}}],
    }),
    getClientModules: () =>
      ['../../engine/controls.css', 'client/open.ts', 'differences.css'].map((file) =>
        path.join(__dirname, file),
      ),
  };
}

interface Options {
  /** Returns the form in which a line is compared. */
  normalize?(line: string): string;
}

const schema = keysOf<Options>({normalize: call});

/** A step that compares the Markdown copies of pages, and writes the differences next to each page. */
export function comparePages(options: Options = {}): Step {
  const {normalize} = checkOptions('version-differences: comparePages', schema, options);
  return {
    name: NAME,
    needs: {'markdown-copies': 'it compares the copies of pages'},
    async site({outDir, url, articles}) {
      const fileOf = (route: string, name: string) => path.join(outDir, route, name);
      async function read(route: string) {
        const copy = await readFile(fileOf(route, 'index.md'), 'utf8');
        // The line that names the page's address always differs.
        return linesOf(copy, normalize).filter(({text}) => !text.includes(`<${url}${encodePath(route)}>`));
      }
      const pages = articles.filter(({day, route}) => !day && existsSync(fileOf(route, 'index.md')));
      const versions = [...new Set(pages.map(({section}) => section))];
      for (const newer of pages) {
        const older = versions[versions.indexOf(newer.section) + 1];
        const twin = pages.find(({id, section}) => id === newer.id && section === older);
        if (twin) {
          const lines = differences(await read(twin.route), await read(newer.route));
          const text = [`--- ${older}`, `+++ ${newer.section}`, ...lines, ''].join('\n');
          const shown = lines.length > 0 ? text : 'No lines differ.\n';
          await writeFile(fileOf(newer.route, FILE), shown);
          // The oldest version is compared with the one after it.
          if (older === versions.at(-1)) {
            await writeFile(fileOf(twin.route, FILE), shown);
          }
        }
      }
    },
  };
}
