import type {MarkdownConfig} from '@docusaurus/types';
import {exampleRunOf} from './exampleRuns';
import {lastCommitOf} from './lastCommits';
import {pages} from './pages';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/**
 * Wraps the framework's front matter parser: adds the picture for link previews (`image`), and to a page of the
 * docs what its code blocks were run with (`exampleRun`; see theme/DocItem/Footer) and its last commit (`last_update`).
 * Mistakes were found before: see plugins/authoring/mistakes.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const page = pages.of(params.filePath);
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
