import type {MarkdownConfig} from '@docusaurus/types';
import {pages} from './pages';

/**
 * Adds the card for link previews (`image`; see plugins/cards) to the front matter of articles that name no picture. Takes
 * out the words for the search, which browsers get with its index.
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const {frontMatter: all, ...rest} = await params.defaultParseFrontMatter(params);
  const {search: _search, ...frontMatter} = all;
  const image = pages.of(params.filePath)?.card;
  return {...rest, frontMatter: {...(image && {image}), ...frontMatter}};
};
