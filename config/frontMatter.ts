import type {MarkdownConfig} from '@docusaurus/types';
import {pages} from './pages';
import {typesetLine} from './quotes';

/**
 * Removes `search` from the front matter of a page, because the index of the search has these words. In the description of a page of
 * the docs, code is between backticks, which only its lead shows: `{description: 'Run `x`.'}` → `{description: 'Run x.', lead: 'Run `x`.'}`.
 * No Markdown plugin sets the quotes of front matter: `the 'x'` → `the ‘x’`
 */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const {frontMatter: all, ...rest} = await params.defaultParseFrontMatter(params);
  const {search: _search, ...others} = all;
  const typeset = ['title', 'sidebar_label', 'pagination_label', 'description'].flatMap((key) =>
    typeof others[key] === 'string' ? [[key, typesetLine(others[key])]] : [],
  );
  const frontMatter: Record<string, unknown> = {...others, ...Object.fromEntries(typeset)};
  if (!pages.of(params.filePath)) {
    return {...rest, frontMatter};
  }
  const lead = String(frontMatter.description ?? '');
  return {...rest, frontMatter: {lead, ...frontMatter, description: lead.replaceAll('`', '')}};
};
