import type {MarkdownConfig} from '@docusaurus/types';
import {readLastUpdates, type LastUpdate} from './history';
import {pages} from './pages';
import {typesetLine} from './quotes';
import {BLOG} from './site';

let updates: Map<string, LastUpdate> | undefined;

/** The last commit of a page. Like the framework, only a build asks for it. */
function lastUpdate(source: string): LastUpdate | undefined {
  if (process.env.NODE_ENV !== 'production') {
    return undefined;
  }
  updates ??= readLastUpdates(pages.siteDir, [...pages.versions.map(({folder}) => folder), BLOG]);
  return updates.get(source);
}

/**
 * The front matter of a page without `search`, because the index of the search has these words. In the description of a page of the
 * docs, code is between backticks, which only its lead shows: `{description: 'Run `x`.'}` → `{description: 'Run x.', lead: 'Run `x`.'}`.
 * No Markdown plugin sets the quotes of front matter: `the 'x'` → `the ‘x’`. In a build, `last_update` has the last commit of a page
 * that names none.
 */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
  const {frontMatter: all, ...rest} = await params.defaultParseFrontMatter(params);
  const {search: _search, ...others} = all;
  const typeset = ['title', 'sidebar_label', 'pagination_label', 'description'].flatMap((key) =>
    typeof others[key] === 'string' ? [[key, typesetLine(others[key])]] : [],
  );
  const frontMatter: Record<string, unknown> = {...others, ...Object.fromEntries(typeset)};
  const page = pages.of(params.filePath);
  if (!page) {
    return {...rest, frontMatter};
  }
  const lead = String(frontMatter.description ?? '');
  const last_update = lastUpdate(page.source);
  return {
    ...rest,
    frontMatter: {
      lead,
      ...(last_update && {last_update}),
      ...frontMatter,
      description: lead.replaceAll('`', ''),
    },
  };
};
