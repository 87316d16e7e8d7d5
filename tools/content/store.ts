/** What was read of the pages, kept from one build to the next: to read a page takes 10 ms. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {ContentCache, programsIn} from '../../lib/contentCache';
import {unreleasedFile} from '../../lib/pages';
import type {Facts} from './facts';

/** All that says what is read of a text: the programs, and the versions that tell which pages there are. */
function sourcesOf(siteDir: string): string[] {
  const programs = programsIn(path.join(siteDir, 'lib'), path.join(siteDir, 'tools/content'));
  const files = ['versions.json', unreleasedFile].map((file) => {
    try {
      return readFileSync(path.join(siteDir, file), 'utf8');
    } catch {
      // A site that has released nothing has no versions.json.
      return '';
    }
  });
  return [programs, ...files];
}

/** Keeps the facts of all pages together; who takes them compares the texts. */
export interface Store {
  load(): Facts[];
  save(facts: readonly Facts[]): void;
}

export function createStore(siteDir: string): Store {
  const cache = new ContentCache(siteDir, 'content');
  const key = [...sourcesOf(siteDir), process.version];
  return {
    load() {
      const found = cache.findSync(key);
      return found ? (deserialize(found) as Facts[]) : [];
    },
    save: (facts: readonly Facts[]) => cache.keepSync(key, serialize(facts)),
  };
}
