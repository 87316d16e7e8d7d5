/** Fetches what the search needs, when it is needed, and once. */
import {SEARCH_FOLDER, TEXT_FOLDER, type Block, type SearchIndex} from '@site/lib/searchIndex';
import {base} from '../base';
import {earlyDialog} from './earlyDialog';
import {vocabularyOf, type Vocabulary} from './vocabulary';

const loading = new Map<string, Promise<unknown>>();

/** Texts that have arrived. */
const texts = new Map<string, readonly (readonly Block[])[]>();

/** Asks for a file, unless the early dialog has asked for it: once, as an answer can be read only once. */
function ask(address: string): Promise<Response> {
  const early = earlyDialog();
  const asked = early?.dataset.index === address ? early.asked : undefined;
  if (asked) {
    delete early?.asked;
  }
  // What did not arrive then may arrive now.
  return (
    asked?.then(
      (response) => (response.ok ? response : fetch(address)),
      () => fetch(address),
    ) ?? fetch(address)
  );
}

/** A file of the site; one that did not arrive is asked for again the next time. */
function load<Content>(path: string, read: (content: never) => Content): Promise<Content> {
  const former = loading.get(path) as Promise<Content> | undefined;
  if (former) {
    return former;
  }
  const fetched = ask(base + path)
    .then((response) => {
      if (!response.ok) {
        throw new Error(`${path}: ${response.status}`);
      }
      return response.json() as Promise<never>;
    })
    .then(read);
  loading.set(path, fetched);
  fetched.catch(() => loading.delete(path));
  return fetched;
}

/**
 * Loads the index of a part of the site: a version of the docs, or the blog.
 *
 * @throws when it is not there, as in the live preview, or does not arrive; the next call tries again
 */
export function loadIndex(section: string): Promise<Vocabulary> {
  return load(`${SEARCH_FOLDER}/${section}.json`, (index: SearchIndex) => vocabularyOf(index));
}

/** The blocks of each section in a file of texts; of none if they do not arrive, as a result is one without its excerpt. */
export function loadText(file: string): Promise<readonly (readonly Block[])[]> {
  return load(`${TEXT_FOLDER}/${file}`, (blocks: Block[][]) => {
    texts.set(file, blocks);
    return blocks;
  }).catch(() => []);
}

/** The same, if it has arrived. */
export const loadedText = (file: string): readonly (readonly Block[])[] | undefined => texts.get(file);
