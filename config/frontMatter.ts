import type {MarkdownConfig} from '@docusaurus/types';
import {lastUpdates, type LastUpdate} from './lastUpdates';
import {pages} from './pages';

let updates: Map<string, LastUpdate> | undefined;

/** The last commit of a page of the docs. In the preview, the framework shows an example of a date, so that it needs no Git. */
function lastUpdateOf(source: string): LastUpdate | undefined {
  if (process.env.NODE_ENV !== 'production') {
    return undefined;
  }
  updates ??= lastUpdates(pages.versions.map(({folder}) => folder));
  return updates.get(source);
}

/**
 * Adds `last_update` to the front matter of a page that doesn't have it: the date and author of its last commit. Removes
 * `search`, because the index of the search has these words.
 */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const {frontMatter: all, ...rest} = await params.defaultParseFrontMatter(params);
  const {search: _search, ...frontMatter} = all;
  const page = pages.of(params.filePath);
  const update = page && lastUpdateOf(page.source);
  return {...rest, frontMatter: {...(update && {last_update: update}), ...frontMatter}};
};
