import type {MarkdownConfig} from '@docusaurus/types';
import {exampleRunOf} from './exampleRuns';
import {lastCommitOf} from './lastCommits';
import {pages} from './pages';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** What every page says of itself: readers of search results and link previews see nothing else. */
const required = ['title', 'description'] as const;

/**
 * Wraps the framework's front matter parser: refuses a page without title or description, adds the picture
 * for link previews (`image`), and to a page of the docs what its code blocks were run
 * with (`exampleRun`; see theme/DocItem/Footer) and its last commit (`last_update`).
 *
 * @throws Error that names the file and the missing field.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const page = pages.of(params.filePath);
  const missing = required.filter((field) => {
    const value = result.frontMatter[field];
    return typeof value !== 'string' || value.trim() === '';
  });
  if (missing.length > 0) {
    throw new Error(`${page?.source ?? params.filePath}: front matter lacks ${missing.join(' and ')}.`);
  }
  const exampleRun = exampleRunOf(params.filePath);
  const image = page?.card;
  // The live preview shows no dates, and asks for none.
  const commit = process.env.NODE_ENV === 'production' ? lastCommitOf(params.filePath) : undefined;
  return {
    ...result,
    frontMatter: {
      ...(image && {image}),
      ...(commit && {last_update: commit}),
      ...result.frontMatter,
      ...(exampleRun && {exampleRun}),
    },
  };
};
