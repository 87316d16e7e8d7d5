import type {MarkdownConfig} from '@docusaurus/types';
import {encodePath} from '../plugins/kit/addresses';
import {pages} from './pages';

/** Adds the card (plugins/cards) to articles without a picture, and removes the words for the search, because its index has them. */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const {frontMatter: all, ...rest} = await params.defaultParseFrontMatter(params);
  const {search: _search, ...frontMatter} = all;
  // Search engines and previews get no unlisted page.
  const image = all.unlisted ? undefined : pages.of(params.filePath)?.card;
  return {...rest, frontMatter: {...(image && {image: encodePath(image)}), ...frontMatter}};
};
